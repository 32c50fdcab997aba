// What a language's proofreader looks for. Only tests load it.
import type { Measures } from './language'

export interface Proofreading {
  measures: Measures
  /** Found in no page, by what is wrong. */
  faults: readonly (readonly [what: string, pattern: RegExp])[]
  /** Found in no alternative text. */
  faultsOfAlt: readonly RegExp[]
  quotes: readonly [open: RegExp, close: RegExp]
}

export const LEFT_OVER = /[{}[\]<>|*\ue000-\uf8ff]|undefined|\/\//
