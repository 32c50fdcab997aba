// How a picture lies on its page: as a band to the edges, above a torn edge; as one spot on paper, or as two; to all
// edges, with the words in a quiet part of it; over two facing pages; or not at all, where one line stands on a page
// before the turn. Decided for the whole book from its directions and texts, the shots planned for it and its seed,
// so that screens and paper agree.
import { chance } from '../chance'
import type { Direction, Framing } from '../illustration/direction'
import type { GutterPlan, PageForm } from '../illustration/shot-plan'
import { placeOf } from '../illustration/stage/places/table'
import { countLetters } from './count-letters'
import { splitLastLine } from './last-line'
import { splitParagraphs } from './reader-pages'

interface FormedPage {
  pageNumber: number
  direction: Direction
  /** As planned for the book. */
  framing: Framing
  /** Without its words, a page is a band or a vignette. */
  text?: string | undefined
  /** Height of the quiet part over its cast, in thousandths of the page; 0 if the cast has no room beside words. */
  quiet?: (() => number) | undefined
  /** Whether it falls into two small pictures. */
  isTwo?: (() => boolean) | undefined
}

/** Pages of one form: at most how many, how far apart at least, and which suit it. */
interface FormRule {
  form: PageForm
  most: number
  apart: number
  suits: (page: FormedPage) => boolean
  /** The lowest is chosen first; else by the book's seed. */
  rank?: (page: FormedPage) => number
}

/** A crowd needs the whole page. */
const MOST_ACTORS = 4
/** A dark place, or one full of weather or water, is no spot on white paper. */
const BRIGHT: ReadonlySet<string> = new Set(['morning', 'noon', 'golden'])
const DRY: ReadonlySet<string> = new Set(['clear', 'cloud'])
const WHOLE_PAGE: ReadonlySet<string> = new Set([
  'underwater',
  'great-barrier-reef',
  'pool',
  'sky',
  'night',
  'boat',
  'cave',
])
/** Shots of which a part is enough; the others are made for the whole page. */
const ON_PAPER: ReadonlySet<string> = new Set(['bust', 'knee', 'whole'])

const mayStandOnPaper = ({
  framing,
  direction: { setting, light, weather, shot, actors, event },
}: FormedPage): boolean =>
  BRIGHT.has(light) &&
  DRY.has(weather) &&
  !WHOLE_PAGE.has(setting) &&
  ON_PAPER.has(framing) &&
  shot !== 'behind' &&
  event === undefined &&
  actors.length <= MOST_ACTORS &&
  actors.every(({ at, pose }) => at !== 'aboard' && pose !== 'sleep')

/** Shots with sky or wall over the cast. */
const LEAVES_ROOM: ReadonlySet<string> = new Set(['whole', 'tiny'])
/** By day a room's wall is full of things; in lamplight they are in the dark. */
const QUIET_WALL: ReadonlySet<string> = new Set(['lamp', 'night'])
const UNQUIET: ReadonlySet<string> = new Set(['underwater', 'great-barrier-reef', 'cave', 'sky', 'stage'])

/** In thousandths of a page's width: a line in the largest type and the gap between paragraphs. */
const LINE = 52
const PARAGRAPH = 18
/** Letters in such a line. */
const LETTERS = 42

/** What words take in the largest type. */
export const heightOfWords = (text: string): number =>
  splitParagraphs(text).reduce((sum, part) => sum + Math.ceil(countLetters(part) / LETTERS) * LINE + PARAGRAPH, 0)

const hasQuietPart = ({ framing, direction: { setting, light, weather }, text, quiet }: FormedPage): boolean =>
  text !== undefined &&
  LEAVES_ROOM.has(framing) &&
  DRY.has(weather) &&
  !UNQUIET.has(setting) &&
  (QUIET_WALL.has(light) || !('indoor' in placeOf(setting).place)) &&
  (quiet?.() ?? 0) >= heightOfWords(text)

/** Before the turn of a story: pages of its fourth part, but for the climax. */
const BEFORE_TURN = { from: 13, to: 17 }
/** Shots that a book has enough of: it can spare one of their pictures. */
const SPARE: ReadonlySet<string> = new Set(['bust', 'knee', 'whole', 'shoulder'])
const LONGEST_LINE = 46
const LONGEST_PAGE = 210

const lineOf = ({ text = '' }: FormedPage): string => splitLastLine(text)?.line ?? ''

/** The words end in something short, and the picture shows no act that they leave open. */
const endsInALine = (page: FormedPage): boolean => {
  const { pageNumber, framing, text = '', direction } = page
  const line = lineOf(page)
  return (
    pageNumber >= BEFORE_TURN.from &&
    pageNumber <= BEFORE_TURN.to &&
    SPARE.has(framing) &&
    direction.actors.every(({ act }) => act === undefined) &&
    line !== '' &&
    line !== text.trim() &&
    countLetters(line) <= LONGEST_LINE &&
    countLetters(text) <= LONGEST_PAGE
  )
}

/** A page later is worth a line so much longer: it is nearer to the turn. */
const LATER = 4
const lateAndShort = (page: FormedPage): number => countLetters(lineOf(page)) - LATER * page.pageNumber

/** Shots of which two lie on a page without becoming others. */
const TWO: ReadonlySet<string> = new Set(['bust', 'knee'])

