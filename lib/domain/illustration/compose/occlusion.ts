// Plain shapes that stand for figures while the layout looks for positions: what covers, and what must not be covered.
import type { Box, Figure, Point } from '../scene'
import { hypot, lerpPoint } from '../kit/vector'

export interface Circle {
  at: Point
  radius: number
}
/** One figure or thing: `solid` hides what is behind it, `keep` must be seen. */
export interface Body {
  solid: readonly (Circle | Box)[]
  keep: readonly Circle[]
  /** The frame must not cut a figure near these. */
  joints: readonly Point[]
}

/** In radii of the face: hair round a head, ears round a pet's, half a torso, half an arm. */
const HAIR = 1.16
const EARS = 1.2
const TORSO = 0.95
const ARM = 0.24
const LEG = 0.34
/** A pet's box has air in its corners. */
const AIR = 0.12
const MUZZLE_AIR = 0.3
const ARM_STEPS = [0.25, 0.5, 0.75, 1]

export function bodyOf(
  { face: { centre, radius }, box, arms, joints = [], anchors: { feet } }: Figure,
  isPet: boolean,
  held: { solid: readonly (Circle | Box)[]; keep: readonly Circle[] } = { solid: [], keep: [] },
): Body {
  const head: Circle = { at: centre, radius: radius * (isPet ? EARS : HAIR) }
  const chin = centre[1] + radius * 0.9
  // There is less air before a muzzle.
  const facesLeft = centre[0] - box.x < box.width / 2
  const muzzle = Math.min(box.width * AIR, radius * MUZZLE_AIR)
  const body: Box = isPet
    ? {
        x: box.x + (facesLeft ? muzzle : box.width * AIR),
        y: box.y + box.height * AIR,
        width: box.width * (1 - AIR) - muzzle,
        height: box.height * (1 - AIR),
      }
    : {
        x: centre[0] - radius * TORSO,
        y: chin,
        width: radius * TORSO * 2,
        height: Math.max(0, box.y + box.height - chin),
      }
  const limbs = (arms ?? []).flatMap(([shoulder, elbow, wrist]) =>
    shoulder && elbow && wrist
      ? [
          ...ARM_STEPS.map((t) => lerpPoint(shoulder, elbow, t)),
          ...ARM_STEPS.map((t) => lerpPoint(elbow, wrist, t)),
          lerpPoint(elbow, wrist, 1.25),
        ].map((at) => ({ at, radius: radius * ARM }))
      : [],
  )
  // Knees and shins of somebody who sits or lies are not under the chin.
  const legs: Circle[] = isPet
    ? []
    : joints.slice(4, 6).flatMap((knee, i) => {
        const foot = feet[i] ?? knee
        return [0, 0.5, 1].map((t) => ({ at: lerpPoint(knee, foot, t), radius: radius * LEG }))
      })
  return { solid: [head, body, ...limbs, ...legs, ...held.solid], keep: [{ at: centre, radius }, ...held.keep], joints }
}

const moveCircle = ({ at, radius }: Circle, [x, y]: Point, size: number): Circle => ({
  at: [x + at[0] * size, y + at[1] * size],
  radius: radius * size,
})
export const placeBody = ({ solid, keep, joints }: Body, at: Point, size: number): Body => ({
  solid: solid.map((shape) =>
    'at' in shape
      ? moveCircle(shape, at, size)
      : {
          x: at[0] + shape.x * size,
          y: at[1] + shape.y * size,
          width: shape.width * size,
          height: shape.height * size,
        },
  ),
  keep: keep.map((one) => moveCircle(one, at, size)),
  joints: joints.map(([x, y]) => [at[0] + x * size, at[1] + y * size]),
})

export const moveBody = ({ solid, keep, joints }: Body, [x, y]: Point): Body => ({
  solid: solid.map((shape) =>
    'at' in shape
      ? { at: [x + shape.at[0], y + shape.at[1]], radius: shape.radius }
      : { x: x + shape.x, y: y + shape.y, width: shape.width, height: shape.height },
  ),
  keep: keep.map(({ at, radius }) => ({ at: [x + at[0], y + at[1]], radius })),
  joints: joints.map((joint) => [x + joint[0], y + joint[1]]),
})

/** How deep a shape reaches into a circle, in page units. */
function depthIn({ at, radius }: Circle, shape: Circle | Box): number {
  if ('at' in shape) return radius + shape.radius - hypot(at[0] - shape.at[0], at[1] - shape.at[1])
  const right = shape.x + shape.width
  const bottom = shape.y + shape.height
  const x = at[0] < shape.x ? shape.x - at[0] : at[0] > right ? at[0] - right : 0
  const y = at[1] < shape.y ? shape.y - at[1] : at[1] > bottom ? at[1] - bottom : 0
  return radius - hypot(x, y)
}
/** A cheek behind an ear is a cuddle. */
const MAY_OVERLAP = 0.12

/** Whether a circle is not hidden by a body before it. */
export function isInSight(circle: Circle, front: Body): boolean {
  for (const shape of front.solid) if (depthIn(circle, shape) >= circle.radius * MAY_OVERLAP) return false
  return true
}
/** Whether a circle hides nothing of a body behind it that must be seen. */
export function isClearOf(circle: Circle, back: Body): boolean {
  for (const one of back.keep) if (depthIn(one, circle) >= one.radius * MAY_OVERLAP) return false
  return true
}

/** Whether `front` leaves all of `back` in sight that must be. */
export const leavesInSight = (front: Body, back: Body): boolean => back.keep.every((one) => isInSight(one, front))

const ORIGIN: Point = [0, 0]
/** Whether a circle, seen from `from`, is inside a box. */
export function isWithin({ at, radius }: Circle, box: Box, from = ORIGIN): boolean {
  const x = from[0] + at[0]
  const y = from[1] + at[1]
  return (
    x - radius >= box.x && y - radius >= box.y && x + radius <= box.x + box.width && y + radius <= box.y + box.height
  )
}

/** The circles that cover a box evenly: what must be seen of a thing. */
export function coverBox({ x, y, width, height }: Box): Circle[] {
  const [across, down] = [Math.max(1, Math.round(width / height)), Math.max(1, Math.round(height / width))]
  const radius = Math.min(width / across, height / down) / 2
  return Array.from({ length: across * down }, (_, i) => ({
    at: [x + (width / across) * ((i % across) + 0.5), y + (height / down) * (Math.floor(i / across) + 0.5)] as const,
    radius,
  }))
}

/** Circles all over a box, and small ones at the middle of each side: with them it is whole within a frame. */
export function coverWhole(box: Box, side: number): Circle[] {
  const { x, y, width, height } = box
  const [across, down] = [x + width / 2, y + height / 2]
  const sides: Point[] = [
    [across, y + side],
    [across, y + height - side],
    [x + side, down],
    [x + width - side, down],
  ]
  return [...coverBox(box), ...sides.map((at) => ({ at, radius: side }))]
}
