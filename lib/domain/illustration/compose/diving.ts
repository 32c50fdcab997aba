// Under water everybody who breathes air wears a bubble, child and cat alike.
import { mix } from '../kit/colour'
import { ellipse, path, radialGradient } from '../kit/shape'
import type { Node, Point } from '../scene'
import type { Stage } from '../stage/stage'
import type { PlacedFigure } from './placement'

/** Radius of the bubble in radii of the face: there must be room for hair and ears. */
const HELMET_FACTOR = 1.5

export function drawBubble(stage: Stage, { role, figure, x, y }: PlacedFigure): Node[] {
  if (role.member.kind === 'pet' && role.member.type === 'Fish') return []
  const r = Math.round(figure.face.radius * HELMET_FACTOR)
  const [cx, cy]: Point = [
    Math.round(x + figure.face.centre[0]),
    Math.round(y + figure.face.centre[1] - figure.face.radius * 0.12),
  ]
  const glass = mix(stage.haze, '#ffffff', 0.75)
  const arc = (from: number, to: number, at: number): string => {
    const end = (a: number) => `${Math.round(cx + Math.cos(a) * r * at)} ${Math.round(cy + Math.sin(a) * r * at)}`
    return `M${end(from)}A${Math.round(r * at)} ${Math.round(r * at)} 0 0 1 ${end(to)}`
  }
  return [
    ellipse(
      cx,
      cy,
      r,
      r,
      radialGradient([cx, cy], r, [
        [0, glass, 0],
        [0.8, glass, 0.06],
        [1, glass, 0.34],
      ]),
    ),
    ellipse(cx, cy, r, r, undefined, { stroke: glass, strokeWidth: Math.max(2, r * 0.03), opacity: 0.75 }),
    path(arc(3.5, 4.25, 0.86), undefined, { stroke: '#ffffff', strokeWidth: Math.max(3, r * 0.07), opacity: 0.85 }),
    path(arc(0.5, 0.95, 0.88), undefined, { stroke: '#ffffff', strokeWidth: Math.max(2, r * 0.04), opacity: 0.5 }),
  ]
}
