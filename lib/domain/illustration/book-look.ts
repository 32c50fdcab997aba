import { measureContrast } from './compose/contrast'
import { customizeCast } from './customize-cast'
import { colourCrayon } from './things/crayon'
import type { Cast } from './cast'
import type { PageRequest } from './compose/compose-page'
import { placeGuest, planGuest } from './compose/guest'
import { type BookPlan, composePlanned, planBook } from './compose/plan-book'
import type { Customizations } from './customizations'
import type { Direction } from './direction'
import type { EngineVersion } from './engine-version'
import { findToldThing } from './cover/told-thing'
import { PALETTES } from './light/palettes'
import { chooseStoryColours, fullnessOf } from './light/story-colours'
import type { ShotPlan } from './shot-plan'
import { planSounds } from './sounds/plan-sounds'
import { buildSet, paletteOf } from './stage/build-set'
import { freeGroundIn } from './stage/camera'
import { forbiddenGroundOf, placeOf } from './stage/places/table'

/** All that a book's pictures depend on, besides the direction of each page. */
export interface BookLook {
  cast: Cast
  seed: string
  engineVersion: EngineVersion
  /** What the buyer changed in the customizer. */
  customizations?: Customizations | undefined
  /** Its pages are read from right to left; matters where shots are planned. */
  rtl?: boolean | undefined
  /** The whole story, where `pages` are only some of it: its colours go by all pages. */
  story?: StoryPages | undefined
  /**
   * All pages of the book, for pages without a stored plan: their shots are planned together, once for one array. With
   * neither, a page is drawn as its direction says.
   */
  pages?:
    readonly { pageNumber: number; direction: Direction; content?: string; shot?: ShotPlan | undefined }[] | undefined
}

/** What pages have in common. */
type StoryPages = readonly { pageNumber: number; direction: Direction; content?: string }[]

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

function planOfPages(book: Omit<BookLook, 'pages'>, pages: NonNullable<BookLook['pages']>): BookPlan {
  const plan = planBook(pages, (page) => requestOf(book, page), book.rtl)
  const coloured = withColours(plan.shots, book.story ?? pages, book.seed)
  return { ...plan, shots: withSounds(withGuest(coloured, book, pages, plan), pages, book.seed) }
}

/** A small animal on the ground of five pages, if there is room for it as they are laid out. */
function withGuest(
  shots: BookPlan['shots'],
  book: Omit<BookLook, 'pages'>,
  pages: StoryPages,
  plan: BookPlan,
): BookPlan['shots'] {
  const guests = planGuest(pages, shots, book.cast, book.seed, (page, shot) => {
    const request = requestOf(book, page)
    const { direction, layout } = composePlanned(request, shot, plan)
    const { stage } = buildSet(direction, { seed: book.seed, pageNumber: page.pageNumber, lens: layout.lens })
    const free = freeGroundIn(stage, stage.shot, forbiddenGroundOf(direction))
    return placeGuest(layout, 'wants', { free, taken: [] }) !== null
  })
  return new Map(
    [...shots].map(([page, shot]) => {
      const guest = guests.get(page)
      return [page, guest ? { ...shot, guest } : shot]
    }),
  )
}

function withSounds(shots: BookPlan['shots'], pages: StoryPages, seed: string): BookPlan['shots'] {
  const sounds = planSounds(pages, shots, seed)
  return new Map(
    [...shots].map(([page, shot]) => {
      const sound = sounds.get(page)
      return [page, sound === undefined ? shot : { ...shot, sound }]
    }),
  )
}

/** A page by itself has no story, and no colours of one. */
function withColours(shots: BookPlan['shots'], story: StoryPages, seed: string): BookPlan['shots'] {
  if (story.length < 2) return shots
  const directions = story.map(({ direction }) => direction)
  const colours = chooseStoryColours(PALETTES[paletteOf(seed)], directions, findToldThing(directions), seed)
  const fullness = fullnessOf(directions)
  const fullOf = new Map(story.map(({ pageNumber }, i) => [pageNumber, fullness[i] ?? 1]))
  return new Map(
    [...shots].map(([page, shot]) => [page, { ...shot, colours: { ...colours, full: fullOf.get(page) ?? 1 } }]),
  )
}

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
  { direction: requested, pageNumber, shot }: { direction: Direction; pageNumber: number; shot?: ShotPlan | undefined },
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
    colours: shot?.colours,
    guest: shot?.guest,
    sound: shot?.sound,
  }
}
