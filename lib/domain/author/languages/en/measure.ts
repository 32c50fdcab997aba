// Length and reading difficulty of an English text. Limits by level: docs/stories.md.
import { countWords, sentencesOf, wordsOf } from '../../grammar/count'
import type { LevelLimits, Measures } from '../language'
import type { ReadingLevel } from '../../../story/lists'

export const LIMITS: Record<ReadingLevel, LevelLimits> = {
  '0-4': { meanSentence: [4, 7], longestSentence: 10, grade: [-9, 1] },
  '5-8': { meanSentence: [7, 10], longestSentence: 15, grade: [1, 2.5] },
  '9-12': { meanSentence: [9, 14], longestSentence: 22, grade: [2.5, 5] },
}
export const WORDS_IN_A_BOOK = [500, 700] as const
/** Words per page, so that the pages of a book have similar lengths. */
const WORDS_ON_A_PAGE = [22, 45] as const

/** Counts syllables by spelling, as readability formulas do: accurate for a book, not for a single word. */
function syllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '')
  if (bare.length <= 3) return 1
  const spoken = bare.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^l]e)$/, (end) => end.charAt(0)).replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

export interface Measure {
  words: number
  meanSentence: number
  longestSentence: number
  /** Flesch-Kincaid grade level: 0.39 words/sentence + 11.8 syllables/word - 15.59 (Kincaid et al., 1975). */
  grade: number
}

export function measure(text: string): Measure {
  const words = wordsOf(text)
  const lengths = sentencesOf(text).map((s) => wordsOf(s).length)
  const perSentence = words.length / Math.max(1, lengths.length)
  const perWord = words.reduce((sum, w) => sum + syllables(w), 0) / Math.max(1, words.length)
  return {
    words: words.length,
    meanSentence: perSentence,
    longestSentence: Math.max(0, ...lengths),
    grade: 0.39 * perSentence + 11.8 * perWord - 15.59,
  }
}

export const MEASURES: Measures = {
  countWords,
  sentencesOf,
  grade: (text) => measure(text).grade,
  levels: LIMITS,
  wordsInABook: WORDS_IN_A_BOOK,
  wordsOnAPage: WORDS_ON_A_PAGE,
}
