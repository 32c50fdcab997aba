import type { FoulRule } from './foul-words'
import type { PrivateRule } from './private-details'

/** Rules that the second reading may return. */
export const READING_RULES = ['private', 'unkind', 'unsafe', 'instruction'] as const

/** Why a text is refused or held, as a code. `listed`: a word of the word lists, which may have an innocent meaning. */
export type Rule = FoulRule | PrivateRule | 'listed' | (typeof READING_RULES)[number]
