// Length and reading difficulty of a Spanish text.
import { measuresOf } from '../romance/measure'

/** Not before a small letter: —¿Vienes? —pregunta Mila. */
const ENDS = /(?<=[.!?…]»?)\s+(?=[«—]?[¿¡]*[\p{Lu}\p{N}])/u

/**
 * By spelling: a, e, o and a stressed í or ú are a syllable each; i, u and a closing y are one where no such vowel
 * stands beside them (ciu-dad, rí-o, muy).
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
const perspicuity = (wordsPerSentence: number, syllablesPerWord: number): number =>
  206.835 - 62.3 * syllablesPerWord - wordsPerSentence

export const MEASURES = measuresOf({
  ends: ENDS,
  syllables,
  ease: perspicuity,
  eases: { '0-4': [80, 110], '5-8': [75, 100], '9-12': [65, 90] },
})
