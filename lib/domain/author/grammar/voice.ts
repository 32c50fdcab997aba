// The state of one rendering of a text.
import type { Book, Player } from './book'

/**
 * `met` records who was introduced; `quiet` renderings (alternative text, back matter) introduce nobody; `brief` shortens
 * pets' looks, from 0 (everything) to 3 (nothing).
 */
export interface Voice {
  book: Book
  key: string
  pet: Player
  mate?: Player | undefined
  met: Set<number>
  quiet?: boolean
  /** A picture's direction: a pick names the thing that is drawn, not the word for it. */
  drawing?: boolean
  brief?: number
  /** Number of the last subject, for languages whose verbs agree with it. */
  number: { plural: boolean }
}

export const quietVoice = (book: Book, key: string, pet: Player): Voice => ({
  book,
  key,
  pet,
  met: new Set(),
  quiet: true,
  number: { plural: false },
})
