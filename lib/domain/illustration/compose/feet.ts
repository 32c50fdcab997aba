import type { Point } from '../scene'
import type { PlacedFigure, PlacedProp } from './placement'

/** Whoever takes more of the ground than two feet. */
const LOW: ReadonlySet<string> = new Set(['sit', 'lie', 'sleep', 'kneel', 'crouch', 'read'])
const SPREAD = [0.08, 0.5, 0.92]

/** A bird on its perch, and whoever flies. */
const OFF_THE_GROUND: ReadonlySet<string> = new Set(['fly', 'perch'])

/** Points of the page on which somebody stands, sits or lies: not those in arms, boats or the air. */
export const feetOf = (figures: readonly PlacedFigure[]): Point[] =>
  figures.flatMap(({ role, figure: { anchors, box }, x, y, lift, onLedge, overShoulder }): Point[] => {
    if (lift || onLedge || overShoulder || role.vessel || OFF_THE_GROUND.has(role.actor.pose) || y > 1000) return []
    const across = role.member.kind === 'pet' || LOW.has(role.actor.pose) ? SPREAD : [0.5]
    return [
      ...across.map((share): Point => [x + box.x + box.width * share, y]),
      ...anchors.feet.map(([footX]): Point => [x + footX, y]),
    ]
  })

const IN_THE_AIR: ReadonlySet<string> = new Set(['leap', 'jump', 'run', 'celebrate'])
const ACROSS = [0.15, 0.5, 0.85]
/**
 * The lowest points of whoever is off the ground for a moment: a hut behind them would look as if they leapt over its
 * roof.
 */
export const pawsInTheAir = (figures: readonly PlacedFigure[]): Point[] =>
  figures.flatMap(({ role: { actor }, figure: { box }, x, y, lift }): Point[] =>
    lift || !IN_THE_AIR.has(actor.pose)
      ? []
      : ACROSS.map((share): Point => [x + box.x + box.width * share, y + box.y + box.height]),
  )

const BASE = [0.2, 0.5, 0.8]
/** Page units between the points of a long thing, from end to end: no lamp post before it is missed. */
const APART = 36
const acrossOf = (width: number): readonly number[] => {
  const steps = Math.floor(width / APART)
  return steps < 4 ? BASE : Array.from({ length: steps + 1 }, (_, i) => i / steps)
}
/** Where named things stand on the ground: the place's own furniture gives way to them too. */
export const basesOf = (props: readonly PlacedProp[]): Point[] =>
  props.flatMap(({ drawing: { placement }, box, x, y, lift, onLedge }): Point[] =>
    (placement !== 'ground' && placement !== 'wall') || lift || onLedge || y > 1000
      ? []
      : acrossOf(box.width).map((share): Point => [x + box.x + box.width * share, y]),
  )
