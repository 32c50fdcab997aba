import type { Furniture } from '../customizations'
import { group } from '../kit/shape'
import { clamp, compose, lerp, scale, translate } from '../kit/vector'
import { recolour } from '../print/node-tree'
import type { Node } from '../scene'
import { horizonYOf, project } from '../stage/camera'
import { drawContactShadow, drawSoftSpot } from '../stage/shadow'
import type { Stage } from '../stage/stage'
import { FURNISHINGS } from '../things/furnishings'
import type { PageLayout } from './placement'
import { createCastTint } from './tint'

/**
 * Where the floor of a room begins, from the horizon (0) to the cast's ground line (1). The same as in stage/room.ts.
 */
const ROOM_FLOOR_START = 0.52

/** The buyer's furniture, on the floor behind the cast: smaller the farther back, tinted like the room. */
export function drawFurniture(stage: Stage, laid: PageLayout, pieces: readonly Furniture[], mirrored: boolean): Node[] {
  const edge = project(stage, 0, lerp(stage.horizonY, stage.groundY, ROOM_FLOOR_START), 1 - ROOM_FLOOR_START).y
  const horizon = horizonYOf(stage.shot, stage)
  const standing = pieces.map((piece) => {
    const y = clamp(piece.position.y * 10, edge + 14, laid.groundY - 12)
    return {
      piece,
      x: piece.position.x * 10,
      y,
      size: laid.unitsPerCm * piece.size * ((y - horizon) / Math.max(1, laid.groundY - horizon)),
    }
  })
  return standing
    .sort((a, b) => a.y - b.y)
    .flatMap(({ piece, x, y, size }) => {
      const { nodes, width, height } = FURNISHINGS[piece.type](piece.color)
      const [shadeY, reach] = [Math.round(y - height * 0.86 * size), Math.round(height * size)]
      const lit = piece.type === 'lamp' && stage.row.lit === 1
      return [
        ...(lit
          ? [
              drawSoftSpot(Math.round(x), shadeY, reach, reach, [
                [0, '#ffe6b0', 0.5],
                [0.3, '#ffd27e', 0.22],
                [1, '#ffc66a', 0],
              ]),
            ]
          : []),
        drawContactShadow(
          Math.round(x),
          Math.round(y),
          Math.round(width * 0.56 * size),
          stage.shadowColour,
          0.16,
          stage.dark ? 0.9 : 1,
        ),
        group(recolour(nodes, createCastTint(stage, mirrored, x, y)), {
          transform: compose(translate(Math.round(x), Math.round(y)), scale(size)),
          part: `furniture:${piece.type}`,
        }),
      ]
    })
}
