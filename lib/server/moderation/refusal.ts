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
 * How the owner is told that a finished book takes none of the words just typed: it is read before anybody looks at it again, so what would
 * be looked at in a new one is refused too.
 */
export const moderationRefusal = (rules: readonly Rule[]): 'unkind_words' | 'private_words' =>
  rules.some((rule) => REFUSED_OUTRIGHT.includes(rule)) ? 'unkind_words' : 'private_words'
