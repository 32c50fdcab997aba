import type { ChildTrait, PetTrait } from '../traits'

/** Verbs that say what is done with a thing: fear, steal, love, sleep, collect. */
export const VERBS = ['fear', 'theft', 'favourite', 'sleep', 'collection'] as const
export type Verb = (typeof VERBS)[number]

/** How families of a language say a trait. All are patterns in lower case, with "'" as the only apostrophe. */
export interface OwnWordList {
  /** Whether words have spaces between them. */
  spaced: boolean
  /** Whether the verb follows its objects ("socks and spoons she steals"). */
  verbLast?: boolean
  /** Joins two statements, beside commas and full stops. */
  and: string
  /** Denies what follows it; in a language whose verb comes last, what stands before. */
  not: string
  /** Contains a `not`, but denies nothing ("never stops"). */
  yet: string
  verbs: Record<Verb, string>
  /** What is feared, stolen, loved ... needs a verb; everything else stands for itself. */
  pet: Partial<Record<PetTrait, string>>
  child: Partial<Record<ChildTrait, string>>
}
