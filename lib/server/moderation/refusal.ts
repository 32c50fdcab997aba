import type { Rule } from '@/lib/domain/moderation/rules'

const REFUSED_OUTRIGHT: readonly string[] = [
  'obscene',
  'violent',
  'hateful',
  'listed',
  'instruction',
  'unkind',
  'unsafe',
] satisfies Rule[]

/**
 * Error code for a text that the owner adds to a finished book. The book can be read at once, so what would hold a new
 * story is refused here.
 */
export const moderationRefusal = (rules: readonly Rule[]): 'unkind_words' | 'private_words' =>
  rules.some((rule) => REFUSED_OUTRIGHT.includes(rule)) ? 'unkind_words' : 'private_words'
