// Depth rows of the cast: who stands farther off is drawn smaller and higher on the page, so that a group is no queue.
import type { Role } from './roles'

const CROWD_FROM = 3
/**
 * Distance from one row to the next, as a share of the way from the ground line to the horizon. A crowd is seen from
 * higher up, or nobody would have room.
 */
export const rowStepOf = (count: number): number => (count > CROWD_FROM ? 0.36 : 0.15)
/** Scale of a row relative to the middle one: true perspective for a few, less of it for a crowd. */
export const rowScale = (row: number, step: number): number => 1 + row * Math.min(step, 0.16)

/** Where the floor of a room begins, from the horizon (0) to the cast's ground line (1). */
export const FLOOR_START = 0.56

const ASHORE_ROW = 0.3
const TALL_FROM = 100
const MEDIUM_FROM = 75

/**
 * Depth row of one of a group: 0 in the middle, -1 behind, 1 in front. `tall` is the figure's height in centimetres.
 */
export function depthRowOf(role: Role, nth: number, group: readonly Role[], tall: number): number {
  // Passengers of one boat are in one row; everybody else stands in front of it.
  if (role.vessel) return 0
  const ashore = role.actor.at === undefined || role.actor.at === 'aboard'
  if (ashore && group.some((other) => other.vessel)) return ASHORE_ROW
  if (role.actor.at === 'far' || role.actor.pose === 'hide') return -1
  if (role.actor.at === 'near') return 1
  const count = group.length
  // Sitters on one seat are side by side.
  if (role.seat) return count > CROWD_FROM ? -0.3 : 0
  if (count < 2) return 0
  if (role.member.kind === 'adult') return count === 2 ? -0.3 : -0.55
  if (role.member.kind === 'child')
    return role.member.who === 'child' ? (count > CROWD_FROM ? -0.1 : 0) : count > CROWD_FROM ? -0.38 : -0.25
  if (tall > TALL_FROM) return count === 2 ? -0.3 : -0.55
  if (tall > MEDIUM_FROM) return count > CROWD_FROM ? 0.3 : nth % 2 ? 0.25 : -0.3
  if (count > CROWD_FROM) return [0.2, 1.1, 0.65][nth % 3] ?? 0.65
  return count === 2 ? 0.4 : nth % 2 ? 0.9 : 0.45
}

/** In a crowd small members stand in front of tall ones, not outside them. */
export const pullInwards = (want: number, crowd: number): number => (crowd > 2 ? 0.5 + (want - 0.5) * 0.55 : want)
