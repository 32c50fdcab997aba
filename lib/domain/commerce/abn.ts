const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
const MODULUS = 89

/**
 * An Australian Business Number, as it is typed, to its eleven digits; null for one whose check digits are wrong
 * (Australian Business Register, "Format of the ABN").
 */
export function parseAbn(typed: string): string | null {
  const abn = typed.replace(/\s/g, '')
  if (!/^[1-9]\d{10}$/.test(abn)) return null
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (Number(abn[at]) - (at === 0 ? 1 : 0)), 0)
  return sum % MODULUS === 0 ? abn : null
}

/** As it is printed: 51 824 753 556. */
export const formatAbn = (abn: string): string =>
  abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
