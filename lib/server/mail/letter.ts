// A letter's words in every language; what differs from letter to letter is put in as {name}.
import { LANGUAGES, type Language } from '@/lib/domain/story/lists'
import type { MailText } from './layout'

/** `button`: its label alone, for where it leads is the same in all; `facts`: labels of what is told in a table. */
export type MailWords = Omit<MailText, 'button' | 'facts' | 'ticket'> & { button: string; facts?: readonly string[] }
export type MailTexts = Record<Language, MailWords>

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value)

/**
 * The letter's text in a language; in English where that language is none of ours. `href`: where the button leads; `keys`: what stands
 * in the table beside the words' `facts`, in their order; what stands beside `code` goes on a ticket.
 */
export const letter =
  (words: MailTexts, { href = '{link}', keys = [] }: { href?: string; keys?: readonly string[] } = {}) =>
  (language: string): MailText => {
    const { button, facts = [], ...text } = words[isLanguage(language) ? language : 'en']
    const told = facts.map((label, at) => [label, `{${keys[at]}}`] as const)
    const ticket = told.find(([, value]) => value === '{code}')
    return {
      ...text,
      button: { label: button, href },
      facts: told.filter((fact) => fact !== ticket),
      ...(ticket ? { ticket } : {}),
    }
  }
