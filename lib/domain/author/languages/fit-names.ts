// Names that are put into a finished text: words before them may depend on their letters.
import type { Language } from '../../story/lists'
import { fitConjunctions } from './es/conjunction'
import { fitElision } from './fr/elision'
import { fitHonorifics } from './ja/honorific'

const FITS: Partial<Record<Language, (text: string, names: readonly string[]) => string>> = {
  es: fitConjunctions,
  fr: fitElision,
  ja: fitHonorifics,
}

export const fitNames = (text: string, language: Language, names: readonly string[]): string =>
  FITS[language]?.(text, names) ?? text
