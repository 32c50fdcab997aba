// The few words of a book that are neither the story's nor the shop's, in the story's language
// (`messages/<language>/book.json`).
import { isRightToLeft, type Language } from '../languages'
import { addDirectionMarks } from './line-order'

/** As a book shows them, the names of its family filled in. */
export interface BookPhrases {
  starring: string
  /** Under a title that names the child alone: "with Biscuit". */
  withPets: string
  /** "This book belongs to", on a line of its own above the name. */
  belongsTo: string
  words: string
  questions: string
  /** Above what a room's book doesn't tell in full. */
  alsoSaid: string
  /** Above the names of everybody who gave an idea. */
  madeUpBy: string
  theEnd: string
  /** Names everyone in the book. */
  thanks: string
  /** A printed book's dedication, to the child. */
  forName: string
  cast: string
  /** Above a line to write on. */
  presentFrom: string
  colourIn: string
  draw: string
}

/** Names joined as the language joins them: "Mila, Biscuit and Olive". */
export const joinNames = (names: readonly string[], language: Language): string =>
  addDirectionMarks(new Intl.ListFormat(language, { type: 'conjunction' }).format(names), isRightToLeft(language))
