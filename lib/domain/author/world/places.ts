// Places: what every language has to say about one, and how one that a buyer typed is recognised.
import type { Destination } from '../../illustration/direction'

/** A language adds the phrases that its stories use. */
export interface PlaceWords {
  id: Destination
  name: string
  /** Where something happens there: "in Sydney". */
  at: string
  /** Other spellings that buyers use, in lower case. */
  aliases?: string[]
}
/** A place as a story mentions it, known or in the buyer's own words. */
export interface Somewhere {
  name: string
  at: string
}

export function findPlaceIn<P extends PlaceWords>(places: readonly P[], text: string | undefined): P | undefined {
  const wanted = (text ?? '').trim().toLowerCase()
  return places.find(
    (p) =>
      p.id === wanted ||
      p.name.toLowerCase() === wanted ||
      p.aliases?.includes(wanted) ||
      wanted.startsWith(`${p.name.toLowerCase()},`),
  )
}
