import type { Language } from '../lists'
import type { OwnWordList } from './list'

const LISTS: Record<Language, () => Promise<{ list: OwnWordList }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  it: () => import('./it'),
  pt: () => import('./pt'),
  zh: () => import('./zh'),
  ja: () => import('./ja'),
  hi: () => import('./hi'),
  ar: () => import('./ar'),
}

/** The phrases of one language, loaded when something is to be sorted. */
export const loadOwnWords = async (language: Language): Promise<OwnWordList> => (await LISTS[language]()).list
