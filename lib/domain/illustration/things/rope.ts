// A rope that somebody pulls: what hangs from the hands or the mouth. The rest runs to what it is tied to, which only
// the page knows (compose/rope-lines). Centimetres, the hand at the origin, the rope ahead of it.
import { path } from '../kit/shape'
import type { Node } from '../scene'

export const ROPE_COLOUR = '#c69a63'
export const ROPE_WIDTH = 1.8

export const drawRopeEnd = (hangs: number): Node[] => [
  path(`M6 0L-3 1Q-9 ${hangs * 0.3} -5 ${hangs}`, undefined, { stroke: ROPE_COLOUR, strokeWidth: ROPE_WIDTH }),
]
