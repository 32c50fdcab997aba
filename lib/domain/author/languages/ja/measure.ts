// Length and reading difficulty of a Japanese text. Length is counted in characters.
import type { Measures } from '../language'

const KANA_OR_KANJI = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/gu
const KANJI = /\p{sc=Han}/gu
/** A word in Latin letters, a number, or the mark of a name. */
const OTHER_WORD = /[\p{sc=Latin}\p{M}'’-]+|\p{N}+|[\ue000-\uf8ff]/gu
/** Such a word takes as long to read as a name in kana: マリア. */
const LETTERS_OF_A_WORD = 3

const numberOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const countLetters = (text: string): number =>
  numberOf(text, KANA_OR_KANJI) + LETTERS_OF_A_WORD * numberOf(text, OTHER_WORD)

/** Not before と of who speaks: it stands at the bracket, without a space: 「だめ！」と ベンくんは いいました。 */
const ENDS = /(?<=[。！？…]」?|」)[\s\u3000]+/u
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.split(ENDS))
    .filter((sentence) => countLetters(sentence) > 0)

/** Kanji among a hundred characters. */
const shareOfKanji = (text: string): number => (100 * numberOf(text, KANJI)) / Math.max(1, countLetters(text))

/**
 * A page of 20-45 English words takes as long to read aloud as 50-125 characters, mostly kana: 150 words a minute,
 * and 300 characters of Japanese with its kanji, which are about 400 in kana.
 */
export const MEASURES: Measures = {
  countWords: countLetters,
  sentencesOf,
  grade: shareOfKanji,
  levels: {
    '0-4': { meanSentence: [7, 15], longestSentence: 32, grade: [0, 0] },
    '5-8': { meanSentence: [13, 24], longestSentence: 48, grade: [3, 12] },
    '9-12': { meanSentence: [18, 34], longestSentence: 75, grade: [10, 30] },
  },
  wordsInABook: [1300, 1900],
  wordsOnAPage: [50, 125],
}
