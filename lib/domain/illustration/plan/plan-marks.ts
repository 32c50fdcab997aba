import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import type { Colour, GroupNode, Node, Point } from '../scene'

export const darker = (colour: Colour, by = 0.09): Colour => shade(colour, -by)

export const movedTo = (nodes: readonly Node[], x: number, y: number, angle = 0): GroupNode =>
  group(nodes, { transform: compose(translate(x, y), rotate(angle)) })

/** Figures are drawn this much larger than centimetres, since paths are rounded, and scaled down again. */
export const DRAWN_AT = 5
export const scaledDown = (nodes: readonly Node[]): GroupNode => group(nodes, { transform: scale(1 / DRAWN_AT) })

/** An animal as drawn, in centimetres. */
export interface PlanPet {
  nodes: Node[]
  headRadius: number
  /** The head's middle. */
  head: Point
  reach: { ahead: number; back: number; side: number }
}
