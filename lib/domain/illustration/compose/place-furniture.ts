import type { Furniture } from '../customizations'
import { group } from '../kit/shape'
import { clamp, compose, lerp, scale, translate } from '../kit/vector'
import { recolour } from '../print/node-tree'
import type { Node } from '../scene'
import { horizonOf, project } from '../stage/camera'
import { contact, soft } from '../stage/shadow'
import type { Stage } from '../stage/stage'
import { FURNISHINGS } from '../things/furnishings'
import type { PageLayout } from './placement'
import { castTint } from './tint'

/** Where the floor of a room begins, from horizon to the cast's line (see stage/room). */
const FLOOR_BEGINS = 0.52

/** The buyer's furniture: on the floor behind the cast, where it was put on the page, smaller the farther back, lit as the room is. */
export function furnished(S: Stage, laid: PageLayout, pieces: readonly Furniture[], mirrored: boolean): Node[] {
  const edge = project(S, 0, lerp(S.H, S.G, FLOOR_BEGINS), 1 - FLOOR_BEGINS).y
  const horizon = horizonOf(S.shot, S)
  const standing = pieces.map((piece) => {
    const y = clamp(piece.position.y * 10, edge + 14, laid.ground - 12)
    return {
      piece,
      x: piece.position.x * 10,
      y,
      size: laid.unit * piece.size * ((y - horizon) / Math.max(1, laid.ground - horizon)),
    }
  })
  return standing
    .sort((a, b) => a.y - b.y)
    .flatMap(({ piece, x, y, size }) => {
      const { nodes, width, height } = FURNISHINGS[piece.type](piece.color)
      const [shadeY, reach] = [Math.round(y - height * 0.86 * size), Math.round(height * size)]
      const lit = piece.type === 'lamp' && S.row.lit === 1
      return [
        ...(lit
          ? [
              soft(Math.round(x), shadeY, reach, reach, [
                [0, '#ffe6b0', 0.5],
                [0.3, '#ffd27e', 0.22],
                [1, '#ffc66a', 0],
              ]),
            ]
          : []),
        contact(Math.round(x), Math.round(y), Math.round(width * 0.56 * size), S.shadow, 0.16, S.dark ? 0.9 : 1),
        group(recolour(nodes, castTint(S, mirrored, x, y)), {
          transform: compose(translate(Math.round(x), Math.round(y)), scale(size)),
          part: `furniture:${piece.type}`,
        }),
      ]
    })
}
