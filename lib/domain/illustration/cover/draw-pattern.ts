import { chance } from '../../chance'
import { lightness, mix } from '../kit/colour'
import { group, rect } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import { bounds, recolour } from '../print/node-tree'
import type { Node, Scene } from '../scene'
import { PROP_DRAWINGS } from '../things/table'
import type { ToldThing } from './told-thing'
import { INK, PAPER } from './field-colour'

/** Of one cell, in units of a pattern 1000 wide. */
const CELL = 190
const FILLED = 0.6
/** Most things of one pattern. */
const KINDS = 4

/** The story's own things in two tones of the book's colour, every second column half a step lower. */
export function drawPattern(
  things: readonly Pick<ToldThing, 'prop' | 'text'>[],
  { seed, field, width = 1000, height }: { seed: string; field: string; width?: number; height: number },
): Scene {
  const tones = (colour: string) =>
    mix(mix(field, INK, 0.28), mix(field, PAPER, 0.5), Math.min(1, Math.max(0, lightness(colour))))
  const drawn = things.slice(0, KINDS).map(({ prop, text }): Node => {
    const nodes = recolour(PROP_DRAWINGS[prop](text).nodes, tones)
    const { x, y, width: wide, height: high } = bounds(nodes)
    const size = (CELL * FILLED) / Math.max(wide, high)
    return group(nodes, { transform: compose(scale(size), translate(-x - wide / 2, -y - high / 2)) })
  })
  const columns = Math.ceil(width / CELL) + 1
  const rows = Math.ceil(height / CELL) + 1
  const cells = Array.from({ length: columns * rows }, (_, i): Node[] => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const thing = drawn[(column + 2 * row) % Math.max(1, drawn.length)]
    if (!thing) return []
    const turn = (chance(seed, `pattern ${i}`) - 0.5) * 36
    return [
      group([thing], {
        transform: compose(translate((column + 0.25) * CELL, (row + (column % 2 ? 0.5 : 0)) * CELL), rotate(turn)),
      }),
    ]
  })
  return { width, height, nodes: [rect(0, 0, width, height, field), ...cells.flat()] }
}
