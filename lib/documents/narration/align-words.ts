// When each word of an utterance begins and ends. The voice tells the time of every sound but not to which word it
// belongs; how a word sounds by itself is known. In context some sounds differ ("the apple"), so the two rows are
// aligned.
import { PAUSE, type Sound } from './voice'

interface Span {
  begin: number
  end: number
}

const SAME = 0
const VOWEL = /^[aeiou]/

/** Of two sounds that stand for each other; a missing or an added one costs 1. */
const cost = (a: string, b: string): number => (a === b ? SAME : VOWEL.test(a) === VOWEL.test(b) ? 0.6 : 1.4)

/** @param words the sounds of each word by itself; every word gets a span, in order */
export function alignWords(words: readonly (readonly string[])[], sounds: readonly Sound[]): Span[] {
  const spoken = sounds.filter(({ name }) => name !== PAUSE)
  const expected = words.flatMap((names, word) => names.map((name) => ({ name, word })))
  const owner = ownersOf(expected, spoken)
  const last = spoken.at(-1)?.end ?? 0
  const spans = words.map((_, word): Span | undefined => {
    const own = spoken.filter((_sound, i) => owner[i] === word)
    const [first] = own
    return first && { begin: first.begin, end: own.at(-1)?.end ?? first.end }
  })
  // A word of which no sound was found is where the next one begins.
  return spans.map((span, at) => {
    if (span) return span
    const begin = spans.slice(at).find((later) => later !== undefined)?.begin ?? last
    return { begin, end: begin }
  })
}

/** For each spoken sound the word that it belongs to, by the cheapest alignment. */
function ownersOf(expected: readonly { name: string; word: number }[], spoken: readonly Sound[]): number[] {
  const [rows, columns] = [expected.length, spoken.length]
  const best = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (_column, k) => (i === 0 ? k : k === 0 ? i : 0)),
  )
  const at = (i: number, k: number) => best[i]?.[k] ?? Infinity
  const both = (i: number, k: number) => at(i - 1, k - 1) + cost(expected[i - 1]?.name ?? '', spoken[k - 1]?.name ?? '')
  for (let i = 1; i <= rows; i++)
    for (let k = 1; k <= columns; k++) {
      const row = best[i]
      if (row) row[k] = Math.min(both(i, k), at(i - 1, k) + 1, at(i, k - 1) + 1)
    }
  const owner = Array.from({ length: columns }, () => 0)
  for (let i = rows, k = columns; k > 0;) {
    if (i > 0 && at(i, k) === both(i, k)) owner[--k] = expected[--i]?.word ?? 0
    // An added sound belongs to the word before it.
    else if (i === 0 || at(i, k) === at(i, k - 1) + 1) owner[--k] = expected[Math.max(0, i - 1)]?.word ?? 0
    else i--
  }
  return owner
}
