// Where an animal looks turns its head first and its eyes after.
import type { FigureSpec, View } from '../figure'
import type { Point } from '../scene'
import { clamp } from '../kit/vector'

interface Aim {
  /** Pupils, -1 to 1 across and down the page. */
  look: Point
  /** The head's yaw, from where it rests. */
  turned(resting: number): number
  /** Degrees up. */
  pitch: number
}

export function aimOf(drawing: FigureSpec, lookUp: boolean): Aim {
  const gaze = drawing.gaze
  if (!gaze) return { look: [0.35, lookUp ? -0.6 : 0], turned: (yaw) => yaw, pitch: 0 }
  const [x, y] = [clamp(gaze[0], -1, 1), clamp(gaze[1], -1, 1)]
  const turned = (resting: number) => {
    if (resting < 0) return resting
    if (resting > 80) return resting - x * 30
    return x < 0.3 ? Math.min(106, resting + (0.3 - x) * 42) : resting - (x - 0.3) * 18
  }
  return { look: [x < 0 ? Math.max(-0.9, x * 0.9) : x * 0.8, y * 0.9], turned, pitch: -y * 18 }
}

export const bodyYaw = (view: View | undefined): number =>
  ({ side: 0, threeQuarter: 34, front: 82, back: -90 })[view ?? 'side']
