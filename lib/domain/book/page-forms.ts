// How a picture lies on its page: as a band to the edges, above a torn edge, or as a vignette on paper. Decided for the
// whole book from its directions, the shots planned for it and its seed, so that screens and paper agree.
import { chance } from '../chance'
import type { Direction, Framing } from '../illustration/direction'

export const PAGE_FORMS = ['band', 'vignette'] as const
export type PageForm = (typeof PAGE_FORMS)[number]

/** Most vignettes of a book, and pages between two of them at least. */
const MOST = 4
const APART = 3
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

interface FormedPage {
  pageNumber: number
  direction: Direction
  /** As planned for the book. */
  framing: Framing
}

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

/** Pages in a small place on paper; all others are bands. The first page sets the scene and the last one closes it. */
export function planPageForms(pages: readonly FormedPage[], seed: string): ReadonlyMap<number, PageForm> {
  const fit = pages
    .slice(2, -1)
    .filter(mayStandOnPaper)
    .map(({ pageNumber }) => ({ pageNumber, rank: chance(seed, `form ${pageNumber}`) }))
    .toSorted((a, b) => a.rank - b.rank)
  const chosen: number[] = []
  for (const { pageNumber } of fit)
    if (chosen.length < MOST && chosen.every((other) => Math.abs(other - pageNumber) >= APART)) chosen.push(pageNumber)
  return new Map(pages.map(({ pageNumber }) => [pageNumber, chosen.includes(pageNumber) ? 'vignette' : 'band']))
}
