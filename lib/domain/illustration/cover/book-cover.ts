import { namesOnCover } from '../../book/cover-names'
import type { Language } from '../../languages'
import type { Direction } from '../direction'
import { getEngine } from '../engine'
import type { BookLook } from '../illustrate'
import type { Scene } from '../scene'
import type { Cover, CoverFrame, CoverWords } from './draw-cover'
import { unletteredCover } from './letter-cover'
import { findToldThing } from './told-thing'

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

const begins = ({ directions }: CoverFacts): Pick<CoverWords, 'opening' | 'toldThing'> => ({
  opening: directions[0],
  toldThing: findToldThing(directions),
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
