// What the words of a book can speak of: who is in it, and where and when it takes place.
import type { HomeType, ReadingLevel } from '../../story/lists'
import type { EventWords } from '../world/events'
import type { Kind } from '../world/kinds'
import type { PlaceWords, Somewhere } from '../world/places'
import type { TraitWords } from '../world/traits'
import type { Pronoun } from './pronoun'

export interface Player {
  index: number
  name: string
  /** What the family calls it, from the page after its first mention on; the name where nothing was told. */
  short: string
  /**
   * How it is named once it is known: the name, or more where the child or another pet has the same ("Zoe the cat").
   */
  called: string
  /** The real name, for rules that depend on its letters (d’Anna, Max’); never printed. */
  spelling: string
  kind: Kind
  pronoun: Pronoun
  /** "orange fish"; empty if there is nothing to say. */
  looks: string
  /** The same in fewer words, from longest to shortest: one colour, the kind, nothing. */
  fewer: readonly string[]
  /** What {bo.noise}, {bo.animal} and the like say. */
  facts: object
}

/** A trait of the child or of the leading pet: its key, its kind, and what the language says of it. */
export interface Trait {
  key: string
  kind: string
  words: TraitWords
}

/** What a sequel takes up. */
export const MEMENTOS = ['friend', 'keepsake', 'joke'] as const
export type Memento = (typeof MEMENTOS)[number]

/** What an earlier book of the series left behind, as marks. */
interface Series {
  keepsake: string
  joke: string
  friend: string | undefined
}

export interface Cast {
  /** For words that differ by it, such as what follows a name in Japanese. */
  level: ReadingLevel
  child: { name: string; short: string; spelling: string; pronoun: Pronoun }
  pets: Player[]
  picks: Map<string, string>
  /** What is drawn for a pick that the pictures show. */
  things: Map<string, string>
  place: PlaceWords | undefined
  somewhere: Somewhere | undefined
  event: EventWords | undefined
  occasion: string | undefined
  home: { id: HomeType } | undefined
  /**
   * Facts about the earlier book that a sequel recalls: its topic, the child's deed, and the place unless it is the
   * same as here.
   */
  recall: string | undefined
  deed: string | undefined
  back: Pick<Somewhere, 'at'> | undefined
  series: Series | undefined
  /** The series' friend, where no person of this story takes that part. */
  friend: string | undefined
  /** Of the child and of the leading pet, in the order told. */
  traits: { child: readonly Trait[]; pet: readonly Trait[] }
}

/**
 * What of the family a page speaks of: `leader` is the leading pet by name, "pet second" the pet's second trait, and
 * `spot` the day, where it could have been the place. `friend`, `keepsake` and `joke` are those of the series.
 */
export type Subject =
  'leader' | 'place' | 'day' | 'spot' | 'series' | Memento | `${'pet' | 'child'} ${'second' | 'third'}`

/**
 * The state of one rendering of a text. `met` records who was introduced; `quiet` renderings (alternative text, back
 * matter) introduce nobody; `brief` shortens pets' looks, from 0 (everything) to 3 (nothing).
 */
export interface Voice<C extends Cast = Cast> {
  book: C
  key: string
  pet: Player
  mate?: Player | undefined
  met: Set<number>
  quiet?: boolean
  /** A picture's direction: a pick names the thing that is drawn, not the word for it. */
  drawing?: boolean
  brief?: number
  /** The trait that a line is for. */
  trait?: Trait | undefined
  /** What of the family the text has spoken of so far; not recorded in quiet renderings. */
  subjects?: Set<Subject>
  /** Number of the last subject, for languages whose verbs agree with it. */
  number: { plural: boolean }
}

export const quietVoice = <C extends Cast>(book: C, key: string, pet: Player): Voice<C> => ({
  book,
  key,
  pet,
  met: new Set(),
  quiet: true,
  number: { plural: false },
})
