import { GIFT_CODE_LENGTH } from '../commerce/gift-code-length'

/** What somebody typed as an invite code, without case, blanks and dashes. */
export const normaliseInviteCode = (typed: string): string => typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** As it is shown: ABCD-EFGH. */
export const groupInviteCode = (code: string): string =>
  `${code.slice(0, GIFT_CODE_LENGTH / 2)}-${code.slice(GIFT_CODE_LENGTH / 2)}`
