// A head's frame: everything on it is placed in 3D (forward, up, right; unit = its radius), so one row serves every view.
import type { Worn } from '../direction'
import type { Point } from '../scene'
import type { Mood } from './feelings'
import type { Colours, HeadRow } from './breed-row'
import { type SolidView, type Vec3, solidView } from './solid'
import { isDark } from './tone'

export interface Pose3 {
  yaw: number
  pitch: number
  roll: number
}
export interface HeadFrame {
  row: HeadRow
  R: number
  at: Point
  view: SolidView
  roll: number
  colours: Colours
  mood: Mood
  look: Point
  light: 1 | -1
  earBlow: number
  dark: boolean
  key: string
  /** A point on the skull by azimuth (0 ahead, + to the right side) and elevation, degrees. */
  on(azimuth: number, elevation: number): Vec3
}
export interface HeadOptions extends Pose3 {
  row: HeadRow
  at: Point
  colours: Colours
  mood: Mood
  look: Point
  light: 1 | -1
  earBlow?: number | undefined
  key: string
  wears?: Worn | undefined
  /** What people wear is far too large for it. */
  tiny?: boolean | undefined
}

const DEGREE = Math.PI / 180

export function headFrame({
  row,
  at,
  yaw,
  pitch,
  roll,
  colours,
  mood,
  look,
  light,
  earBlow = 0,
  key,
}: HeadOptions): HeadFrame {
  const [a, b, c] = row.skull
  const R = row.radius
  const on = (azimuth: number, elevation: number): Vec3 => {
    const [az, el] = [azimuth * DEGREE, elevation * DEGREE]
    return [a * Math.cos(el) * Math.cos(az), b * Math.sin(el), c * Math.cos(el) * Math.sin(az)]
  }
  const view = solidView({ yaw, pitch: pitch + (row.pitch ?? 0), roll, scale: R, at, drop: 0.08 })
  return { row, R, at, view, roll, colours, mood, look, light, earBlow, dark: isDark(colours.primary), key, on }
}
