// Last pass over expanded text: spaces, capitals at the start of sentences, typographic quotes.

/** Puts "a" or "an" before a noun, by its sound; covers the words that the templates use. */
export const withArticle = (noun: string): string =>
  /^[aeiou]/i.test(noun) && !/^(uni|use|one|eu)/i.test(noun) ? `an ${noun}` : `a ${noun}`

const OPENS_SENTENCE = /(^["“]?|(?<!\.\.)[.!?]["”]? ["“]?)([a-z])/g

/**
 * Normalises one paragraph. A sentence that continues after a closing quote ("Mine," said Kim) keeps its lower-case
 * letter.
 */
export function normaliseText(paragraph: string): string {
  return paragraph
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .trim()
    .replace(OPENS_SENTENCE, (all: string, before: string, letter: string) =>
      /[.!?]["”] $/.test(before) ? all : before + letter.toUpperCase(),
    )
    .replace(/\.\.\./g, '…')
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/'/g, '’')
}
