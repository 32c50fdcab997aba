// Titles set by hand: each letter has its own place, a little turned and off its line. Letters that join (Arabic,
// Hindi) stay together as words.
import { isRightToLeft, type Language } from '../../languages'
import { chance, pick } from '../../chance'
import type { Box } from '../scene'
import { advanceOf } from './advances'

/** One letter, or one word of letters that join: its middle and baseline, its size, and how far it is turned. */
export interface PlacedLetter {
  text: string
  x: number
  y: number
  size: number
  angle: number
}
export interface Lettering {
  /** The whole text, as it is read. */
  text: string
  lines: readonly (readonly PlacedLetter[])[]
  size: number
  /** Of the widest line. */
  width: number
}

/** Between words whose width is only estimated, in em. */
const JOINING_SPACE = 0.4
const JOINING = /[\p{sc=Arabic}\p{sc=Devanagari}]/u
const IDEOGRAPH = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u
/** Words of Katakana and of letters stay whole; a line may break between all else of Chinese and Japanese. */
const PIECES = /[\p{sc=Katakana}ー]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\u3000-\u303f\uff00-\uffef]+|./gsu
const NOT_FIRST =
  /^[、。，．・：；？！」』）】》〉〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョはがをにのもとでへ”’,.!?;:)\]]/u
const NOT_LAST = /[「『（【《〈〔“‘([]$/u

const CLUSTERS = new Intl.Segmenter('und', { granularity: 'grapheme' })
const lettersOf = (text: string): string[] => [...CLUSTERS.segment(text)].map(({ segment }) => segment)
/** Width in em, without the marks that stand over and under letters. */
const widthOf = (text: string): number => {
  const space = JOINING.test(text) ? JOINING_SPACE : undefined
  return lettersOf(text).reduce(
    (sum, letter) => sum + (letter === ' ' ? (space ?? advanceOf(letter)) : advanceOf(letter)),
    0,
  )
}

/** What stays on one line; `spaced` pieces have a space before them. */
interface Piece {
  text: string
  spaced: boolean
}
function piecesOf(text: string): Piece[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word): Piece[] => {
      if (!IDEOGRAPH.test(word)) return [{ text: word, spaced: true }]
      const parts: Piece[] = []
      for (const part of word.match(PIECES) ?? []) {
        const last = parts.at(-1)
        if (last && (NOT_FIRST.test(part) || NOT_LAST.test(last.text))) last.text += part
        else parts.push({ text: part, spaced: parts.length === 0 })
      }
      return parts
    })
}

const written = (line: readonly Piece[]): string =>
  line.map(({ text, spaced }, i) => (spaced && i > 0 ? ` ${text}` : text)).join('')

/** The breaks into `count` lines whose widest line is least wide. */
function breakInto(pieces: readonly Piece[], count: number): string[] | null {
  if (count > pieces.length) return null
  let best: { widest: number; lines: string[] } | null = null
  const tryFrom = (from: number, lines: string[], widest: number): void => {
    if (best && widest >= best.widest) return
    const left = count - lines.length
    if (left === 1) {
      const last = written(pieces.slice(from))
      const all = Math.max(widest, widthOf(last))
      if (!best || all < best.widest) best = { widest: all, lines: [...lines, last] }
      return
    }
    for (let to = from + 1; to <= pieces.length - left + 1; to++) {
      const line = written(pieces.slice(from, to))
      tryFrom(to, [...lines, line], Math.max(widest, widthOf(line)))
    }
  }
  tryFrom(0, [], 0)
  return (best as { lines: string[] } | null)?.lines ?? null
}

/** Height of capitals over the line, and depth of letters under it, in em. */
const RISE = 0.82
const FALL = 0.24
/** Distance of lines, in em. */
export const LEADING = 1.04
const MOST_LINES = 5
/** Room that turned and shifted letters take. */
const LOOSE = 1.04

export type Manner = 'arc' | 'steps' | 'dance' | 'straight'
const MANNERS = ['arc', 'steps', 'dance', 'arc'] as const
const BENDS: Record<Manner, number> = { arc: 0.05, steps: 0, dance: 0, straight: 0 }

