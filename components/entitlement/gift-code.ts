// A gift code as typed, pasted or found in the page's address.
import { GIFT_CODE_LENGTH } from '@/lib/domain/commerce/gift-code-length'

/** Without blanks, dashes of any length, and the invisible signs that a letter puts around a code. */
export const normaliseCode = (typed: string): string =>
  typed
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
    .slice(0, GIFT_CODE_LENGTH)

/** The code in a query string ('?gift_code=wagtale1'), or null. */
export function codeFromUrl(query: string): string | null {
  const parameters = new URLSearchParams(query)
  for (const name of ['code', 'gift_code', 'gift_applied']) {
    const code = normaliseCode(parameters.get(name) ?? '')
    if (code) return code
  }
  return null
}
