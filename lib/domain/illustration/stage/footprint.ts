// What a place puts on its ground, where it stands there, and how it gives way to the cast: nobody stands in a bench or
// in a fire.
import { bounds } from '../print/node-tree'
import type { Node, Point } from '../scene'

/** What may be done with a thing of a place: sit on it, stand on it, stand behind or before it, or keep off it. */
export type Use = 'sit' | 'stand' | 'behind' | 'never'

export const USES = {
  bed: 'sit',
  bench: 'sit',
  chair: 'sit',
  log: 'sit',
  sofa: 'sit',
  rug: 'stand',
  mat: 'stand',
  barn: 'behind',
  basket: 'behind',
  bush: 'behind',
  case: 'behind',
  counter: 'behind',
  crate: 'behind',
  crystal: 'behind',
  fence: 'behind',
  house: 'behind',
  lamp: 'behind',
  mast: 'behind',
  plant: 'behind',
  post: 'behind',
  rock: 'behind',
  sheep: 'behind',
  shelf: 'behind',
  slide: 'behind',
  stall: 'behind',
  swing: 'behind',
  table: 'behind',
  tent: 'behind',
  toys: 'behind',
  tree: 'behind',
  trunk: 'behind',
  vehicle: 'behind',
  animal: 'behind',
  fountain: 'never',
  fire: 'never',
  tub: 'never',
} as const satisfies Record<string, Use>
export type PlaceThing = keyof typeof USES

/** A thing's foot and height in the units of its place. */
export interface Footprint {
  use: Use
  left: number
  right: number
  /** y of its foot nearest to us. */
  front: number
  height: number
}

/** Ground on which nobody stands, across the whole place: scales as in `Stage.groundYAt`, of a layer at this depth. */
export interface ForbiddenGround {
  kind: 'water' | 'road' | 'rails' | 'walls' | 'air'
  from: number
  to: number
  depth: number
}

/** Things whose declared footprint is missing are measured: wider marks are ground or walls, flatter ones lie there. */
const WIDEST = 620
const LEAST = { width: 30, height: 36 }
const FLATTEST = 3.9
/** Page units of air between somebody's foot and a thing. */
const CLEAR: Record<Use, number> = { sit: 16, stand: 0, behind: 16, never: 46 }
/** Feet this near to a thing's foot are before it; less than nothing: only feet that much nearer to us are. */
const BEFORE: Record<Use, number> = { sit: 8, stand: 0, behind: -6, never: -24 }
const FARTHEST = 320
const STEP = 20

/** The footprint of something that does not declare one; null for ground, walls and what lies flat. */
export function measureFootprint(nodes: readonly Node[]): Footprint | null {
  const { x, y, width, height } = bounds(nodes)
  if (width > WIDEST || width < LEAST.width || height < LEAST.height || width > height * FLATTEST) return null
  return { use: 'behind', left: x, right: x + width, front: y + height, height }
}

export const projectFootprint = (
  { use, left, right, front, height }: Footprint,
  { x, y, scale }: { x: number; y: number; scale: number },
): Footprint => ({
  use,
  left: x + left * scale,
  right: x + right * scale,
  front: y + front * scale,
  height: height * scale,
})

/** Whether a foot is in a thing, or behind it where only its feet could be drawn before it. */
export const isFootIn = ({ use, left, right, front, height }: Footprint, [x, y]: Point): boolean =>
  use !== 'stand' && y > front - height && y < front - BEFORE[use] && x > left - CLEAR[use] && x < right + CLEAR[use]

/** How far aside, in page units, a thing stands so that no foot is in it; null if there is no such place near by. */
export function giveWay(thing: Footprint, feet: readonly Point[]): number | null {
  const isClear = (aside: number) =>
    feet.every((foot) => !isFootIn({ ...thing, left: thing.left + aside, right: thing.right + aside }, foot))
  for (let by = 0; by <= FARTHEST; by += STEP) {
    if (isClear(by)) return by
    if (isClear(-by)) return -by
  }
  return null
}
