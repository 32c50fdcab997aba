// Estimates how long words take to say. Voices that report word boundaries don't need it; for those that don't (most on
// Android, and server voices) this clock highlights the words.
import type { Sentence, Word } from './script'

/** Words per minute; the narration panel uses it for its estimate. */
const WORDS_PER_MINUTE = 150
const MS_PER_WORD = 60_000 / WORDS_PER_MINUTE
/** Mean syllables per word in our books, so that a clock of syllables keeps 150 words a minute. */
const SYLLABLES_PER_WORD = 1.3
const MS_PER_SYLLABLE = MS_PER_WORD / SYLLABLES_PER_WORD / 1.25

const MARKS: readonly [RegExp, number][] = [
  [/[.!?…。！？।؟]/u, 2],
  [/[,;:—–、，；：،؛]/u, 1],
]

/**
 * Counts vowel groups; in scripts that don't write vowels as letters, divides letters by the number a syllable takes.
 */
export function countSyllables(word: string): number {
  const latin = word
    .normalize('NFD')
    .toLowerCase()
    .match(/[aeiouyœæ]+/gu)
  if (latin) return Math.max(1, latin.length - (/[^aeiouy]e$/.test(word.toLowerCase()) && latin.length > 1 ? 1 : 0))
  const letters = [...word].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length
  return Math.max(1, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word) ? letters : Math.round(letters / 2))
}

/** Pause for the punctuation before a word, in syllables. */
function pauseBefore(text: string, { words, end }: Sentence, at: number): number {
  const between = text.slice(words[at - 1]?.end, words[at]?.start ?? end)
  return MARKS.find(([mark]) => mark.test(between))?.[1] ?? 0
}

/**
 * Returns when each word begins, in milliseconds from the start of the sentence, and how long the sentence takes, at
 * `speed` (1: normal).
 */
export function timeWords(text: string, sentence: Sentence, speed: number): { begins: number[]; ms: number } {
  const begins: number[] = []
  let at = 0
  for (const [i, word] of sentence.words.entries()) {
    begins.push(at / speed)
    at += (countSyllables(text.slice(word.start, word.end)) + pauseBefore(text, sentence, i + 1)) * MS_PER_SYLLABLE
  }
  return { begins, ms: at / speed }
}

/** Index of the word being spoken `ms` milliseconds after word `from` began. */
export function findWordAt(text: string, sentence: Sentence, speed: number, ms: number, from = 0): number {
  const { begins } = timeWords(text, sentence, speed)
  const now = (begins[from] ?? 0) + ms
  let at = from
  while (at + 1 < begins.length && (begins[at + 1] ?? Infinity) <= now) at++
  return at
}

/** Some voices stop after 15 seconds of one utterance, at any speed. */
const IN_ONE_GO_MS = 10_000

/**
 * Index after the last word that one utterance may contain, starting at word `from`; cuts after a pause if there is
 * one.
 */
export function fitUtterance(text: string, sentence: Sentence, speed: number, from: number): number {
  const { begins, ms } = timeWords(text, sentence, speed)
  const end = sentence.words.length
  const until = (begins[from] ?? 0) + IN_ONE_GO_MS
  if (ms <= until) return end
  const tooFar = begins.findIndex((begin, i) => i > from && begin > until)
  const last = Math.max(from + 1, (tooFar < 0 ? end : tooFar) - 1)
  for (let at = last; at > from + 1; at--) if (pauseBefore(text, sentence, at) > 0) return at
  return last
}

/** The word that a speech event's offset falls in, or the last one before it. */
export function findWordByOffset(words: readonly Word[], offset: number): number {
  let at = 0
  while (at + 1 < words.length && (words[at + 1]?.start ?? Infinity) <= offset) at++
  return at
}

/** Minutes needed to hear `words` words, rounded up, at 150 words a minute times `speed`. */
export const estimateMinutes = (words: number, speed: number): number =>
  Math.max(1, Math.ceil(words / (WORDS_PER_MINUTE * speed)))
