// Length and reading difficulty of a Spanish text.
import { countWords, wordsOf } from '../../grammar/count'
import type { Measures } from '../language'

/** Not before a small letter: —¿Vienes? —pregunta Mila. */
const ENDS = /(?<=[.!?…]»?)\s+(?=[«—]?[¿¡]*[\p{Lu}\p{N}])/u
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.split(ENDS))
    .filter((sentence) => countWords(sentence) > 0)

/**
 * By spelling: a, e, o and a stressed í or ú are a syllable each; i, u and a closing y are one where no such vowel stands
 * beside them (ciu-dad, rí-o, muy).
 */
function syllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/qu/g, 'q')
    .replace(/gu(?=[eéií])/g, 'g')
  const nuclei = /[aeoáéóíú]|(?<![aeoáéóíúiuü])[iuü]+(?![aeoáéóíú])/g
  return Math.max(1, spoken.match(nuclei)?.length ?? 0)
}

/**
 * Perspicuity, the higher the easier: 206.835 − 62.3 syllables/word − words/sentence (Szigriszt Pazos, 1993: Flesch’s
 * formula for Spanish). On the INFLESZ scale (Barrio-Cantalejo et al., 2008), more than 80 is "very easy".
 */
function perspicuity(text: string): number {
  const words = wordsOf(text)
  const perSentence = words.length / Math.max(1, sentencesOf(text).length)
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / Math.max(1, words.length)
  return 206.835 - 62.3 * perWord - perSentence
}

export const MEASURES: Measures = {
  countWords,
  sentencesOf,
  grade: perspicuity,
  levels: {
    '0-4': { meanSentence: [3.5, 7], longestSentence: 10, grade: [80, 110] },
    '5-8': { meanSentence: [6, 10], longestSentence: 15, grade: [75, 100] },
    '9-12': { meanSentence: [8, 14], longestSentence: 22, grade: [65, 90] },
  },
  wordsInABook: [480, 700],
  wordsOnAPage: [20, 45],
}
