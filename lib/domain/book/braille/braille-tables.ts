// Which table of liblouis (https://liblouis.io) a text is translated by.
import type { Language } from '../../languages'
import { plainLetter } from '../plain-letters'

/**
 * English is contracted (UEB grade 2), as its braille readers are taught; the others letter by letter, as a child
 * begins. Chinese and Japanese are written by how a character is read, which no table of liblouis knows for certain.
 */
const TABLES: Partial<Record<Language, string>> = {
  en: 'en-ueb-g2.ctb',
  es: 'es-g1.ctb',
  fr: 'fr-bfu-comp6.utb',
  de: 'de-g1.ctb',
  it: 'it-it-comp6.utb',
  pt: 'pt-pt-g1.utb',
  ar: 'ar-ar-g1.utb',
  hi: 'hi-in-g1.utb',
}

/** A name in letters that the book's language doesn't have. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{sc=Cyrillic}/u, 'ru-litbrl.ctb'],
  [/\p{sc=Greek}/u, 'el.ctb'],
  [/\p{sc=Hebrew}/u, 'he-IL.utb'],
  [/\p{sc=Hangul}/u, 'ko-g1.ctb'],
  [/\p{sc=Arabic}/u, 'ar-ar-g1.utb'],
  [/\p{sc=Devanagari}/u, 'hi-in-g1.utb'],
  [/\p{sc=Latin}/u, 'en-ueb-g1.ctb'],
]

const OWN_SCRIPT: Partial<Record<Language, RegExp>> = { ar: /\p{sc=Arabic}/u, hi: /\p{sc=Devanagari}/u }

/** Letters beyond ASCII that a language's table has; English takes them all. */
const LETTERS: Partial<Record<Language, string>> = {
  es: 'áéíóúüñ',
  fr: 'àâæçéèêëîïôœùûüÿ',
  de: 'äöüß',
  it: 'àèéìíòóùú',
  pt: 'áâãàçéêíóôõúü',
}

/** A text as its table can take it: one kind of space and apostrophe, no marks of direction, no foreign accents. */
export function plainText(text: string, language: Language): string {
  const tidy = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (language === 'en') return tidy
  const letters = LETTERS[language] ?? ''
  return tidy
    .replace(/…/g, '...')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/(?![A-Za-z])\p{sc=Latin}/gu, (letter) =>
      letters.includes(letter.toLowerCase()) ? letter : plainLetter(letter),
    )
}

export const hasBraille = (language: Language): boolean => TABLES[language] !== undefined

export interface BrailleRun {
  text: string
  /** Null: no table has these letters. */
  table: string | null
}

/** A text in runs of one table each. */
export function brailleRuns(text: string, language: Language): BrailleRun[] {
  const table = TABLES[language] ?? null
  const own = OWN_SCRIPT[language] ?? /\p{sc=Latin}/u
  const runs: BrailleRun[] = []
  for (const piece of text.split(/(\p{L}[\p{L}\p{M}]*)/u)) {
    const isOwn = !/^\p{L}/u.test(piece) || own.test(piece.charAt(0))
    const its = isOwn ? table : (SCRIPTS.find(([script]) => script.test(piece))?.[1] ?? null)
    const last = runs.at(-1)
    if (last?.table === its) last.text += piece
    else if (piece !== '') runs.push({ text: piece, table: its })
  }
  return runs
}
