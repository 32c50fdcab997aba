// How a picture lies on its page: as a band to the edges, above a torn edge; as a vignette on paper; or to all edges, with
// the words in a quiet part of it. Decided for the whole book from its directions and texts, the shots planned for it and
// its seed, so that screens and paper agree.
import { chance } from '../chance'
import type { Direction, Framing } from '../illustration/direction'
import type { PageForm } from '../illustration/shot-plan'
import { placeOf } from '../illustration/stage/places/table'
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
}

/** Pages of one form: at most how many, how far apart at least, and which suit it. */
interface FormRule {
  form: PageForm
  most: number
  apart: number
  suits: (page: FormedPage) => boolean
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
/** Letters in such a line; ideographs are twice as wide. */
const LETTERS = 42
const WIDE_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const lettersOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? 2 : 1), 0)

const heightOf = (text: string): number =>
  splitParagraphs(text).reduce((sum, part) => sum + Math.ceil(lettersOf(part) / LETTERS) * LINE + PARAGRAPH, 0)

const hasQuietPart = ({ framing, direction: { setting, light, weather }, text, quiet }: FormedPage): boolean =>
  text !== undefined &&
  LEAVES_ROOM.has(framing) &&
  DRY.has(weather) &&
  !UNQUIET.has(setting) &&
  (QUIET_WALL.has(light) || !('indoor' in placeOf(setting).place)) &&
  (quiet?.() ?? 0) >= heightOf(text)

/** In this order; what a form has taken is not given to the next. */
const RULES: readonly FormRule[] = [
  { form: 'full', most: 3, apart: 4, suits: hasQuietPart },
  { form: 'vignette', most: 4, apart: 3, suits: mayStandOnPaper },
]

/** The form of each page. The first two set the scene and the last one closes it: they are bands. */
export function planPageForms(pages: readonly FormedPage[], seed: string): ReadonlyMap<number, PageForm> {
  const forms = new Map<number, PageForm>(pages.map(({ pageNumber }) => [pageNumber, 'band']))
  const inside = pages
    .slice(2, -1)
    .map((page) => ({ page, rank: chance(seed, `form ${page.pageNumber}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
  for (const { form, most, apart, suits } of RULES) {
    const chosen: number[] = []
    for (const page of inside) {
      const { pageNumber } = page
      if (chosen.length === most) break
      if (forms.get(pageNumber) !== 'band' || chosen.some((other) => Math.abs(other - pageNumber) < apart)) continue
      if (suits(page)) chosen.push(pageNumber)
    }
    for (const pageNumber of chosen) forms.set(pageNumber, form)
  }
  return forms
}
