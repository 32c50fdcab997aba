// A sentence as the voice can say it: plain ASCII, one spoken word for each word of the text, so that their times are
// found again. A word that it can't say (a name in a script that isn't Latin) stays in its place, as a pause.
import type { Sentence } from '../../domain/book/narration/script'
import { PLAIN_LETTERS } from '../../domain/book/plain-letters'

/** Without a vowel the voice would spell them. Keys have each letter once, however long it is drawn out: "Shhhh". */
const INTERJECTIONS: Readonly<Record<string, string>> = {
  br: 'burr',
  brm: 'brum',
  chk: 'chuck',
  dnk: 'dunk',
  f: 'fuff',
  gr: 'gurr',
  hf: 'huff',
  hm: 'hum',
  hr: 'hurr',
  hrmpf: 'harumph',
  hs: 'hiss',
  kr: 'kurr',
  m: 'um',
  ng: 'ning',
  pf: 'puff',
  pft: 'puft',
  pr: 'purr',
  ps: 'puss',
  pst: 'pist',
  sh: 'shush',
  tk: 'tick',
  tsk: 'tisk',
  z: 'zuzz',
}
/** Longer ones are names of nothing, and the voice has its own limits. */
const LONGEST = 40

/** What the voice says for a word; null where it can't. */
export function speakable(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/‑/gu, '-')
    .replace(/[^\u0000-\u007f]/gu, (letter) => {
      const found = PLAIN_LETTERS[letter.toLowerCase()] ?? ''
      return letter === letter.toLowerCase() ? found : found.toUpperCase()
    })
    .replace(/[^A-Za-z0-9'.-]/g, '')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '')
    .slice(0, LONGEST)
  if (!/[A-Za-z0-9]/.test(plain)) return null
  // Capitals are loud here, and no abbreviation: BOOM, OK.
  const spoken = /^[A-Z'-]{2,}$/.test(plain) && /[AEIOUY]/.test(plain) ? plain.toLowerCase() : plain
  if (spoken.length === 1 || /[aeiouy0-9.]/i.test(spoken)) return spoken
  return INTERJECTIONS[spoken.toLowerCase().replace(/(.)\1+/g, '$1')] ?? spoken
}

/** Words that are said in one go; `null` for one that can't be said. */
export interface Utterance {
  /** Indices of the sentence's words. */
  words: readonly number[]
  /** What is said for each of them. */
  spoken: readonly string[]
  /** The same with the marks at which the voice pauses. */
  text: string
}

/** A sentence as utterances, cut where a word can't be said. */
export function utterances(text: string, { words, end }: Sentence): (Utterance | null)[] {
  const found: ({ words: number[]; spoken: string[]; text: string } | null)[] = []
  for (const [i, word] of words.entries()) {
    const spoken = speakable(text.slice(word.start, word.end))
    const open = found.at(-1)
    const mark = markIn(text.slice(word.end, words[i + 1]?.start ?? end))
    if (spoken === null) found.push(null)
    else if (open)
      Object.assign(open, {
        words: [...open.words, i],
        spoken: [...open.spoken, spoken],
        text: `${open.text} ${spoken}${mark}`,
      })
    else found.push({ words: [i], spoken: [spoken], text: `${spoken}${mark}` })
  }
  return found
}

const markIn = (between: string): string =>
  /[.!?]/.exec(between)?.[0] ?? (/[,;:…—–()]/.test(between) || /\s-\s/.test(between) ? ',' : '')
