const WIDE_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Letters of a text; ideographs count twice, being as wide as two. */
export const countLetters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? 2 : 1), 0)
