// Length and reading difficulty of a French text.
import { measuresOf } from '../romance/measure'

/** Not before a small letter: « Tu viens ? » demande Mila. The spaces before ! ? and » are no-break spaces. */
const ENDS = /(?<=[.!?…](?:\s»)?)\s+(?=(?:«\s)?[\p{Lu}\p{N}])/u

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
const readingEase = (wordsPerSentence: number, syllablesPerWord: number): number =>
  209 - 1.15 * wordsPerSentence - 68 * syllablesPerWord

export const MEASURES = measuresOf({
  ends: ENDS,
  syllables,
  ease: readingEase,
  eases: { '0-4': [108, 130], '5-8': [96, 115], '9-12': [80, 104] },
})
