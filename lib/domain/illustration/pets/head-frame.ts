// The coordinate frame of a head: everything on it is placed in 3D (forward, up, right; unit = its radius), so one row
// serves every view.
import type { Worn } from '../direction'
import type { Point } from '../scene'
import type { Mood } from './feelings'
import type { Colours, HeadRow } from './breed-row'
import { type SolidView, type Vec3, createSolidView } from './solid'
import { isDark } from './tone'

export interface HeadRotation {
  yaw: number
  pitch: number
  roll: number
}
export interface HeadFrame {
  row: HeadRow
  radius: number
  at: Point
  view: SolidView
  roll: number
  colours: Colours
  mood: Mood
  gaze: Point
  light: 1 | -1
  earBlow: number
  dark: boolean
  key: string
  /** A point on the skull by azimuth (0 ahead, + to the right side) and elevation, degrees. */
  onSkull(azimuth: number, elevation: number): Vec3
}
export interface HeadOptions extends HeadRotation {
  row: HeadRow
  at: Point
  colours: Colours
  mood: Mood
  gaze: Point
  light: 1 | -1
  earBlow?: number | undefined
  key: string
  wears?: Worn | undefined
  /** Too small for what people wear: a helmet is drawn much larger than the head. */
  tiny?: boolean | undefined
}

const DEGREE = Math.PI / 180

export function createHeadFrame({
  row,
  at,
  yaw,
  pitch,
  roll,
  colours,
  mood,
  gaze,
  light,
  earBlow = 0,
  key,
}: HeadOptions): HeadFrame {
  const [a, b, c] = row.skull
  const radius = row.radius
  const onSkull = (azimuth: number, elevation: number): Vec3 => {
    const [az, el] = [azimuth * DEGREE, elevation * DEGREE]
    return [a * Math.cos(el) * Math.cos(az), b * Math.sin(el), c * Math.cos(el) * Math.sin(az)]
  }
  const view = createSolidView({ yaw, pitch: pitch + (row.pitch ?? 0), roll, scale: radius, at, drop: 0.08 })
  return {
    row,
    radius,
    at,
    view,
    roll,
    colours,
    mood,
    gaze,
    light,
    earBlow,
    dark: isDark(colours.primary),
    key,
    onSkull,
  }
}
