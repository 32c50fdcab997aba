import { namesOnCover } from '../../book/cover-names'
import type { Language } from '../../languages'
import type { Direction } from '../direction'
import { getEngine } from '../engine'
import type { BookLook } from '../book-look'
import type { Colour, Scene } from '../scene'
import type { Cover, CoverFrame, CoverWords } from './draw-cover'
import { drawFamily, type Moment } from './draw-family'
import { drawPattern } from './draw-pattern'
import { drawSpot } from './draw-spot'
import { chooseFieldColour } from './field-colour'
import { unletteredCover } from './letter-cover'
import { findToldThing, findWorn, rankThings } from './told-thing'

/** All that a book's cover is drawn from, wherever it is shown. */
export interface CoverFacts {
  look: BookLook
  title: string
  language: Language
  childName: string
  petNames: readonly string[]
  /** Of all pages, in their order. */
  directions: readonly Direction[]
  /** "with Biscuit", in the book's language. */
  withPets: string
}

const begins = ({ directions }: CoverFacts): Pick<CoverWords, 'opening' | 'toldThing' | 'wears'> => ({
  opening: directions[0],
  toldThing: findToldThing(directions),
  wears: findWorn(directions),
})

export const drawBookCover = (facts: CoverFacts, frame?: CoverFrame): Cover =>
  getEngine(facts.look.engineVersion).drawCover(
    facts.look,
    { title: facts.title, names: namesOnCover(facts), language: facts.language, ...begins(facts) },
    frame,
  )

/** Everybody as on the cover, without a word. */
export const drawPortrait = (facts: CoverFacts): Scene =>
  unletteredCover(getEngine(facts.look.engineVersion).drawCover(facts.look, { title: '', ...begins(facts) }))

/** What surrounds the story in a bound or paged book, in the book's own colour. */
export interface BookDecor {
  field: Colour
  ink: Colour
  pattern: (height: number, width?: number) => Scene
  /** 1000 wide. `tall`: most height of the figures; `bare`: without ground. */
  family: (moment: Moment, tall?: number, bare?: boolean) => Scene
  /** The story's thing, small and alone; null if it has none. */
  spot: () => Scene | null
}
export function decorateBook({ look, directions }: Pick<CoverFacts, 'look' | 'directions'>): BookDecor {
  const { field, ink } = chooseFieldColour(look)
  return {
    field,
    ink,
    pattern: (height, width) =>
      drawPattern(rankThings(directions), { seed: look.seed, field, height, ...(width ? { width } : {}) }),
    family: (moment, tall, bare) =>
      drawFamily(look, moment, {
        toldThing: findToldThing(directions),
        wears: findWorn(directions),
        field,
        tall,
        bare,
      }),
    spot: () => drawSpot(findToldThing(directions), { field, seed: look.seed }),
  }
}

/** Of a reader's last page: the family from behind, looking after their story. */
export const drawEndPicture = (facts: Pick<CoverFacts, 'look' | 'directions'>): Scene =>
  decorateBook(facts).family('end')
