// Small pets in somebody's arms: settled before anybody has a place, so that whoever does not fit there gets a place of their own.
import type { Box, Figure, Point } from '../scene'
import { enlarged } from './figures'
import type { Role } from './roles'

/** A pet curls up in one's arms. */
const CURLED = 0.86
/** How much of itself it may reach above a chin, and how much of the bearer's height it may have. */
const ABOVE_CHIN = 0.14
const OF_BEARER = 0.62
/** Beside whom they wanted to be with, as parts of the page's width. */
const BESIDE = 0.06

export interface Carried { figure: Figure; /** Where its origin comes, seen from the bearer's. */ at: Point; /** On its own feet. */ stands?: true }

/** Null when it would hide the bearer's face, or is too large to carry. */
export function inArms(drawn: Figure, bearer: Figure): Carried | null {
  const figure = enlarged(drawn, CURLED)
  const { anchors: { lap }, face, box } = bearer
  const chin = face.centre[1] + face.radius * 1.05
  const sunk = Math.min(0, lap[1] + figure.box.height * 0.32)
  if (sunk + figure.box.y < chin - figure.box.height * ABOVE_CHIN || figure.box.height >= box.height * OF_BEARER) return null
  return { figure, at: [lap[0] - (figure.box.x + figure.box.width / 2) * 0.6, sunk] }
}

/** Past the fingers, and past hair. */
const FINGERS = 7
const HAIR = 1.25

/** Where the hugged one stands, seen from the hugger: under the arms, both faces free. In centimetres. */
function besideHugger(hugged: Figure, pet: boolean, hugger: Figure, faces: 1 | -1): Point {
  const ahead = ([x]: Point): number => x * faces
  const hands = ahead(hugger.anchors.lap)
  const { face } = hugged
  if (pet) return [Math.max(hands - ahead(hugged.anchors.back), hands + FINGERS + face.radius - ahead(face.centre)) * faces, 0]
  const reach = hugger.face.radius * HAIR + face.radius
  const level = Math.abs(hugger.face.centre[1] - face.centre[1]) < reach
  return [Math.max(hands - FINGERS, level ? ahead(hugger.face.centre) + reach - ahead(face.centre) : -Infinity) * faces, 0]
}

const around = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y }
}

export interface Arms {
  /** Whoever is not carried after all stands beside the one who should have. */
  roles: Role[]
  carried: ReadonlyMap<string, Carried>
  /** Each one's extents, with whom they carry. */
  boxes: ReadonlyMap<string, Box>
}

/** Arms hold one pet. */
export function arms(roles: readonly Role[], figures: ReadonlyMap<string, Figure>): Arms {
  const carried = new Map<string, Carried>()
  const boxes = new Map([...figures].map(([who, { box }]) => [who, box]))
  const full = new Set<string>()
  const settled = roles.map((role): Role => {
    const { carriedBy, huggedBy, ...alone } = role
    const hugger = roles.find((other) => other.member.who === huggedBy)
    const [mine, theirs] = [figures.get(role.member.who), huggedBy && figures.get(huggedBy)]
    if (hugger && mine && theirs && !full.has(hugger.member.who)) {
      full.add(hugger.member.who)
      const at = besideHugger(mine, role.member.kind === 'pet', theirs, hugger.faces)
      carried.set(role.member.who, { figure: mine, at, stands: true })
      boxes.set(hugger.member.who, around(theirs.box, { ...mine.box, x: mine.box.x + at[0] }))
      return role
    }
    const [drawn, bearer] = [figures.get(role.member.who), carriedBy && figures.get(carriedBy)]
    if (!carriedBy || !drawn || !bearer) return huggedBy ? alone : role
    const held = full.has(carriedBy) ? null : inArms(drawn, bearer)
    const want = roles.find((other) => other.member.who === carriedBy)?.want ?? role.want
    if (!held) return { ...alone, want: want + (role.want < want ? -BESIDE : BESIDE) }
    full.add(carriedBy)
    carried.set(role.member.who, held)
    const { box } = held.figure
    boxes.set(carriedBy, around(bearer.box, { ...box, x: box.x + held.at[0], y: box.y + held.at[1] }))
    return role
  })
  return { roles: settled, carried, boxes }
}
