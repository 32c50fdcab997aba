import { jitterPoints, group, path, smoothPath } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import { mix } from '../kit/colour'
import { bounds } from '../print/node-tree'
import type { Colour, Point, Scene } from '../scene'
import { drawContactShadow } from '../stage/shadow'
import { PROP_DRAWINGS } from '../things/table'
import { INK, PAPER } from './field-colour'
import type { ToldThing } from './told-thing'

const SIDE = 400
/** Most width and height of the thing, and where it stands. */
const THING = { width: 210, height: 200, foot: 300 }
const POINTS = 14

/** The story's thing alone, small, on a scrap of the book's colour: on a page that is else empty. */
export function drawSpot(thing: ToldThing | null, { field, seed }: { field: Colour; seed: string }): Scene | null {
  if (!thing) return null
  const { nodes } = PROP_DRAWINGS[thing.prop](thing.text)
  const { x, y, width, height } = bounds(nodes)
  const size = Math.min(THING.width / width, THING.height / height)
  const middle = SIDE / 2
  const scrap = jitterPoints(
    Array.from({ length: POINTS }, (_, i): Point => {
      const angle = (i / POINTS) * 2 * Math.PI
      return [middle + 178 * Math.cos(angle), middle + 12 + 146 * Math.sin(angle)]
    }),
    `${seed} spot`,
    10,
  )
  return {
    width: SIDE,
    height: SIDE,
    nodes: [
      path(smoothPath(scrap), mix(field, PAPER, 0.78)),
      drawContactShadow(middle, THING.foot, Math.round((width * size) / 2), INK, 0.14),
      group(nodes, {
        transform: compose(translate(middle, THING.foot), scale(size), translate(-x - width / 2, -y - height)),
        thing: thing.prop,
      }),
    ],
  }
}
