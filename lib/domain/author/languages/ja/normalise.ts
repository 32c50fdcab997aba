// Last pass over Japanese text: spaces between phrases (分かち書き) are as wide as a letter; none stands at a bracket or
// after a comma. The source has plain spaces.
import { dropSecond } from './honorific'

export const WIDE_SPACE = '\u3000'

export const normaliseText = (paragraph: string, spell: (mark: string) => string): string =>
  dropSecond(paragraph.replace(/\s+/g, ' '), spell)
    .replace(/ (?=[、。！？」…])|(?<=[「、]) /g, '')
    .replace(/(?<=[。！？])(?=[^。！？」 ])/g, ' ')
    .trim()
    .replaceAll(' ', WIDE_SPACE)
