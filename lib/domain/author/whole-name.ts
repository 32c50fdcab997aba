// Finds a name in a finished text as a whole word.

/** Scripts without spaces between words, where a name has no visible end. */
const UNSPACED = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}ー]'
const unspaced = new RegExp(UNSPACED, 'u')
/** A letter that goes on with a word: Bo is not in a bowl, but in "Boは". */
const GOES_ON = `(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}]`
const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The source of a pattern with the flag u. */
export const wholeName = (name: string): string =>
  unspaced.test(name) ? escaped(name) : `(?<!${GOES_ON})${escaped(name)}(?!${GOES_ON})`
