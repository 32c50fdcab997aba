// A chalk line seen from above: it runs right across the page, people are on either side, and animals lie or walk
// across it, beyond their knees.
import { fill, oval, repeat } from '../stage/marks'
import { bounds } from '../print/node-tree'
import type { Box, Node, Point } from '../scene'
import { mat, type PlanThing } from './plan-shapes'

/** Centimetres from its middle to an end, which is always outside the page. */
const HALF = 300
const STEP = 7
const GAP = 12

/** @param shown centimetres of the line that must be on the page */
export const drawBorder = (shown: number): PlanThing =>
  mat(
    8,
    shown,
    fill(
      repeat((2 * HALF) / STEP, (i) => oval(i % 3 ? 0.3 : -0.5, STEP * i - HALF, 1.7 + 0.3 * (i % 2), STEP * 0.62)),
      '#fdfaf0',
    ),
  )

interface Across {
  /** Angle that it faces on the page, in degrees: to the right, then to the left. */
  faces: number
  at: Point
}
/** Animals, drawn facing down, one above the other with the line under their middles, the lowest at 0. */
export function placeAcross(drawn: readonly (readonly Node[])[]): { places: Across[]; height: number } {
  const boxes = drawn.map((nodes): Box => bounds(nodes))
  const height = boxes.reduce((sum, { width }) => sum + width, GAP * Math.max(0, boxes.length - 1))
  const starts = boxes.map((_, i) => boxes.slice(0, i).reduce((sum, { width }) => sum + width + GAP, -height))
  return {
    height,
    places: boxes.map((box, i): Across => {
      const right = i % 2 === 0
      const middle = box.y + box.height / 2
      return { faces: right ? 0 : 180, at: [right ? -middle : middle, (starts[i] ?? 0) + box.width / 2] }
    }),
  }
}
