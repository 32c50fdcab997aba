// Where the things of a place stand, and how they give way to the cast: nobody stands in a bench or in a fire.
import { bounds } from '../print/node-tree'
import type { Node, Point } from '../scene'

/** Wider marks are ground, walls or rows of houses; flatter ones lie there and may be stepped on. Page units. */
const WIDEST = 620
const LEAST = { width: 30, height: 36 }
const FLATTEST = 3.9
/** Page units of air between somebody's foot and a thing. */
const CLEAR = 16
/** Feet this near to a thing's foot are before it. */
const BEFORE = 8
const FARTHEST = 320
const STEP = 20

/** How far aside, in page units, a thing stands so that no foot is in it; null if there is no such place near by. */
export function giveWay(
  nodes: readonly Node[],
  at: { x: number; y: number; scale: number },
  feet: readonly Point[],
): number | null {
  const box = bounds(nodes)
  const [width, height] = [box.width * at.scale, box.height * at.scale]
  if (width > WIDEST || width < LEAST.width || height < LEAST.height || width > height * FLATTEST) return 0
  const [left, top] = [at.x + box.x * at.scale, at.y + box.y * at.scale]
  const near = feet.filter(([, y]) => y > top && y < top + height - BEFORE)
  const isClear = (aside: number) => near.every(([x]) => x < left + aside - CLEAR || x > left + aside + width + CLEAR)
  for (let by = 0; by <= FARTHEST; by += STEP) {
    if (isClear(by)) return by
    if (isClear(-by)) return -by
  }
  return null
}
