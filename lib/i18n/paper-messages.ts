import { createTranslator } from 'use-intl/core'
import type { Language } from '../domain/languages'
import type messages from '@/messages/en/papers.json'

const loadPaperMessages = async (language: Language): Promise<typeof messages> =>
  (await import(`../../messages/${language}/papers.json`)).default

/** The words of papers (invoices, reading guides) in a language. */
export const loadPaperWords = async (language: Language) =>
  createTranslator({ locale: language, messages: await loadPaperMessages(language) })
