// Where things and figures stand in a close picture, and what must stay in sight there.
import type { Prop, Who } from '../direction'
import type { Box, Point } from '../scene'
import type { CloseFraming } from './framing'
import type { Body, Circle } from './occlusion'

/** Every window on the picture is at least this high, so what is told lies between these lines. */
export const BAND = { top: 130, bottom: 800 }
/** Nothing told may touch the frame. */
export const SAFE: Box = { x: 16, y: 40, width: 968, height: 940 }
/** How far from the frame's edge a joint must be, in page units. */
const JOINT_CLEAR = 26

/** A place that is taken, in page units, with its depth row. */
export interface Taken {
  body: Body
  row: number
  /** Where somebody's feet are, if the picture shows them. */
  feet?: Feet | undefined
}

export interface Feet {
  y: number
  left: number
  right: number
}

/** Page units by which feet must be lower on the page to be nearer. */
const NEARER = 14
/** Whether one of two is drawn before the other though the other's feet are nearer, and both are at the same place. */
export const isBeforeNearer = (one: { row: number; feet: Feet }, { row, feet }: Pick<Taken, 'row' | 'feet'>): boolean =>
  feet !== undefined &&
  one.feet.left < feet.right &&
  one.feet.right > feet.left &&
  (row > one.row ? one.feet.y > feet.y + NEARER : feet.y > one.feet.y + NEARER)
/** Where things stand in a close picture: the floor's perspective, the ledge, and what is taken. */
export interface CloseScene {
  framing: CloseFraming
  unit: number
  groundY: number
  horizonY: number
  ledgeY: number
  /** Somebody or something is on the ledge, which hides what is behind it. */
  hasLedge: boolean
  leader: Circle
  /** Who leads, and to which side it is turned. */
  leads: { who: Who; facing: -1 | 1 }
  /** Others and things may stand farther off. */
  isLenient: boolean
  /** Of what is held up, the half next to the face is enough, and the edges of things may be hidden. */
  isHalf: boolean
  /** So many are there that some of them are far off. */
  isCrowd: boolean
  swims: boolean
  /** Page y of the far edge of a room's floor, or of the ground before water or houses. */
  floorY: number
  lightSide: -1 | 1
  taken: Taken[]
}

/** Whether feet here would be up a wall or in water, where they are seen. */
export const standsInWall = (footY: number, { floorY }: CloseScene): boolean => footY < Math.min(floorY + 8, SEEN)
const SEEN = 1000

const JOINT_COST = 60
const ORIGIN: Point = [0, 0]

/** Cost of joints at the frame's edge, seen from `at`. */
export function jointCost(joints: readonly Point[], at = ORIGIN): number {
  let count = 0
  for (const joint of joints) {
    const x = at[0] + joint[0]
    const y = at[1] + joint[1]
    if (
      (Math.abs(y - 1000) < JOINT_CLEAR && x > -10 && x < 1010) ||
      ((Math.abs(x) < JOINT_CLEAR || Math.abs(x - 1000) < JOINT_CLEAR) && y > 0 && y < 1000)
    )
      count++
  }
  return count * JOINT_COST
}

export interface Held {
  solid: readonly (Circle | Box)[]
  keep: readonly Circle[]
}

/** The ledge is in front of everybody but those who sit on it, and whoever stands before the camera. */
export const LEDGE_ROW = 1.9
/** Blades of grass and the thickness of a board, in page units. */
const LEDGE_EDGE = 10

/** What grows out of the ground or is dug into it: on a ledge it would stand in stone. */
export const ROOTED: ReadonlySet<Prop> = new Set<Prop>(['flower', 'mushroom', 'hole'])

/** Whether the ledge would hide something that must be seen. */
export const isHiddenByLedge = ({ body: { keep }, row }: Taken, { ledgeY }: CloseScene): boolean =>
  row < LEDGE_ROW && keep.some(({ at, radius }) => at[1] + radius > ledgeY + LEDGE_EDGE)
