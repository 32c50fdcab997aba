import { measureCoveredCircle, type Circle } from '../check/covered'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import type { PlacedFigure } from './placement'

/** A nose over an ear's edge is a cuddle. */
const MAX_HIDDEN = 0.05

/** Whoever flies is painted before those beside it. */
const FLYING = 0.3
export const orderOf = ({ row, role }: PlacedFigure): number => row - (role.actor.pose === 'fly' ? FLYING : 0)

const isNear = ({ x, y, figure: { box } }: PlacedFigure, { centre, radius }: Circle): boolean =>
  Math.abs(x + box.x + box.width / 2 - centre[0]) < box.width / 2 + radius &&
  Math.abs(y + box.y + box.height / 2 - centre[1]) < box.height / 2 + radius

/** Whether somebody who stands before another hides a face, by their true shapes. */
export function hidesFace(figures: readonly PlacedFigure[]): boolean {
  const faced = figures.filter(({ overShoulder }) => !overShoulder)
  return faced.some((behind) => {
    const {
      x,
      y,
      figure: { face },
      role,
    } = behind
    const circle = { centre: [x + face.centre[0], y + face.centre[1]] as const, radius: face.radius }
    return figures.some(
      (front) =>
        front.role !== role &&
        (orderOf(front) > orderOf(behind) || (orderOf(front) === orderOf(behind) && front.y > y)) &&
        isNear(front, circle) &&
        measureCoveredCircle(circle, [group(front.figure.nodes, { transform: translate(front.x, front.y) })]) >
          MAX_HIDDEN,
    )
  })
}
