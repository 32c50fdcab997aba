// Positions of flying birds.
import type { Figure, Point } from '../scene'
import { scaleFigure } from './figures'
import { findFreeAir, PAGE } from './layout'
import { boundingBox } from './placement'
import type { PlacedFigure } from './placement'
import type { Role } from './roles'

export const flies = (role: Role): boolean =>
  role.actor.pose === 'fly' && role.member.kind === 'pet' && role.member.type === 'Bird'

/** Largest extent of a flying bird in page units: in a close shot a larger one would leave no room for a face. */
const MAX_SPAN = 430
const SMALLER_SPANS = [340, 270, 210]

/**
 * Places a bird near its friend's head, as large as there is free air for among the other figures; where there is none
 * it is drawn smaller, as if farther off.
 * @param drawn at the scale of the cast's ground line, `unit` page units a centimetre
 * @param ground page y of the ground line
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
