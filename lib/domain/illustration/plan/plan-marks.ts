import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import type { Colour, GroupNode, Node } from '../scene'

export const darker = (colour: Colour, by = 0.09): Colour => shade(colour, -by)

export const movedTo = (nodes: readonly Node[], x: number, y: number, angle = 0): GroupNode =>
  group(nodes, { transform: compose(translate(x, y), rotate(angle)) })

/** Figures are drawn this much larger than centimetres, since paths are rounded, and scaled down again. */
export const DRAWN_AT = 5
export const scaledDown = (nodes: readonly Node[]): GroupNode => group(nodes, { transform: scale(1 / DRAWN_AT) })
