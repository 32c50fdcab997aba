// The head is a sphere with one outline per view; features and hairline are placed by their angle round it.
import type { Point } from '../scene'
import type { View } from '../figure'
import type { FaceKind } from './face-kinds'
import { lerpPoint, clamp, length, lerp } from '../kit/vector'
import { pointAt, cosDegrees, HEAD, sinDegrees } from './geometry'

/** A point on the sphere, projected into the view. */
export interface HeadPoint {
  x: number
  y: number
  foreshortening: number
  visible: boolean
}
export interface Head {
  view: View
  youth: number
  /** Yaw of the head to the right, in degrees. */
  yaw: number
  outline: readonly Point[]
  radius: number
  /** Level of the eyes, in heads below the centre. */
  eyes: number
  /** The point at theta degrees round from the middle of the face, y heads below the centre. */
  onSphere(theta: number, y: number): HeadPoint
  /** Distance of the outline from the centre, in the direction of phi degrees (0 right, 90 down). */
  radiusAt(phi: number): number
  /** A point `out` heads outside the outline. */
  outside(phi: number, out: number): Point
}

const YAW: Record<View, number> = { front: 0, threeQuarter: 24.5, side: 68, back: 180 }

/** Outline of the skull, clockwise from the crown, in heads from the centre. Babies are wider at the cheeks. */
function buildSkull(youth: number, view: View, cheek: number, kind: FaceKind): Point[] {
  const w = lerp(0.97, 1.08, youth)
  const jaw = lerp(0.92, 1.02, youth) * (1 + cheek * 0.1)
  // Hair and hats lie on the upper half, which is the same for all kinds.
  const { head } = kind
  const widthAt = (y: number): number =>
    y < 0.32
      ? lerp(1, head.cheek, clamp((y + 0.1) / 0.24)) * lerp(1, head.jaw / head.cheek, clamp((y - 0.14) / 0.18))
      : lerp(head.jaw, head.chin, clamp((y - 0.32) / 0.15))
  const longAt = (y: number): number => (y > 0.1 ? 0.1 + (y - 0.1) * lerp(1, head.long, clamp((y - 0.1) / 0.2)) : y)
  const sized = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [x * w * (view === 'side' ? 1 : widthAt(y)) * HEAD, longAt(y) * HEAD])
  const right: Point[] = [
    [0.21, -0.478],
    [0.385, -0.375],
    [0.475, -0.2],
    [0.498, -0.02],
    [0.5 * jaw, 0.14],
    [0.452 * jaw, 0.285],
    [0.33 * jaw, 0.405],
    [0.17, 0.477],
  ]
  if (view === 'side')
    return sized([
      [0, -0.5],
      [0.22, -0.468],
      [0.37, -0.37],
      [0.455, -0.22],
      [0.468, -0.07],
      [0.452, 0.03],
      [0.47, 0.075],
      [0.502, 0.115],
      [0.49, 0.155],
      [0.452, 0.175],
      [0.456, 0.21],
      [0.436, 0.25],
      [0.436, 0.29],
      [0.412, 0.36],
      [0.36, 0.425],
      [0.27, 0.475],
      [0.13, 0.46],
      [-0.02, 0.405],
      [-0.14, 0.35],
      [-0.32, 0.3],
      [-0.45, 0.17],
      [-0.52, -0.04],
      [-0.5, -0.24],
      [-0.38, -0.41],
      [-0.2, -0.485],
    ])
  if (view === 'threeQuarter')
    return sized([
      [0.03, -0.5],
      [0.24, -0.472],
      [0.4, -0.36],
      [0.47, -0.19],
      [0.462, -0.06],
      [0.438, 0.03],
      [0.462 * jaw, 0.13],
      [0.452 * jaw, 0.25],
      [0.385 * jaw, 0.37],
      [0.25, 0.47],
      [0.1, 0.505],
      ...right.map(([x, y]): Point => [-x * 1.01 + (y > 0.25 ? 0.05 : 0), y * (y > 0 ? 0.97 : 1)]).reverse(),
    ])
  if (view === 'back') {
    // from behind the jaw is hidden: the skull narrows to the nape
    const behind: Point[] = [...right.slice(0, 4), [0.488, 0.1], [0.43, 0.235], [0.31, 0.335], [0.17, 0.395]]
    return sized([[0, -0.5], ...behind, [0, 0.41], ...behind.map(([x, y]): Point => [-x, y]).reverse()])
  }
  return sized([[0, -0.5], ...right, [0, 0.5], ...right.map(([x, y]): Point => [-x, y]).reverse()])
}

/** Radius of an outline by angle, sampled once from a dense polygon, since it is looked up often. */
function measureRadii(outline: readonly Point[]): (phi: number) => number {
  const bins = 120
  const found = new Array<number>(bins).fill(0)
  outline.forEach((a, i) => {
    const b = pointAt(outline, (i + 1) % outline.length)
    for (let t = 0; t < 1; t += 0.04) {
      const q = lerpPoint(a, b, t)
      found[Math.floor(((Math.atan2(q[1], q[0]) / (2 * Math.PI) + 1) % 1) * bins)] = length(q)
    }
  })
  const value = (i: number) => found[((i % bins) + bins) % bins] ?? 0
  found.forEach((r, i) => {
    if (!r) found[i] = value(i - 1) || value(i + 1)
  })
  return (phi) => {
    const place = ((((phi / 360) % 1) + 1) % 1) * bins - 0.5
    const low = Math.floor(place)
    return lerp(value(low), value(low + 1), place - low)
  }
}

export function createHead(
  youth: number,
  view: View,
  gazeX: number,
  vary: (trait: string) => number,
  kind: FaceKind,
): Head {
  const yaw = YAW[view] + (view === 'front' ? clamp(gazeX, -1, 1) * 5 : 0)
  const outline = buildSkull(youth, view, vary('cheek'), kind)
  const radius = lerp(0.97, 1.08, youth) * 0.485 * HEAD
  const reach = measureRadii(outline)
  return {
    view,
    youth,
    yaw,
    outline,
    radius,
    radiusAt: reach,
    eyes: lerp(0.055, 0.1, clamp(youth)) + vary('eyes') * 0.012 + kind.eye.lower,
    onSphere: (theta, y) => {
      const turn = theta + yaw
      return {
        x: radius * sinDegrees(turn) * Math.sqrt(Math.max(0.1, 1 - (Math.abs(y) * 1.45) ** 2 * 0.35)),
        y: y * HEAD,
        foreshortening: Math.max(0.4, Math.max(0, cosDegrees(turn)) ** 0.6),
        visible: Math.abs(((turn + 540) % 360) - 180) < 84,
      }
    },
    outside: (phi, out) => {
      const r = reach(phi) + out * HEAD
      return [cosDegrees(phi) * r, sinDegrees(phi) * r]
    },
  }
}
