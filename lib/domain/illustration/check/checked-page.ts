// A page as it is checked: what is told of it, and what its picture shows.
import type { Cast } from '../cast'
import type { Actor, Direction } from '../direction'
import type { Picture } from '../picture'
import { findMarked, type Marked } from './marks'

export interface CheckedPage {
  pageNumber: number
  direction: Direction
  picture: Picture
  cast: Cast
  members: Marked[]
  hands: Marked[]
  things: Marked[]
  faces: Marked[]
}

/** How many were measured, and what is wrong with which. */
export interface Measured {
  count: number
  flaws: string[]
}

export const readPage = (
  picture: Picture,
  { pageNumber, direction, cast }: { pageNumber: number; direction: Direction; cast: Cast },
): CheckedPage => {
  const marked = findMarked(
    picture.scene.nodes,
    ({ cast: who, castPart, hand, thing, face }) => (who ?? castPart ?? hand ?? thing ?? face) !== undefined,
  )
  return {
    pageNumber,
    direction,
    picture,
    cast,
    members: marked.filter((one) => (one.cast ?? one.castPart) !== undefined),
    hands: marked.filter(({ hand }) => hand !== undefined),
    things: marked.filter(({ thing }) => thing !== undefined),
    faces: marked.filter(({ face }) => face),
  }
}

/** The actors who are in the picture, each with who it is. */
export const actorsIn = ({ direction, cast, members }: CheckedPage) =>
  direction.actors.flatMap((actor: Actor) => {
    const member = cast.find(({ who }) => who === actor.who)
    return member && members.some((one) => one.cast === actor.who) ? [{ actor, member }] : []
  })

/** The drawn thing that somebody acts on: in the own hands, or where the one who shares it has it. */
export function thingOf({ things }: CheckedPage, who: string, word: string): Marked[] {
  const all = things.filter(({ thing }) => thing === word)
  const own = all.filter(({ of }) => of === who)
  return own.length ? own : all
}
