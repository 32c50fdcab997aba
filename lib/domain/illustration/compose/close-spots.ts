// Finds a place for each of the others in a close picture.
import type { Box, Figure, Point } from '../scene'
import { clamp } from '../kit/vector'
import { scaleFigure } from './figures'
import { flies } from './flying'
import {
  BAND,
  isBeforeNearer,
  isHiddenByLedge,
  jointCost,
  ROOTED,
  SAFE,
  standsInWall,
  type CloseScene,
  type Feet,
  type Held,
} from './close-scene'
import { bodyOf, isClearOf, isInSight, isWithin, leavesInSight, moveBody, placeBody, type Body } from './occlusion'
import { SEATS } from '../things/seats'
import type { PlacedFigure } from './placement'
import type { Role } from './roles'

/**
 * Scales to try, from near to far, relative to the leading figure. A pet much smaller than that looks like a toy, and
 * is so far off only where it is told.
 */
const SCALES = {
  person: [0.94, 0.8, 0.66, 0.54, 0.44, 0.36],
  personBesideFace: [0.7, 0.6, 0.5, 0.42, 0.35, 0.29, 0.24, 0.2],
  pet: [1.08, 0.95, 0.8, 0.7, 0.62],
  petFarther: [1.08, 0.95, 0.8, 0.7, 0.62, 0.54, 0.46, 0.4],
  petBesideFace: [0.95, 0.84, 0.74, 0.62, 0.54, 0.48],
  petFartherOff: [0.95, 0.84, 0.74, 0.62, 0.54, 0.46, 0.4],
  petInCrowd: [0.84, 0.7, 0.54, 0.4, 0.3, 0.24, 0.19, 0.16, 0.13],
  smallPetBesideFace: [0.95, 0.84, 0.74, 0.6, 0.5, 0.42, 0.35],
  petFarOff: [0.54, 0.44, 0.36, 0.29],
}
const FACE_Y = [0.26, 0.36, 0.46, 0.56, 0.66, 0.74]
const STEP_X = 36
/** Page y below which feet are surely cut, and above which they are surely seen. */
const CUT_FROM = 1014
/** Page y below which no bird hovers. */
const LOWEST_IN_AIR = 520
/** Tallest pet that sits on a ledge, and tallest face there. */
const ON_LEDGE = 420
/** Height in centimetres up to which a pet is small beside any face. */
const SMALL_PET = 34
/** The ledge is nearly as near as the leading figure, and so is who sits on it. */
const LEAST_ON_LEDGE = 0.74
const LEAST_IN_CROWD = 0.4
/** A bird this far above the ground sits on a perch, in page units. */
const LEAST_PERCH = 12
/** The post under a bird, in centimetres. */
const POST = { x: -7, y: 0, width: 14, height: 70 }
const WRONG_SIDE = 500
/** Cost of a person whose back is turned to the leading figure, at whom they are told to look. */
const TURNED_AWAY = 500
/** Page y of the frame's lower edge. */
const SEEN_TO = 1000
const ORIGIN: Point = [0, 0]
/** How much lower or higher than upright, in heights, somebody may be whose feet are not seen. */
const MAX_BENT = 0.26
/** The same of a pet: its feet are below the picture, and it may have climbed on something. */
const RAISED = { besideFace: 2.4, else: 1.2 }
/** From this scale on: farther off it would be a toy in the air. */
const RAISED_FROM = 0.4
const LARGEST_PET_FACE = 0.85
/**
 * From this scale on a pet is before the leading figure; beside a face that fills the picture, nearly as large as it
 * may be.
 */
const BEFORE_FROM = 0.9
const NEARLY = 0.8

function scalesOf(
  { member, actor }: Role,
  { box }: Figure,
  { framing, isLenient, isCrowd }: CloseScene,
): readonly number[] {
  const besideFace = framing === 'face'
  if (member.kind !== 'pet') return besideFace ? SCALES.personBesideFace : SCALES.person
  if (actor.at === 'far') return SCALES.petFarOff
  if (!besideFace) return isLenient ? SCALES.petFarther : SCALES.pet
  if (isLenient) return isCrowd ? SCALES.petInCrowd : SCALES.petFartherOff
  return box.height < SMALL_PET ? SCALES.smallPetBesideFace : SCALES.petBesideFace
}

/** The plain shapes of one of the cast in a close picture, in centimetres; a bird's with the post under it. */
const HANGING_HAIR: ReadonlySet<string> = new Set(['long', 'locs', 'braids'])
/** In radii of the face: hair that hangs down beside it. */
const HANGS = { aside: 1.2, down: 1.85 }

