// What a page to colour in with crayons shows of a picture, and what is too small for a crayon there.
import { measureCast } from '../../book/crop'
import type { Box, Node, Scene } from '../scene'
import { bounds } from './node-tree'

/** Room around the cast, in parts of its larger side, and the least side of what is shown, in page units. */
const AROUND = 0.16
const NEAREST = 460

function union(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

/** A square of the picture in which the cast is large enough to be coloured in. */
export function frameForCrayons(scene: Scene): Box {
  const page = { x: 0, y: 0, width: scene.width, height: scene.height }
  const sound = scene.nodes.find((node) => node.kind === 'group' && node.part === 'sound')
  const cast = union(measureCast(scene), sound && bounds([sound]))
  const most = Math.min(scene.width, scene.height)
  if (!cast) return page
  const side = Math.min(most, Math.max(NEAREST, Math.max(cast.width, cast.height) * (1 + 2 * AROUND)))
  if (side > 0.9 * most) return page
  const within = (middle: number, length: number) => Math.round(Math.min(length - side, Math.max(0, middle - side / 2)))
  return {
    x: within(cast.x + cast.width / 2, scene.width),
    // A little more is shown over heads than under feet.
    y: within(cast.y + cast.height * 0.48, scene.height),
    width: Math.round(side),
    height: Math.round(side),
  }
}

/** From so many pieces on, one path is a pattern, hatching or strands of hair. */
const PIECES = 4
/** Room of each piece, in thousandths of what is shown, squared: about 7 mm on each side on paper. */
const PIECE_AREA = 1200

/** Dots on a dress, tiles, blades of grass: many pieces in one path, each too small to be coloured in. */
export function isTexture(node: Node, size: number, thousandth: number): boolean {
  if (node.kind !== 'path') return false
  const pieces = node.d.split(/m/i).length - 1
  return pieces >= PIECES && (node.fill === undefined || size / pieces < PIECE_AREA * thousandth ** 2)
}
