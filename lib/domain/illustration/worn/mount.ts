/**
 * Where things are worn on a head, whoever's it is. Every rig turns its head as a solid, so a thing drawn as a solid sits on
 * a child and on a rabbit, in every pose and from every side, by one drawing.
 */
import type { Point } from '../scene'
import type { SolidView, Vec3 } from '../pets/solid'
import { createSolidView } from '../pets/solid'

export interface Mount {
  /** The middle of the head on the drawing, its radius, and how it is turned: as for `solidView`. */
  at: Point
  radius: number
  yaw: number
  pitch: number
  roll: number
  /** What follows is in radii: forward, up, to the right. The middle of the line where a hat sits, half the head's width there, and how high it rises above that line, in such halves. */
  crown: { at: Vec3; wide: number; tall: number }
  /** Under the nose, and how far a moustache reaches to either side. */
  lip: { at: Vec3; wide: number; back: number }
  nose: Vec3
  /** Beside the brow, where a sticker sticks. */
  temple: Vec3
  /** Under the chin, where a badge hangs. */
  breast: Vec3
  /** How large a sticker is. */
  mark: number
  /** The middle and the radius of a helmet that goes all round; degrees that it is tipped forward from there. */
  helmet: { at: Vec3; r: number; tipped?: number }
  /** 1 when the light comes from the left as it is drawn. */
  light: 1 | -1
  /** Black would not show on its muzzle. */
  dark?: boolean
}

/** How far one looks down on what is worn: a brim is seen from a little above. */
const VIEW_DROP = 0.16
/** Degrees that a hat is pushed back from the eyes. */
const HAT_TILT = 4

export const viewHead = (mount: Mount, drop = 0): SolidView =>
  createSolidView({ yaw: mount.yaw, pitch: mount.pitch, roll: mount.roll, scale: mount.radius, at: mount.at, drop })

/** The head's crown as a frame of its own: units of half its width there. */
export const viewCrown = (mount: Mount): SolidView =>
  createSolidView({
    yaw: mount.yaw,
    pitch: mount.pitch + HAT_TILT,
    roll: mount.roll,
    scale: mount.radius * mount.crown.wide,
    at: viewHead(mount).point(mount.crown.at),
    drop: VIEW_DROP,
  })
