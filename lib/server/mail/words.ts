// A letter's words in every language; what differs from letter to letter is put in as {name}.
import { LANGUAGES, type Language } from '@/lib/domain/story/lists'
import type { LetterText } from './layout'

/** `facts`: labels of what is told in a table, in the order of the letter's own keys. */
export type Words = Omit<LetterText, 'button' | 'facts'> & { button: string; facts?: readonly string[] }

const isLanguage = (language: string): language is Language => LANGUAGES.some((known) => known === language)

/** The letter in a language, English for one that isn't spoken here. `keys`: what stands in the table beside the words' `facts`. */
export const letter =
  (words: Record<Language, Words>, keys: readonly string[] = []) =>
  (language: string): LetterText => {
    const { button, facts = [], ...text } = words[isLanguage(language) ? language : 'en']
    return { ...text, button: { label: button, href: '{link}' }, facts: facts.map((label, at) => [label, `{${keys[at]}}`]) }
  }
