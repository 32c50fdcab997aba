/** Latin letters that don't fall apart into a letter and a mark. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ŋ: 'ng',
  ħ: 'h',
}

/** A letter without its marks, in letters of ASCII where it has any. */
export const plainLetter = (letter: string): string =>
  letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\u0000-\u007f]/gu, (one) => {
      const found = PLAIN_LETTERS[one.toLowerCase()] ?? one
      return one === one.toLowerCase() ? found : found.toUpperCase()
    })
