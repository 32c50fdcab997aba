import type { Point } from '../scene'
import type { PlacedFigure } from './placement'

/** Points of the page on which somebody stands, sits or lies: not those in arms, boats or the air. */
export const feetOf = (figures: readonly PlacedFigure[]): Point[] =>
  figures.flatMap(({ role, figure: { anchors, box }, x, y, lift, onLedge, overShoulder }): Point[] => {
    if (lift || onLedge || overShoulder || role.vessel || role.actor.pose === 'fly' || y > 1000) return []
    const middle: Point = [x + box.x + box.width / 2, y]
    return [middle, ...anchors.feet.map(([footX]): Point => [x + footX, y])]
  })