/** Hair that hides what is behind it, and is no part of the head. */
export const hairOf = ({ member }: Role, { face: { centre, radius } }: Figure): Box[] =>
  member.kind !== 'pet' && HANGING_HAIR.has(member.look.hair)
    ? [
        {
          x: centre[0] - HANGS.aside * radius,
          y: centre[1],
          width: 2 * HANGS.aside * radius,
          height: HANGS.down * radius,
        },
      ]
    : []

export const bodyBeside = ({ member, actor }: Role, figure: Figure, held: Held): Body =>
  bodyOf(figure, member.kind === 'pet', actor.pose === 'perch' ? { ...held, solid: [...held.solid, POST] } : held)

/** Cost of an animal that covers all of somebody's chest, lap and hands: it stands beside them where it can. */
const COVERS = 420

function hidingCost({ solid }: Body, [x, y]: Point, row: number, taken: CloseScene['taken']): number {
  const own = solid[1]
  if (!own || 'at' in own) return 0
  let cost = 0
  for (const other of taken) {
    const torso = other.body.solid[1]
    if (row <= other.row || !torso || 'at' in torso) continue
    const bottom = Math.min(torso.y + torso.height, SEEN_TO)
    const across = Math.min(x + own.x + own.width, torso.x + torso.width) - Math.max(x + own.x, torso.x)
    const down = Math.min(y + own.y + own.height, bottom) - Math.max(y + own.y, torso.y)
    if (across > 0 && down > 0) cost += (COVERS * across * down) / (torso.width * Math.max(1, bottom - torso.y))
  }
  return cost
}

const feetAt = ({ box }: Figure, [x, y]: Point, size: number): Feet => ({
  y,
  left: x + box.x * size,
  right: x + (box.x + box.width) * size,
})

/** Row of somebody at this scale. Things that stand behind everybody are painted first: nobody is behind their row. */
const rowAt = (scale: number): number =>
  scale < FAR_SCALE ? rowAt(FAR_SCALE) - (FAR_SCALE - scale) * 0.4 : (scale - 1) * 3 - 0.05
const FAR_SCALE = 0.4

/** Cost of somebody who sits and whose chest and lap are behind the heads and bodies of others. */
const SITS_BEHIND = 360

function seatedBehindCost({ solid }: Body, [x, y]: Point, row: number, taken: CloseScene['taken']): number {
  const torso = solid[1]
  if (!torso || 'at' in torso) return 0
  const top = y + torso.y
  const tall = Math.min(top + torso.height, SEEN_TO) - top
  if (tall <= 0) return 0
  let cost = 0
  for (const other of taken) {
    if (row > other.row) continue
    for (const shape of other.body.solid.slice(0, 2)) {
      const [left, right, from, to] =
        'at' in shape
          ? [
              shape.at[0] - shape.radius,
              shape.at[0] + shape.radius,
              shape.at[1] - shape.radius,
              shape.at[1] + shape.radius,
            ]
          : [shape.x, shape.x + shape.width, shape.y, shape.y + shape.height]
      const across = Math.min(x + torso.x + torso.width, right) - Math.max(x + torso.x, left)
      const down = Math.min(top + tall, to) - Math.max(top, from)
      if (across > 0 && down > 0) cost += (SITS_BEHIND * across * down) / (torso.width * tall)
    }
  }
  return cost
}

/** Whether the seat of somebody beside a face, which is not drawn there, would be inside the picture: they sat on air. */
const isSeatSeen = ({ seat }: Role, footY: number, size: number): boolean =>
  seat !== undefined && footY - SEATS[seat].height * size < SEEN_TO

