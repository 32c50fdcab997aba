import type { CSSProperties } from 'react'

/** Chinese and Japanese break between any two letters: more of them needn't fit on a line. */
const MOST_IDEOGRAPHS = 9
const IDEOGRAPH = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

const lettersOf = (word: string): number =>
  IDEOGRAPH.test(word) ? Math.min(word.length, MOST_IDEOGRAPHS) : word.length

export const longestWord = (words: string): number => Math.max(...words.split(/\s+|(?<=-)/).map(lettersOf))

/**
 * For the sizes below: the letters of the longest word, where a heading says what somebody typed, or stands on a narrow
 * sheet.
 */
export const longest = (words: string): CSSProperties & { '--longest': number } => ({ '--longest': longestWord(words) })

/** A word is not broken where smaller letters let it stand whole. */
export const FIT_LARGE = 'text-[length:min(var(--text-d-l),max(1.4rem,(100vw-5.5rem)/(var(--longest,1)*0.86)))]'
export const FIT_MIDDLE = 'text-[length:min(var(--text-d-m),max(1.25rem,(100vw-5.5rem)/(var(--longest,1)*0.86)))]'
export const FIT_SMALL = 'text-[length:min(var(--text-d-s),max(0.8125rem,(100vw-5.5rem)/(var(--longest,1)*0.58)))]'
export const FIT_TEXT = 'text-[length:min(1em,max(0.8125rem,(100vw-5.5rem)/(var(--longest,1)*0.58)))]'
