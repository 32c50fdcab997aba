// What every language has to say about a trait of the child or of a pet (story/traits.ts). A language adds the forms
// that its stories use.
import type { Prop } from '../../illustration/direction'
import type { ReadingLevel } from '../../story/lists'

/** Which facts a trait has depends on its kind (docs/stories.md). None carries a verb that agrees with its subject. */
export interface TraitFacts {
  /** "the broom" */
  thing?: string
  /** "a broom" */
  a?: string
  /** "brooms" */
  things?: string
  /** "dig holes" */
  do?: string
  /** "dug holes" */
  did?: string
  /** "digging holes" */
  doing?: string
  /** "aroo" */
  sound?: string
  /** "three legs" */
  has?: string
  /** "rather old" */
  is?: string
  /** "in the washing basket" */
  where?: string
  /** What is drawn of it, where something can be. */
  prop?: Prop
}
export interface TraitWords extends TraitFacts {
  /** For a second or third trait: a sentence in story syntax that is true on any page of any story, picture or not. */
  line: Record<ReadingLevel, string>
}

/** Sentences for 0-4, 5-8 and 9-12. */
export type TraitLines = readonly [string, string, string]

const KEYS = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[]

/** Joins what a language says of each trait: the facts, and the sentences. */
export const joinTraits = <K extends string, F extends TraitFacts>(
  facts: Record<K, F>,
  lines: Record<K, TraitLines>,
): Record<K, F & TraitWords> =>
  Object.fromEntries(
    KEYS(facts).map((key) => {
      const [young, middle, old] = lines[key]
      return [key, { ...facts[key], line: { '0-4': young, '5-8': middle, '9-12': old } }]
    }),
  ) as Record<K, F & TraitWords>