export function findSpot(role: Role, figure: Figure, body: Body, leader: Role, scene: CloseScene): PlacedFigure | null {
  const isPet = role.member.kind === 'pet'
  const besideFace = scene.framing === 'face'
  const scales = scalesOf(role, figure, scene)
  const perches = role.actor.pose === 'perch'
  const sits = !isPet && role.actor.pose === 'sit'
  const side = Math.sign(role.wantedX - leader.wantedX) || 1
  const { centre, radius } = figure.face
  const looks = !isPet && role.actor.looksAt === leader.member.who
  // Hands that give something to the leading figure are on its side.
  const gives =
    !isPet && role.act?.verb === 'hand-over' && (role.actor.looksAt ?? leader.member.who) === leader.member.who
  const airborne = scene.swims || flies(role) || perches
  const mayUseLedge = !scene.taken.some((other) => isHiddenByLedge(other, scene))
  const largest = ((isPet ? LARGEST_PET_FACE : 1.05) * scene.leader.radius) / (radius * scene.unit)
  const beforeFrom = besideFace ? Math.min(BEFORE_FROM, largest * NEARLY) : BEFORE_FROM
  let best: { cost: number; at: Point; size: number; row: number; natural: number; ledge: boolean; body: Body } | null =
    null
  for (const scale of scales) {
    const size = scene.unit * scale
    const natural = scene.horizonY + (scene.groundY - scene.horizonY) * scale
    const onLedge =
      isPet &&
      mayUseLedge &&
      !airborne &&
      !(role.act?.thing && ROOTED.has(role.act.thing)) &&
      scale >= (scene.isLenient && scene.isCrowd ? LEAST_IN_CROWD : LEAST_ON_LEDGE) &&
      figure.box.height * size < ON_LEDGE &&
      figure.box.width * size < ON_LEDGE * 1.5
    const feet = [natural, ...(onLedge ? [scene.ledgeY + 22] : []), ...FACE_Y.map((y) => y * 1000 - centre[1] * size)]
    if (scale > largest) continue
    const sized = placeBody(body, ORIGIN, size)
    for (const [i, footY] of feet.entries()) {
      const ledge = onLedge && i === 1
      const grounded = i === 0 && footY <= 985 && !standsInWall(footY, scene)
      if (!grounded && !ledge && !airborne && footY < CUT_FROM) continue
      if (besideFace && sits && isSeatSeen(role, footY, size)) continue
      const faceY = footY + centre[1] * size
      // A bird in the air is beside heads, not at somebody's legs.
      if (!grounded && !ledge && airborne && !scene.swims && faceY > LOWEST_IN_AIR) continue
      if (
        i > 0 &&
        !ledge &&
        !airborne &&
        Math.abs(footY - natural) >
          -figure.box.y *
            size *
            (isPet && scale >= RAISED_FROM ? (besideFace ? RAISED.besideFace : RAISED.else) : MAX_BENT)
      )
        continue
      if (faceY - radius * size < SAFE.y || faceY + radius * size > SAFE.y + SAFE.height) continue
      // Never two in one row, or the order in which they are painted would be left to chance.
      const row =
        (ledge ? 2 + scale * 0.1 : isPet && scale > beforeFrom ? 0.4 + scale * 0.1 : rowAt(scale)) -
        scene.taken.length * 0.002
      for (let x = SAFE.x + radius * size; x <= SAFE.x + SAFE.width - radius * size; x += STEP_X) {
        const isTurnedAway = Math.sign(scene.leader.at[0] - x) !== role.facing
        if (gives && isTurnedAway) continue
        const apart = Math.abs(x - scene.leader.at[0])
        const touching = (radius * size + scene.leader.radius) * 1.2
        const cost =
          (1 - scale) * 420 +
          Math.abs(apart - touching) * 0.5 +
          (Math.sign(x - scene.leader.at[0]) === side ? 0 : WRONG_SIDE) +
          (looks && isTurnedAway ? TURNED_AWAY : 0) +
          Math.max(0, faceY + radius * size - BAND.bottom) +
          Math.max(0, BAND.top - faceY + radius * size) +
          (i > 1 ? Math.abs(footY - natural) * 0.12 : 0) +
          (ledge ? 60 : 0)
        if (best && cost >= best.cost) continue
        // Most places fall out by the head alone.
        const own = { at: [x, faceY] as const, radius: radius * size }
        if (!scene.taken.every((other) => (row > other.row ? isClearOf(own, other.body) : isInSight(own, other.body))))
          continue
        const at: Point = [x - centre[0] * size, footY]
        const whole =
          cost +
          jointCost(sized.joints, at) +
          (isPet ? hidingCost(sized, at, row, scene.taken) : 0) +
          (sits ? seatedBehindCost(sized, at, row, scene.taken) : 0)
        if ((best && whole >= best.cost) || !sized.keep.every((one) => isWithin(one, SAFE, at))) continue
        const feet = feetAt(figure, at, size)
        if (!airborne && !ledge && scene.taken.some((other) => isBeforeNearer({ row, feet }, other))) continue
        const placed = moveBody(sized, at)
        if (
          (scene.hasLedge && isHiddenByLedge({ body: placed, row }, scene)) ||
          !scene.taken.every((other) =>
            row > other.row ? leavesInSight(placed, other.body) : leavesInSight(other.body, placed),
          )
        )
          continue
        best = { cost: whole, at, size, row, natural, ledge, body: placed }
      }
    }
  }
  if (!best) return null
  const { at, size, row, natural, ledge } = best
  const hasFeetInSight = !airborne && !ledge && at[1] < SEEN_TO
  scene.taken.push({ body: best.body, row, ...(hasFeetInSight ? { feet: feetAt(figure, at, size) } : {}) })
  if (ledge) scene.hasLedge = true
  return {
    role,
    figure: scaleFigure(figure, size),
    x: at[0],
    y: at[1],
    row,
    lift: flies(role)
      ? clamp(scene.groundY - at[1], 2, 2000)
      : perches && !ledge && !scene.swims && natural - at[1] > LEAST_PERCH
        ? natural - at[1]
        : 0,
    unitsPerCm: size,
    ...(ledge ? { onLedge: true as const } : {}),
  }
}
