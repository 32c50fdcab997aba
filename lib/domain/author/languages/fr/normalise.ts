// Last pass over French text: elision, spaces, the commas of appositions, capitals, quotation marks with their spaces.
import { elide } from './elision'

/** Before : and inside « » */
const SPACE = '\u00a0'
/** Before ; ! ? */
const THIN_SPACE = '\u202f'

/**
 * « Moi ! » dit Kim: after a closing quote a small letter continues the sentence. The writer begins a new one with a
 * capital.
 */
const OPENS_SENTENCE = /(^(?:«\u00a0)?|(?<!\.\.)[.!?] (?:«\u00a0)?)(\p{Ll})/gu

export const normaliseText = (paragraph: string, spell: (mark: string) => string): string =>
  elide(paragraph.replace(/\s+/g, ' ').replace(/'/g, '’'), spell)
    .replace(/ ([,.!?;:])(?!\.)/g, '$1')
    // "Voici Rex, le chien,." and "Rex, le chien,, court": the mark that follows ends the apposition.
    .replace(/,([,.!?;:])/g, '$1')
    .replace(/,"/g, '"')
    .trim()
    .replace(/(^|[\s(])"/g, `$1«${SPACE}`)
    .replace(/"/g, `${SPACE}»`)
    .replace(OPENS_SENTENCE, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ ?\.\.\./g, '…')
    .replace(/(?<=[^\s!?])([!?;])/g, `${THIN_SPACE}$1`)
    .replace(/(?<=\S):(?=\s|$)/g, `${SPACE}:`)
