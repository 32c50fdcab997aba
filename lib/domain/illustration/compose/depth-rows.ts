// Depth: who stands farther off is drawn smaller and higher on the page, who stands near larger and lower. A group is no queue.
import type { Role } from './roles'

const CROWD = 3
/** From one row to the next, as a part of the way from the cast's ground to the horizon: a crowd is seen from higher up, or nobody would have room. */
export const stepOf = (count: number): number => (count > CROWD ? 0.36 : 0.15)
/** How much larger than on the middle row: true perspective for a few, less of it for a crowd. */
export const nearness = (row: number, step: number): number => 1 + row * Math.min(step, 0.16)

/** Where the floor of a room begins, from the horizon (0) to the cast's ground (1). */
export const FLOOR_FROM = 0.56

const ASHORE = 0.3
const TALL = 100
const SMALL = 75

/** Row of one of a group, 0 in the middle, -1 behind, 1 before it; `tall` is the figure's height in centimetres. */
export function rowOf(role: Role, nth: number, group: readonly Role[], tall: number): number {
  // Those in one boat are in one row; who is not in it stands before its side, not behind.
  if (role.aboard) return 0
  if (role.actor.at === undefined && group.some((other) => other.aboard)) return ASHORE
  if (role.actor.at === 'far' || role.actor.pose === 'hide') return -1
  if (role.actor.at === 'near') return 1
  const count = group.length
  // Who shares a seat sits side by side.
  if (role.seat) return count > CROWD ? -0.3 : 0
  if (count < 2) return 0
  if (role.member.kind === 'adult') return count === 2 ? -0.3 : -0.55
  if (role.member.kind === 'child')
    return role.member.who === 'child' ? (count > CROWD ? -0.1 : 0) : count > CROWD ? -0.38 : -0.25
  if (tall > TALL) return count === 2 ? -0.3 : -0.55
  if (tall > SMALL) return count > CROWD ? 0.3 : nth % 2 ? 0.25 : -0.3
  if (count > CROWD) return [0.2, 1.1, 0.65][nth % 3] ?? 0.65
  return count === 2 ? 0.4 : nth % 2 ? 0.9 : 0.45
}

/** In a crowd the small ones sit before the tall, not outside them. */
export const inwards = (want: number, crowd: number): number => (crowd > 2 ? 0.5 + (want - 0.5) * 0.55 : want)
