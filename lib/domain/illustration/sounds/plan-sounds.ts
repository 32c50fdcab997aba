// Which pages show a sound of their text as letters, and which words.
import { chance } from '../../chance'
import type { ShotPlan } from '../shot-plan'
import { isSound } from './sound-table'

const MOST = 3
/** Pages from one to the next. */
const APART = 4
/** The first page is drawn before the rest of the story is known. */
const FIRST = 2
const MOST_WORDS = 3
/** Letters that are read at a glance. */
const LONGEST = 16
const HAS_ROOM: ReadonlySet<ShotPlan['form']> = new Set([undefined, 'band', 'full'])
const SENTENCE = /([^.!?…\n]+)([.!?…]+)/gu
const ROUND = /^[\s"'“”‘’«»„‹›¡¿()–—-]+|[\s"'“”‘’«»()–—-]+$/gu

/** In capitals, within a sentence: "the pipe went CLONK". */
const isCapital = (word: string | undefined): boolean =>
  word !== undefined && word.length > 2 && word === word.toUpperCase()
/** Beside other words in capitals a sound is what a sign says: "RING BELL FOR TEA". */
const isLoud = (word: string, i: number, all: readonly string[]): boolean =>
  isCapital(word) &&
  isSound(word) &&
  [all[i - 1], all[i + 1]].every((next) => next === undefined || !isCapital(next) || isSound(next))

/** A sentence of nothing but a sound ("Bump, bump!"), as it is drawn; the loudest of a text. */
export function findSound(text: string): { text: string; loud: number } | undefined {
  let found: { text: string; loud: number } | undefined
  for (const [, sentence = '', end = ''] of text.matchAll(SENTENCE)) {
    const all = sentence.replace(ROUND, '').split(/[\s,–—-]+/u)
    const words = all.every(isSound) ? all : all.filter(isLoud).slice(0, 1)
    if (words.length === 0 || words.length > MOST_WORDS) continue
    const written = words.join(' ') + (end.startsWith('!') ? '!' : '')
    if (written.length > LONGEST) continue
    const loud =
      (written === written.toUpperCase() ? 4 : 0) + (end.startsWith('!') ? 2 : 0) + (words.length > 1 ? 1 : 0)
    if (!found || loud > found.loud) found = { text: written, loud }
  }
  return found
}

/** 'pum' of 'Pum pum pum!'. */
const nameOf = (text: string): string => text.toLowerCase().split(/[ !]/)[0] ?? text

/** At most three pages of a book, the loudest first, none near another and none twice. */
export function planSounds(
  pages: readonly { pageNumber: number; content?: string }[],
  shots: ReadonlyMap<number, ShotPlan>,
  seed: string,
): Map<number, string> {
  const audible = pages.flatMap(({ pageNumber, content }) => {
    const shot = shots.get(pageNumber)
    if (content === undefined || pageNumber < FIRST || !shot || !HAS_ROOM.has(shot.form) || shot.framing === 'plan')
      return []
    const sound = findSound(content)
    return sound ? [{ pageNumber, ...sound, rank: sound.loud + chance(seed, `sound ${pageNumber}`) }] : []
  })
  const chosen = new Map<number, string>()
  for (const { pageNumber, text } of audible.toSorted((one, other) => other.rank - one.rank)) {
    if (chosen.size === MOST) break
    const isNear = [...chosen.keys()].some((page) => Math.abs(page - pageNumber) < APART)
    const isSame = [...chosen.values()].some((other) => nameOf(other) === nameOf(text))
    if (!isNear && !isSame) chosen.set(pageNumber, text)
  }
  return chosen
}
