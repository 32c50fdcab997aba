// Length and reading difficulty in the Romance languages. Each has its own version of Flesch's formula.
import { countWords, splitSentences, wordsOf } from '../../grammar/count'
import type { ReadingLevel } from '../../../story/lists'
import type { LevelLimits, Measures } from '../language'

interface Reading {
  /** Where a sentence ends. */
  ends: RegExp
  syllables: (word: string) => number
  /** Reading ease, the higher the easier. */
  ease: (wordsPerSentence: number, syllablesPerWord: number) => number
  eases: Record<ReadingLevel, LevelLimits['grade']>
}

export function measuresOf({ ends, syllables, ease, eases }: Reading): Measures {
  const sentencesOf = (text: string): string[] => splitSentences(text, ends)
  return {
    countWords,
    sentencesOf,
    grade: (text) => {
      const words = wordsOf(text)
      const perSentence = words.length / Math.max(1, sentencesOf(text).length)
      const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / Math.max(1, words.length)
      return ease(perSentence, perWord)
    },
    levels: {
      '0-4': { meanSentence: [3.5, 7], longestSentence: 10, grade: eases['0-4'] },
      '5-8': { meanSentence: [6, 10], longestSentence: 15, grade: eases['5-8'] },
      '9-12': { meanSentence: [8, 14], longestSentence: 22, grade: eases['9-12'] },
    },
    wordsInABook: [480, 700],
    wordsOnAPage: [20, 45],
  }
}
