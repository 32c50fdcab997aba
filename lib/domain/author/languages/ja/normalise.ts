// Last pass over Japanese text: spaces between phrases (分かち書き) are as wide as a letter; none stands at a bracket or
// after a comma. The source has plain spaces.
import { dropSecond } from './honorific'

export const WIDE_SPACE = '\u3000'

/** Of what a buyer typed: a space between Japanese letters is a phrase's; one between Latin letters is a word's. */
export const widenSpaces = (typed: string): string =>
  typed.replace(
    /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]) | (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu,
    WIDE_SPACE,
  )

export const normaliseText = (paragraph: string, spell: (mark: string) => string): string =>
  dropSecond(paragraph.replace(/\s+/g, ' '), spell)
    .replace(/ (?=[、。！？」…])|(?<=[「、]) /g, '')
    .replace(/(?<=[。！？])(?=[^。！？」 ])/g, ' ')
    .trim()
    .replaceAll(' ', WIDE_SPACE)
