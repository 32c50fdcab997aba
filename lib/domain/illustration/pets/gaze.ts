// Gaze of animals: it turns the head first, then the eyes.
import type { FigureSpec, View } from '../figure'
import type { Point } from '../scene'
import { clamp } from '../kit/vector'

interface HeadAim {
  /** Position of the pupils, -1 to 1 across and down the page. */
  gaze: Point
  /** Yaw of the head, from its resting yaw, in degrees. */
  turnFrom(resting: number): number
  /** Pitch of the head, in degrees upwards. */
  pitch: number
}

export function resolveAim(spec: FigureSpec, lookUp: boolean): HeadAim {
  const gaze = spec.gaze
  if (!gaze) return { gaze: [0.35, lookUp ? -0.6 : 0], turnFrom: (yaw) => yaw, pitch: 0 }
  const [x, y] = [clamp(gaze[0], -1, 1), clamp(gaze[1], -1, 1)]
  const turned = (resting: number) => {
    if (resting < 0) return resting
    if (resting > 80) return resting - x * 30
    return x < 0.3 ? Math.min(106, resting + (0.3 - x) * 42) : resting - (x - 0.3) * 18
  }
  return { gaze: [x < 0 ? Math.max(-0.9, x * 0.9) : x * 0.8, y * 0.9], turnFrom: turned, pitch: -y * 18 }
}

export const getBodyYaw = (view: View | undefined): number =>
  ({ side: 0, threeQuarter: 34, front: 82, back: -90 })[view ?? 'side']
