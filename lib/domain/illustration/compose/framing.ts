// The camera's framings: how large the leading face is in each, and how near the set is built for it.
import type { Direction, Framing, Shot } from '../direction'
import type { Lens } from '../stage/lens'
import type { Role } from './roles'

/** Width of a drawn face in radii of its face circle. */
export const FACE_WIDTH = 1.87

/** Share of the picture's width that the leading face takes. */
export const SHARES = {
  face: 0.55,
  bust: 0.3,
  knee: 0.16,
  whole: 0.09,
  tiny: 0.04,
  shoulder: 0.19,
  below: 0.13,
} as const satisfies Record<Exclude<Framing, 'plan'>, number>

/** In a room the camera is nearer: a face there is what a page tells. */
const SHARES_INDOORS = { whole: 0.115, tiny: 0.052 } as const
export const shareIn = (framing: keyof typeof SHARES, indoor: boolean): number =>
  indoor && (framing === 'whole' || framing === 'tiny') ? SHARES_INDOORS[framing] : SHARES[framing]

/** Framings that are told apart by the share of the face alone, from near to far. */
const BY_SHARE = ['face', 'bust', 'knee', 'whole', 'tiny'] as const
export type ShareFraming = (typeof BY_SHARE)[number]

/** The framing whose share is nearest to this one, by ratio. */
export const framingOf = (share: number): ShareFraming =>
  BY_SHARE.reduce((best, one) =>
    Math.abs(Math.log(share / SHARES[one])) < Math.abs(Math.log(share / SHARES[best])) ? one : best,
  )

/** Framings in which figures cross the frame. */
export const CLOSE_FRAMINGS = ['face', 'bust', 'knee', 'shoulder'] as const
export type CloseFraming = (typeof CLOSE_FRAMINGS)[number]
export const isClose = (framing: Framing): framing is CloseFraming => CLOSE_FRAMINGS.some((one) => one === framing)

const SETS = {
  face: 'close',
  bust: 'close',
  shoulder: 'close',
  knee: 'medium',
  below: 'medium',
  whole: 'wide',
  tiny: 'wide',
  plan: 'above',
} as const satisfies Record<Framing, Shot>
export const setOf = (framing: Framing, behind: boolean): Shot => (behind ? 'behind' : SETS[framing])

/** What an old word of a direction asks for. */
export const HINTS = {
  wide: 'whole',
  medium: 'knee',
  close: 'bust',
  behind: 'whole',
  above: 'plan',
} as const satisfies Record<Shot, Framing>
export const isFraming = (word: Direction['shot']): word is Framing => !(word in HINTS)

/** From below the horizon is low and the sky stands behind heads. */
export const FROM_BELOW: Lens = { zoom: 1.3, groundY: 955, horizonY: 868 }
export const ZOOM = { face: 3.6, bust: 2.6, shoulder: 2.1, knee: 1.7 } as const satisfies Record<CloseFraming, number>

/** Whose face decides the framing: the child's, else a person's, else the first one's. */
export const leaderOf = (roles: readonly Role[]): Role | undefined =>
  roles.find((role) => role.member.who === 'child') ?? roles.find((role) => role.member.kind !== 'pet') ?? roles[0]
