// Last pass over German text: spaces, the commas of appositions, capitals at the start of sentences, quotes.

/**
 * After a closing quote a sentence continues only with a comma („Komm!“, sagte Kim), so whatever else follows begins
 * one.
 */
const OPENS_SENTENCE = /(^[„"]?|(?<!\.\.)[.!?]["“]? [„"]?)(\p{Ll})/gu

export const normaliseText = (paragraph: string): string =>
  paragraph
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:])(?!\.)/g, '$1')
    // "Da ist Rex, der Hund,." and "Rex, der Hund,, lief": the mark that follows ends the apposition.
    .replace(/,([,.!?;:])/g, '$1')
    .replace(/,"/g, '"')
    .trim()
    .replace(/(^|[\s(])"/g, '$1„')
    .replace(/"/g, '“')
    .replace(OPENS_SENTENCE, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\.\.\./g, '…')
    .replace(/'/g, '’')
