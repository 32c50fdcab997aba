// What a language has to say about a trait of a child or a pet; which facts a kind of trait has: docs/stories.md.
import type { Prop } from '../../illustration/direction'
import type { ReadingLevel } from '../../story/lists'

export interface TraitWords {
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
  /** "very old" */
  is?: string
  /** "in the washing basket" */
  where?: string
  /** What is drawn of it; undefined where nothing can be. */
  prop?: Prop
  /** A whole sentence in story syntax, for a second or third trait. */
  line: Record<ReadingLevel, string>
}
