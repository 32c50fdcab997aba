import { LANGUAGES, type Language } from '@/lib/domain/story/lists'
import type { LetterText } from './layout'

/** A letter's words in every language; its button's label alone, for where it leads is the same in all. */
export type Letters = Record<Language, Omit<LetterText, 'button'> & { button: string }>

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value)

/** The letter's text in a language; in English where that language is none of ours. */
export const letter = (words: Letters, href: string) => (language: string): LetterText => {
  const { button, ...rest } = words[isLanguage(language) ? language : 'en']
  return { ...rest, button: { label: button, href } }
}
