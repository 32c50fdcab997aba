// What the reader needs to move a page's picture. It stands at the end of the picture's own file, so that it is
// fetched, kept and replaced with it.
import type { Movement } from '../../illustration/scene'
import type { MovedPart } from './movements'

export interface PageCue {
  /** When the narrator comes to this sentence of the page, from 0. */
  sentence: number
  /** It moves when the page opens in silence. */
  opens: boolean
  movement: Movement
  parts: readonly MovedPart[]
  /** The part of the picture in which it happens: nothing outside is painted anew. */
  box: readonly [x: number, y: number, width: number, height: number]
  /** What of the file is seen there: turns of "leave out" and "take", in characters. */
  pieces: readonly number[]
}

export interface PageMotion {
  width: number
  height: number
  cues: readonly PageCue[]
}

const OPEN = '<metadata>'
const CLOSE = '</metadata></svg>'

/** The file with its movements; without any, the file as it is. */
export const addMotion = (svg: string, motion: PageMotion): string =>
  motion.cues.length ? `${svg.slice(0, -'</svg>'.length)}${OPEN}${JSON.stringify(motion)}${CLOSE}` : svg

/** The movements in a file; null if there are none. What is not ours, or cut off, has none. */
export function readMotion(svg: string): PageMotion | null {
  const from = svg.lastIndexOf(OPEN)
  if (from < 0 || !svg.endsWith(CLOSE)) return null
  try {
    return JSON.parse(svg.slice(from + OPEN.length, -CLOSE.length)) as PageMotion
  } catch {
    return null
  }
}

/** The pieces of the file that a cue shows, as SVG. */
export function cutPieces(svg: string, pieces: readonly number[]): string {
  let [at, out] = [0, '']
  pieces.forEach((length, i) => {
    if (i % 2) out += svg.slice(at, at + length)
    at += length
  })
  return out
}