interface Wanted {
  text: string
  language: Language
  seed: string
  /** What the letters must not leave. */
  box: Box
  largest: number
  manner?: Manner
  mostLines?: number
}

/** The largest letters in which a text fits its box. */
export function setLettering({
  text,
  language,
  seed,
  box,
  largest,
  mostLines = MOST_LINES,
  ...rest
}: Wanted): Lettering {
  const manner = rest.manner ?? pick(seed, `lettering ${text}`, MANNERS)
  const pieces = piecesOf(text)
  let best: { size: number; lines: string[] } = { size: 0, lines: [] }
  for (let count = 1; count <= mostLines; count++) {
    const lines = breakInto(pieces, count)
    if (!lines) break
    const widest = Math.max(...lines.map(widthOf)) * LOOSE
    const bend = BENDS[manner] * widest
    const size = Math.min(largest, box.width / widest, box.height / (RISE + FALL + LEADING * (count - 1) + bend))
    if (size > best.size * 1.02) best = { size, lines }
  }
  const { size, lines } = best
  const half = (Math.max(...lines.map(widthOf), 0) * size) / 2
  const bend = BENDS[manner] * 2 * half
  const tall = size * (RISE + FALL + LEADING * (lines.length - 1)) + bend
  const top = box.y + (box.height - tall) / 2
  const rtl = isRightToLeft(language)
  return {
    text,
    size,
    width: half * 2,
    lines: lines.map((line, i) =>
      setLine(line, {
        manner,
        rtl,
        size,
        bend,
        half,
        key: `${seed} ${text} ${i}`,
        centre: box.x + box.width / 2,
        baseline: top + size * (RISE + LEADING * i) + bend,
      }),
    ),
  }
}

interface LineSetting {
  manner: Manner
  rtl: boolean
  size: number
  /** How much higher the middle of the widest line is than its ends, and half its width. */
  bend: number
  half: number
  key: string
  centre: number
  baseline: number
}

/** Most turn of a letter, in degrees, and shift off the line, in em. */
const TURN = { letter: 4, word: 1.5 }
const SHIFT = 0.035
const STEP = 0.05

function setLine(line: string, { manner, rtl, size, bend, half, key, centre, baseline }: LineSetting): PlacedLetter[] {
  const width = widthOf(line) * size
  const units = line.split(/(\s)/u).flatMap((word) => (JOINING.test(word) || word === ' ' ? [word] : lettersOf(word)))
  // In a right-to-left line, words of Latin letters are rare and keep their own order as words.
  const ordered = rtl ? line.split(/(\s)/u).filter((word) => word !== '') : units
  let x = rtl ? centre + width / 2 : centre - width / 2
  const joins = JOINING.test(line)
  let inked = 0
  return ordered.map((text, i): PlacedLetter => {
    const wide = (text === ' ' && joins ? JOINING_SPACE : widthOf(text)) * size
    const middle = rtl ? x - wide / 2 : x + wide / 2
    x += rtl ? -wide : wide
    if (manner === 'straight' || text === ' ') return { text, x: round(middle), y: round(baseline), size, angle: 0 }
    const single = lettersOf(text).length === 1
    const across = half > 0 ? (middle - centre) / half : 0
    const arc = -bend * (1 - across * across)
    const slope = half > 0 ? (Math.atan2(2 * bend * across, half) * 180) / Math.PI : 0
    const step = manner === 'steps' ? (inked++ % 2 ? STEP : -STEP) : 0
    const shift = (chance(key, `shift ${i}`) - 0.5) * 2 * SHIFT
    return {
      text,
      x: round(middle),
      y: round(baseline + arc + (shift + step) * size),
      size: round(size * (single ? 1 + (chance(key, `size ${i}`) - 0.5) * 0.08 : 1)),
      angle: round(slope + (chance(key, `turn ${i}`) - 0.5) * 2 * (single ? TURN.letter : TURN.word)),
    }
  })
}
const round = (value: number): number => Math.round(value * 10) / 10
