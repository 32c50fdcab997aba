import bidiFactory from 'bidi-js'
import type { Run } from './fonts'

const bidi = bidiFactory()
/** Right-to-left scripts of our fonts: fontkit reverses these by itself. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Base direction by the first strong letter, as `dir="auto"` does. */
export const startsRightToLeft = (text: string): boolean =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1

/** A text run: letters of one font in one direction. */
interface Piece extends Run {
  level: number
}

/**
 * Runs of a line in visual order, left to right (Unicode Standard Annex 9). The text of a run is in logical order for
 * scripts that fontkit reverses, in visual order otherwise; brackets are mirrored.
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

/** Rule L2: from the highest level down to the lowest odd one, reverse each sequence at that level or above. */
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
