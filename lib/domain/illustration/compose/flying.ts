// Birds in the air.
import type { Figure, Point } from '../scene'
import { scaleFigure } from './figures'
import { findFreeAir, PAGE } from './layout'
import { boundingBox } from './placement'
import type { PlacedFigure } from './placement'
import type { Role } from './roles'

export const flies = (role: Role): boolean =>
  role.actor.pose === 'fly' && role.member.kind === 'pet' && role.member.type === 'Bird'

/** In page units: close to us, a large bird would leave no room for a face. */
const MAX_SPAN = 430
const SMALLER_SPANS = [340, 270, 210]

/**
 * Near a friend's head, as large as there is room for among the others; where there is none it is farther off.
 * @param drawn at the size of who stands on the ground, `unit` page units a centimetre
 * @param ground page y of it
 */
export function placeFlying(
  role: Role,
  drawn: Figure,
  friend: PlacedFigure | undefined,
  others: readonly PlacedFigure[],
  ground: number,
  unit: number,
): PlacedFigure {
  const head: Point = friend
    ? [friend.x + friend.figure.face.centre[0], friend.y + friend.figure.box.y]
    : [PAGE / 2, ground - 300]
  const side = role.wantedX < (friend?.role.wantedX ?? 0.5) ? -1 : 1
  const taken = others.map(boundingBox)
  const withSpan = (span: number) => {
    const figure = scaleFigure(drawn, Math.min(1, span / Math.max(drawn.box.width, drawn.box.height)))
    const { box } = figure
    return {
      figure,
      ...findFreeAir(
        box,
        [head[0] + side * box.width * 0.9 - (box.x + box.width / 2), head[1] - box.y - box.height * 0.9],
        taken,
        box.height * 0.16,
      ),
    }
  }
  let found = withSpan(MAX_SPAN)
  for (const span of SMALLER_SPANS) if (!found.free) found = withSpan(span)
  const {
    figure,
    at: [x, y],
  } = found
  return { role, figure, x, y, row: 0, lift: Math.max(2, ground - y), unitsPerCm: unit }
}
