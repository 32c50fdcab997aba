import { createTranslator } from 'use-intl/core'
import type messages from '@/messages/en/book.json'
import { narrators, type NarrationVoice } from '../domain/book/narration/voices'
import { joinNames, type BookPhrases } from '../domain/book/phrases'
import type { Language } from '../domain/languages'

const loadBookMessages = async (language: Language): Promise<typeof messages> =>
  (await import(`../../messages/${language}/book.json`)).default

/** A build compiles messages, so that only a translator can read them. */
const loadBookTranslator = async (language: Language) =>
  createTranslator({ locale: language, messages: await loadBookMessages(language) })

/** "with Biscuit", on a cover whose title names the child. */
export const loadWithPets = async (language: Language, petNames: readonly string[]): Promise<string> =>
  (await loadBookTranslator(language))('withPets', { names: joinNames(petNames, language) })

/** A book's own phrases in its language, with the family's names in them. */
export async function loadBookPhrases(
  language: Language,
  { childName, petNames }: { childName: string; petNames: readonly string[] },
): Promise<BookPhrases> {
  const t = await loadBookTranslator(language)
  return {
    starring: t('starring'),
    withPets: t('withPets', { names: joinNames(petNames, language) }),
    belongsTo: t('belongsTo'),
    words: t('words'),
    questions: t('questions'),
    alsoSaid: t('alsoSaid'),
    madeUpBy: t('madeUpBy'),
    theEnd: t('theEnd'),
    thanks: t('thanks', { names: joinNames([childName, ...petNames], language) }),
    forName: t('forName', { name: childName }),
    cast: t('cast'),
    presentFrom: t('presentFrom'),
    colourIn: t('colourIn'),
    draw: t('draw'),
  }
}

/** The six narrators of a language, women first. */
export const loadNarrators = async (language: Language): Promise<NarrationVoice[]> =>
  narrators(language, (await loadBookMessages(language)).narrators)
