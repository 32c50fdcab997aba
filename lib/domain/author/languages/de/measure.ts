// Length and reading difficulty of a German text.
import { countWords, splitSentences, wordsOf } from '../../grammar/count'
import type { Measures } from '../language'

/** Not before a small letter: „Kommst du?“, fragte Mila. */
const ENDS = /(?<=[.!?…]“?)\s+(?=„?[\p{Lu}\p{N}])/u
const sentencesOf = (text: string): string[] => splitSentences(text, ENDS)

const LONG_WORD = 6

/**
 * LIX: words per sentence + percentage of words longer than six letters (Björnsson, 1968). Children's books: below
 * 40.
 */
function lix(text: string): number {
  const words = wordsOf(text)
  const long = words.filter((word) => word.length > LONG_WORD).length
  return words.length / Math.max(1, sentencesOf(text).length) + (100 * long) / Math.max(1, words.length)
}

export const MEASURES: Measures = {
  countWords,
  sentencesOf,
  grade: lix,
  levels: {
    '0-4': { meanSentence: [3.5, 7], longestSentence: 10, grade: [0, 14] },
    '5-8': { meanSentence: [6, 10], longestSentence: 15, grade: [13, 25] },
    '9-12': { meanSentence: [8, 14], longestSentence: 22, grade: [22, 38] },
  },
  wordsInABook: [480, 700],
  wordsOnAPage: [20, 45],
}
