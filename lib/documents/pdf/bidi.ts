import bidiFactory from 'bidi-js'
import type { Run } from './fonts'

const bidi = bidiFactory()
/** Scripts that run from right to left, as far as our faces have them: what the font library turns round by itself. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** By the first letter, as `dir="auto"` has it. */
export const startsRightToLeft = (text: string): boolean =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1

/** What is set as one: letters of one face that run one way. */
interface Piece extends Run {
  level: number
}

/**
 * A line's runs in the order in which they stand on paper, from left to right (Unicode Standard Annex 9). Each run's text is as the font library
 * wants it: in the order of reading where it turns a script round itself, in that of the paper elsewhere; brackets are turned with their line.
 */
export function toVisualOrder(runs: readonly Run[], direction: 'ltr' | 'rtl'): readonly Run[] {
  const text = runs.map((run) => run.text).join('')
  if (direction === 'ltr' && !RIGHT_TO_LEFT.test(text)) return runs
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const pieces: Piece[] = []
  let at = 0
  for (const run of runs) {
    let last: Piece | undefined
    for (const { segment } of graphemes.segment(run.text)) {
      const level = levels[at] ?? 0
      const letter = mirrored.get(at) ?? segment
      if (last?.level === level) last.text += letter
      else pieces.push((last = { face: run.face, text: letter, level }))
      at += segment.length
    }
  }
  return reordered(pieces).map(({ face, text: set, level }) => ({
    face,
    text:
      (level % 2 === 1) === RIGHT_TO_LEFT.test(set)
        ? set
        : [...graphemes.segment(set)]
            .map(({ segment }) => segment)
            .reverse()
            .join(''),
  }))
}

/** Rule L2: from the highest level to the lowest odd one, whatever stands together at that level or above is turned round. */
function reordered(pieces: readonly Piece[]): Piece[] {
  let line = [...pieces]
  const highest = Math.max(0, ...line.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    const next: Piece[] = []
    let together: Piece[] = []
    for (const piece of line) {
      if (piece.level >= level) {
        together.unshift(piece)
        continue
      }
      next.push(...together, piece)
      together = []
    }
    line = [...next, ...together]
  }
  return line
}
