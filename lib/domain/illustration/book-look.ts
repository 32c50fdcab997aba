import { measureContrast } from './compose/contrast'
import { customizeCast } from './customize-cast'
import { colourCrayon } from './things/crayon'
import type { Cast } from './cast'
import type { PageRequest } from './compose/compose-page'
import { type BookPlan, planBook } from './compose/plan-book'
import type { Customizations } from './customizations'
import type { Direction } from './direction'
import type { EngineVersion } from './engine-version'
import type { ShotPlan } from './shot-plan'
import { placeOf } from './stage/places/table'

/** All that a book's pictures depend on, besides the direction of each page. */
export interface BookLook {
  cast: Cast
  seed: string
  engineVersion: EngineVersion
  /** What the buyer changed in the customizer. */
  customizations?: Customizations | undefined
  /** Its pages are read from right to left; matters where shots are planned. */
  rtl?: boolean | undefined
  /**
   * All pages of the book, for pages without a stored plan: their shots are planned together, once for one array. With
   * neither, a page is drawn as its direction says.
   */
  pages?:
    readonly { pageNumber: number; direction: Direction; content?: string; shot?: ShotPlan | undefined }[] | undefined
}

const plans = new WeakMap<object, { book: BookLook; plan: BookPlan }>()
export function planOf(book: BookLook): BookPlan | undefined {
  const { pages, cast, seed, customizations } = book
  if (!pages) return undefined
  const known = plans.get(pages)
  if (known?.book.cast === cast && known.book.seed === seed && known.book.customizations === customizations)
    return known.plan
  const plan = planOfPages(book, pages)
  plans.set(pages, { book, plan })
  return plan
}

const planOfPages = (book: Omit<BookLook, 'pages'>, pages: NonNullable<BookLook['pages']>): BookPlan =>
  planBook(pages, (page) => requestOf(book, page), book.rtl)

/** The pages with the plan of each, which takes ten times as long as one picture: made once, and stored. */
export const planPages = <Page extends { pageNumber: number; direction: Direction; content?: string }>(
  book: Omit<BookLook, 'pages'>,
  pages: readonly Page[],
): (Page & { shot?: ShotPlan | undefined })[] => {
  const { shots } = planOfPages(book, pages)
  return pages.map((page) => ({ ...page, shot: shots.get(page.pageNumber) }))
}

/** What the layout of a page depends on. */
export function requestOf(
  book: BookLook,
  { direction: requested, pageNumber }: { direction: Direction; pageNumber: number },
): PageRequest {
  const { place } = placeOf(requested.setting)
  const [indoor, swims] = ['indoor' in place, 'swims' in place]
  // There is no weather under water.
  const coloured = colourCrayon(requested, book.pages)
  const direction: Direction = swims ? { ...coloured, weather: 'clear' } : coloured
  const cast = customizeCast(book.cast, book.customizations)
  const present = cast.filter(({ who }) => direction.actors.some((actor) => actor.who === who))
  return {
    cast,
    direction,
    pageNumber,
    seed: book.seed,
    place: { indoor, swims },
    ownProps: 'ownProps' in place ? place.ownProps : [],
    contrast: measureContrast(present, direction),
    colourScheme: book.customizations?.colorScheme,
  }
}
