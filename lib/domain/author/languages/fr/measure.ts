// Length and reading difficulty of a French text.
import { countWords, wordsOf } from '../../grammar/count'
import type { Measures } from '../language'

/** Not before a small letter: « Tu viens ? » demande Mila. The spaces before ! ? and » are no-break spaces. */
const ENDS = /(?<=[.!?…](?:\s»)?)\s+(?=(?:«\s)?[\p{Lu}\p{N}])/u
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.split(ENDS))
    .filter((sentence) => countWords(sentence) > 0)

/** By spelling: groups of vowels, without an e that is not heard at the end (porte, portes). "l’arbre" is one word. */
function syllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/œ/g, 'e')
    .replace(/(?<=[aeiouyàâéèêëîïôùûü][^aeiouyàâéèêëîïôùûü]+)es?$/, '')
    .replace(/(?<=[iuéy])es?$/, '')
    .replace(/(?<=[gq])u(?=[eéèêi])/, '')
  return Math.max(1, spoken.match(/[aeiouyàâéèêëîïôùûü]+/g)?.length ?? 0)
}

/**
 * Reading ease, the higher the easier: 209 − 1.15 words/sentence − 68 syllables/word (Kandel & Moles, 1958: Flesch’s
 * formula for French).
 */
function readingEase(text: string): number {
  const words = wordsOf(text)
  const perSentence = words.length / Math.max(1, sentencesOf(text).length)
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / Math.max(1, words.length)
  return 209 - 1.15 * perSentence - 68 * perWord
}

export const MEASURES: Measures = {
  countWords,
  sentencesOf,
  grade: readingEase,
  levels: {
    '0-4': { meanSentence: [3.5, 7], longestSentence: 10, grade: [108, 130] },
    '5-8': { meanSentence: [6, 10], longestSentence: 15, grade: [96, 115] },
    '9-12': { meanSentence: [8, 14], longestSentence: 22, grade: [80, 104] },
  },
  wordsInABook: [480, 700],
  wordsOnAPage: [20, 45],
}
