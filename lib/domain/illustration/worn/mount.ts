/**
 * Where things are worn on a head, of any rig. Every rig turns its head as a solid, so one drawing of a worn thing as a
 * solid fits a child and a rabbit, in every pose and view.
 */
import type { Point } from '../scene'
import type { SolidView, Vec3 } from '../pets/solid'
import { createSolidView } from '../pets/solid'

export interface Mount {
  /** Centre of the head in the drawing, its radius and rotation, as for `createSolidView`. */
  at: Point
  radius: number
  yaw: number
  pitch: number
  roll: number
  /**
   * All below is in head radii: forward, up, to the right.
   * `at`: centre of the line where a hat sits; `wide`: half the head's width there; `tall`: how far the crown rises
   * above the line, in half widths.
   */
  crown: { at: Vec3; wide: number; tall: number }
  /** Under the nose, and how far a moustache reaches to either side. */
  lip: { at: Vec3; wide: number; back: number }
  nose: Vec3
  /** Beside the brow: where a sticker goes. */
  temple: Vec3
  /** Under the chin: where a badge hangs. */
  breast: Vec3
  /** How large a sticker is. */
  mark: number
  /** Centre and radius of a helmet round the whole head; `tipped`: degrees that it is tipped forward. */
  helmet: { at: Vec3; r: number; tipped?: number }
  /** 1 if the light comes from the left in the rig's own drawing. */
  light: 1 | -1
  /** The muzzle is too dark for a black moustache. */
  dark?: boolean
}

/** Downward view of what is worn: a brim is seen slightly from above. */
const VIEW_DROP = 0.16
/** Degrees that a hat is pushed back from the eyes. */
const HAT_TILT = 4

export const viewHead = (mount: Mount, drop = 0): SolidView =>
  createSolidView({ yaw: mount.yaw, pitch: mount.pitch, roll: mount.roll, scale: mount.radius, at: mount.at, drop })

/** View of the crown; its unit is half the head's width there. */
export const viewCrown = (mount: Mount): SolidView =>
  createSolidView({
    yaw: mount.yaw,
    pitch: mount.pitch + HAT_TILT,
    roll: mount.roll,
    scale: mount.radius * mount.crown.wide,
    at: viewHead(mount).point(mount.crown.at),
    drop: VIEW_DROP,
  })