/** Forms with much paper: two of them side by side would be an empty stretch. */
const PAPER: ReadonlySet<PageForm> = new Set<PageForm>(['line', 'spots', 'vignette'])

/** In this order; what a form has taken is not given to the next. */
const RULES: readonly FormRule[] = [
  { form: 'line', most: 1, apart: 1, suits: endsInALine, rank: lateAndShort },
  { form: 'full', most: 3, apart: 4, suits: hasQuietPart },
  {
    form: 'spots',
    most: 2,
    apart: 5,
    suits: (page) => mayStandOnPaper(page) && TWO.has(page.framing) && page.isTwo?.() === true,
  },
  { form: 'vignette', most: 4, apart: 3, suits: mayStandOnPaper },
]

/** Two scenes over the fold a book at most, six pages apart. */
const GUTTERS = { most: 2, apart: 6 }
/** What a page promises by its word for the shot, that a wide scene would lose: it stays by itself. */
const ALONE: ReadonlySet<string> = new Set(['face', 'bust', 'shoulder', 'below', 'plan', 'behind'])
/** How much less a pair suits a wide scene: where the page wants to be near, and for each of a crowd. */
const NEAR = 0.5
const WANTS_OTHERS: ReadonlySet<string> = new Set(['close', 'above'])
const EACH_OF_CROWD = 0.12

const TINY = ['tiny'] as const
const FRAMINGS_OF_PAIRS = ['whole', ...TINY] as const

interface FacingPage {
  pageNumber: number
  direction: Direction
}

/**
 * Pairs of an even page and the odd one after it, which face each other in a printed book, that become one scene: its
 * framing, by the first page of each. Decided before the shots of the others are planned.
 *
 * @param isOneScene whether the page and the one that it faces can be laid out together in this framing, and the book
 *   keeps its promises beside those that are chosen already
 */
export function planGutters(
  pages: readonly FacingPage[],
  seed: string,
  isOneScene: (
    first: FacingPage,
    framing: GutterPlan['framing'],
    chosen: ReadonlyMap<number, GutterPlan['framing']>,
  ) => boolean,
): ReadonlyMap<number, GutterPlan['framing']> {
  const byNumber = new Map(pages.map((page) => [page.pageNumber, page]))
  const shotOf = (number: number) => byNumber.get(number)?.direction.shot
  const pairs = pages
    .slice(1, -1)
    .flatMap((first) => {
      const second = byNumber.get(first.pageNumber + 1)
      if (first.pageNumber % 2 || !second || second === pages.at(-1)) return []
      const directions = [first.direction, second.direction]
      if (directions.some(({ shot }) => ALONE.has(shot))) return []
      const near = directions.filter(({ shot }) => WANTS_OTHERS.has(shot)).length * NEAR
      const isTiny = directions.some(({ shot }) => shot === 'tiny')
      const crowd = directions.reduce((sum, { actors }) => sum + actors.length, 0) * EACH_OF_CROWD
      return [{ first, isTiny, rank: chance(seed, `gutter ${first.pageNumber}`) + near + crowd }]
    })
    .toSorted((a, b) => a.rank - b.rank)
  const chosen = new Map<number, GutterPlan['framing']>()
  for (const { first, isTiny } of pairs) {
    const { pageNumber } = first
    if (chosen.size === GUTTERS.most) break
    if ([...chosen.keys()].some((other) => Math.abs(other - pageNumber) < GUTTERS.apart)) continue
    const beside = [shotOf(pageNumber - 1), shotOf(pageNumber + 2)]
    const framing = (isTiny ? TINY : FRAMINGS_OF_PAIRS).find(
      (one) => !beside.includes(one) && isOneScene(first, one, chosen),
    )
    if (framing) chosen.set(pageNumber, framing)
  }
  return chosen
}

/**
 * The form of each page. The first two set the scene and the last one closes it: they are bands.
 *
 * @param gutters by first page, pairs that share a scene
 */
export function planPageForms(
  pages: readonly FormedPage[],
  seed: string,
  gutters: ReadonlyMap<number, unknown> = new Map(),
): ReadonlyMap<number, PageForm> {
  const forms = new Map<number, PageForm>(
    pages.map(({ pageNumber }) => [
      pageNumber,
      gutters.has(pageNumber) || gutters.has(pageNumber - 1) ? 'gutter' : 'band',
    ]),
  )
  const inside = pages
    .slice(2, -1)
    .map((page) => ({ page, rank: chance(seed, `form ${page.pageNumber}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
  for (const { form, most, apart, suits, rank = () => 0 } of RULES) {
    const chosen: number[] = []
    for (const page of inside.toSorted((a, b) => rank(a) - rank(b))) {
      const { pageNumber } = page
      if (chosen.length === most) break
      const besidePaper = PAPER.has(form) && [-1, 1].some((by) => PAPER.has(forms.get(pageNumber + by) ?? 'band'))
      if (
        besidePaper ||
        forms.get(pageNumber) !== 'band' ||
        chosen.some((other) => Math.abs(other - pageNumber) < apart)
      )
        continue
      if (suits(page)) chosen.push(pageNumber)
    }
    for (const pageNumber of chosen) forms.set(pageNumber, form)
  }
  return forms
}
