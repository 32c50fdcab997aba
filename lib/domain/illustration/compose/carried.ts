// Small pets in somebody's arms. Resolved before the layout, so that a pet that does not fit there gets a position of
// its own.
import { add, clamp, length, mul, sub } from '../kit/vector'
import type { HoldingArm, Box, Figure, Point } from '../scene'
import { scaleFigure } from './figures'
import type { Role } from './roles'

/** Scale of a pet that curls up in somebody's arms. */
const CURLED_SCALE = 0.86
/** Share of the pet's height that may reach above the carrier's chin. */
const ABOVE_CHIN = 0.14
/**
 * Limits for a carried pet. MAX_HEIGHT: its height in heights of the carrier. MAX_SIZE: the side of a square of its
 * area, in heights of a standing carrier or in face radii of a sitting one.
 */
const MAX_HEIGHT = 0.62
const MAX_SIZE = { standing: 0.46, sitting: 2.9 }
/** Distance from the member it wanted to be with, in page widths. */
const BESIDE_X = 0.06

export interface Carried {
  figure: Figure
  /** Position of its origin relative to the carrier's. */
  at: Point
  /** Stands on its own feet: it is hugged, not carried. */
  standing?: true
  /** Before the other instead of behind. */
  before?: true | undefined
  /** Drawn under the carrier's arm, because it is too large for a palm; its face is clear of that arm. */
  underArm?: true
}

/** How far below the hands a pet hangs, in its heights: usually, and at most to be clear of the carrier's face. */
const HANG = 0.32
const MAX_HANG = 0.62
/**
 * Shares of the pet's length between the hands and the carrier's chest, tried in turn until the arm is clear of its
 * face.
 */
const SHARE_ON_ARM = [0.6, 0.52, 0.44] as const

/** Widest pet that lies on a palm, in face radii of the carrier. */
const MAX_ON_PALM = 1.7

/** Number of sample points in a face, and how many of them an arm may hide: a chin on a wrist is a cuddle. */
const SAMPLES = 60
const MAX_HIDDEN = 5
/**
 * Whether an arm hides no more than MAX_HIDDEN of a face. Samples are spread over the face by the golden angle (2.4
 * rad).
 */
function isFaceClear({ joints, half }: HoldingArm, [x, y]: Point, radius: number): boolean {
  let hidden = 0
  for (let i = 0; i < SAMPLES; i++) {
    const [far, turn] = [Math.sqrt((i + 0.5) / SAMPLES) * radius, i * 2.399963]
    const p: Point = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    if (joints.some((to, j) => j > 0 && distanceToSegment(p, joints[j - 1] ?? to, to) < half)) hidden++
  }
  return hidden <= MAX_HIDDEN
}
function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [along, to] = [sub(b, a), sub(p, a)]
  const t = clamp((along[0] * to[0] + along[1] * to[1]) / (along[0] ** 2 + along[1] ** 2 || 1))
  return length(sub(to, mul(along, t)))
}

/** Position of a pet in the carrier's arms; null when it is too large or would hide the carrier's face. */
export function fitInArms(drawn: Figure, bearer: Figure, faces: 1 | -1): Carried | null {
  const figure = scaleFigure(drawn, CURLED_SCALE)
  const {
    anchors: { lap },
    face,
    box,
  } = bearer
  const { x, y, width, height } = figure.box
  const chin = face.centre[1] + face.radius * 1.05
  const free = chin - height * ABOVE_CHIN - y
  const sunk = Math.min(0, Math.max(lap[1] + height * HANG, free))
  if (
    sunk < free ||
    sunk > lap[1] + height * MAX_HANG ||
    height >= box.height * MAX_HEIGHT ||
    Math.sqrt(width * height) > Math.max(box.height * MAX_SIZE.standing, face.radius * MAX_SIZE.sitting)
  )
    return null
  const held = (part: number): Point => [lap[0] - (faces === 1 ? x + width * part : x + width * (1 - part)), sunk]
  const { holdingArm: arm } = bearer
  const under =
    arm && width > face.radius * MAX_ON_PALM
      ? SHARE_ON_ARM.map(held).find((at) => isFaceClear(arm, add(at, figure.face.centre), figure.face.radius))
      : undefined
  return under ? { figure, at: under, underArm: true } : { figure, at: held(SHARE_ON_ARM[0]) }
}

/** Clearances of a hug: past the fingers (centimetres), and past the hair (a factor of the face radius). */
const FINGER_LENGTH = 7
const HAIR_FACTOR = 1.25

/** Where the hugged member stands relative to the hugger, in centimetres: under the arms, with both faces free. */
function placeBesideHugger(hugged: Figure, pet: boolean, hugger: Figure, faces: 1 | -1): Point {
  const ahead = ([x]: Point): number => x * faces
  const hands = (ahead(hugger.anchors.handNear) + ahead(hugger.anchors.handFar)) / 2
  const { face } = hugged
  if (pet)
    return [
      Math.max(hands - ahead(hugged.anchors.back), hands + FINGER_LENGTH + face.radius - ahead(face.centre)) * faces,
      0,
    ]
  const reach = hugger.face.radius * HAIR_FACTOR + face.radius
  return [Math.max(hands - FINGER_LENGTH, ahead(hugger.face.centre) + reach - ahead(face.centre)) * faces, 0]
}

const unionOf = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

export interface CarriedCast {
  /** A pet that does not fit into the arms stands beside the member who should have carried it. */
  roles: Role[]
  carried: ReadonlyMap<string, Carried>
  /** Bounding box of each member, whom they carry included. */
  boxes: ReadonlyMap<string, Box>
}

/** Resolves who is in whose arms. Arms hold one member only. */
export function resolveCarried(roles: readonly Role[], figures: ReadonlyMap<string, Figure>): CarriedCast {
  const carried = new Map<string, Carried>()
  const boxes = new Map([...figures].map(([who, { box }]) => [who, box]))
  const full = new Set<string>()
  const settled = roles.map((role): Role => {
    const { carriedBy, huggedBy, ...alone } = role
    const hugger = roles.find((other) => other.member.who === huggedBy)
    const [mine, theirs] = [figures.get(role.member.who), huggedBy && figures.get(huggedBy)]
    if (hugger && mine && theirs && !full.has(hugger.member.who)) {
      full.add(hugger.member.who)
      const at = role.standsAt ?? placeBesideHugger(mine, role.member.kind === 'pet', theirs, hugger.facing)
      carried.set(role.member.who, { figure: mine, at, standing: true, before: role.standsBefore })
      boxes.set(hugger.member.who, unionOf(theirs.box, { ...mine.box, x: mine.box.x + at[0] }))
      return role
    }
    const [drawn, bearer] = [figures.get(role.member.who), carriedBy && figures.get(carriedBy)]
    if (!carriedBy || !drawn || !bearer) return huggedBy ? alone : role
    const holder = roles.find((other) => other.member.who === carriedBy)
    const held = holder?.carriesPet && !full.has(carriedBy) ? fitInArms(drawn, bearer, holder.facing) : null
    const want = holder?.wantedX ?? role.wantedX
    if (!held) return { ...alone, wantedX: want + (role.wantedX < want ? -BESIDE_X : BESIDE_X) }
    full.add(carriedBy)
    carried.set(role.member.who, held)
    const { box } = held.figure
    boxes.set(carriedBy, unionOf(bearer.box, { ...box, x: box.x + held.at[0], y: box.y + held.at[1] }))
    return role
  })
  return { roles: settled, carried, boxes }
}
