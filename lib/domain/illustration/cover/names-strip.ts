// The names at the foot of a cover, on a strip of paper.
import type { Language } from '../../languages'
import { jitterPoints, path, polygonPath } from '../kit/shape'
import type { Colour, Node, Point } from '../scene'
import { INK } from './field-colour'
import { LEADING, setLettering, type Lettering } from './lettering'

/** `least`: names that would be set smaller than this on one line take another. */
const NAMES = { height: 58, largest: 50, pad: 26, least: 28, mostLines: 4 }

interface NamesStrip {
  lettering: Lettering
  height: number
}

/** The names at the foot, on as few lines as let them be read. */
export function setNames(
  text: string,
  { seed, language, height: coverHeight, margin }: { seed: string; language: Language; height: number; margin: number },
): NamesStrip {
  const setOn = (lines: number): NamesStrip => {
    const height = NAMES.height + (lines - 1) * NAMES.least * LEADING
    const lettering = setLettering({
      text,
      language,
      seed,
      box: { x: margin + 40, y: coverHeight - margin - height, width: 920 - 2 * margin, height },
      largest: NAMES.largest,
      manner: 'straight',
      mostLines: lines,
    })
    return { lettering, height }
  }
  let strip = setOn(1)
  for (let lines = 2; lines <= NAMES.mostLines && strip.lettering.size < NAMES.least; lines++) strip = setOn(lines)
  return strip
}

/** A strip of paper behind the names. */
export function drawNamesStrip(
  { lettering, height }: NamesStrip,
  { seed, foot, colour }: { seed: string; foot: number; colour: Colour },
): Node[] {
  const top = foot - height
  const half = lettering.width / 2 + NAMES.pad
  const [left, right] = [500 - half, 500 + half]
  const corners: Point[] = [
    [left, top - 2],
    [500, top - 6],
    [right + 4, top],
    [right, foot + 4],
    [480, foot + 1],
    [left - 5, foot + 5],
  ]
  const cut = jitterPoints(corners, `${seed} strip`, 3)
  return [
    path(polygonPath(cut.map(([x, y]): Point => [x + 3, y + 7])), INK, { opacity: 0.22 }),
    path(polygonPath(cut), colour),
  ]
}
