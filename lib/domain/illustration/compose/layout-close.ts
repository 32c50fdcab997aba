// Lays out a page whose figures cross the frame: the leading face has its share of the picture, the others stand round
// it with their faces free, and what the direction names is whole inside the frame.
import type { Direction, Prop } from '../direction'
import { clamp } from '../kit/vector'
import type { Figure, Point } from '../scene'
import type { FreeGround } from '../stage/camera'
import type { Lens } from '../stage/lens'
import { scaleFigure } from './figures'
import { crossesOwnFace, heldBy } from './close-held'
import { CLOSE_PROPS, placeCloseProp, SHELTERS } from './close-props'
import { FACE_WIDTH, leaderOf, SHARES, ZOOM, type CloseFraming } from './framing'
import { BAND, SAFE, jointCost, type CloseScene, type Taken } from './close-scene'
import { findSpot } from './close-spots'
import { hidesFace } from './hidden-faces'
import { bodyOf, isWithin, placeBody, type Circle } from './occlusion'
import type { PageProp } from './page-props'
import { mayBeCut } from './partly-seen'
import type { PageLayout, PlacedFigure, PlacedProp } from './placement'
import type { PreparedCast } from './prepare-cast'
import type { Role } from './roles'

/** From so many on, some of them are far off in a picture of a face. */
const CROWD_FROM = 3
/** The near edge of a table, a bank or a wall on which small things stand before the camera. */
const LEDGE = { high: 812, low: 905 }
const FACE_AT = {
  face: { y: 445, aside: 175, alone: 60 },
  bust: { y: 400, aside: 165, alone: 90 },
  shoulder: { y: 360, aside: 150, alone: 150 },
  knee: { y: 315, aside: 150, alone: 110 },
} as const satisfies Record<CloseFraming, { y: number; aside: number; alone: number }>
/** A face may be this much smaller than its share where arms and things would else leave the frame. */
const SIZED = [1, 0.88, 0.78].map((size) => ({ size, across: 1 }))
/** Where nothing has room beside a face, it may be on the other side of the picture, or in the middle. */
const ACROSS = [1, -1, 0].map((across) => ({ size: 0.745, across }))
const SHIFTS_X = [0, -40, 40, -80, 80, -130, 130, -190, 190]
const SHIFTS_Y = [0, -30, 30, -60, 60, -90, 90, -120, -150, -175]

/** Between a face that fills the picture and the frame, in page units. */
const BESIDE_FACE = 34

/** The side on which most of the others are: -1 left, 1 right, 0 nobody. */
function sideOfOthers(leader: Role, cast: PreparedCast): number {
  const sum =
    cast.roles.reduce(
      (all, role) =>
        role === leader || role.carriedBy || role.huggedBy ? all : all + Math.sign(role.wantedX - leader.wantedX),
      0,
    ) + cast.props.reduce((all, { wantedX }) => all + Math.sign(wantedX - leader.wantedX) * 0.4, 0)
  return Math.sign(sum)
}

/** Where the floor of a room begins, from the horizon (0) to the ground line (1): as in stage/room.ts. */
const ROOM_FLOOR_START = 0.52

/**
 * How much nearer to the camera than the place's own ground line the leading figure may stand, so that behind it there
 * is floor to stand on, and not only wall or water.
 */
const CAST_NEARER = [1, 1.2, 1.45, 1.75, 2.2, 2.8, 3.6, 4.5]
/** Share of the ground, from the horizon down to the leading figure's feet, that may be no floor. */
const MOST_TAKEN = { face: 0.13, bust: 0.3, shoulder: 0.3, knee: 0.46 } as const satisfies Record<CloseFraming, number>
const LEAST_ZOOM = 1.15

const floorIn = ({ indoor, swims, freeGroundIn }: CloseRequest, lens: Lens): number =>
  swims
    ? -Infinity
    : indoor
      ? lens.horizonY + (lens.groundY - lens.horizonY) * ROOM_FLOOR_START
      : freeGroundIn(lens).from

function lensOver(request: CloseRequest, framing: CloseFraming, groundY: number, horizonY: number): Lens {
  const lenses = CAST_NEARER.map((by) => ({
    zoom: Math.max(LEAST_ZOOM, ZOOM[framing] / by),
    groundY: horizonY + (groundY - horizonY) / by,
    horizonY,
    ...(by > 1 ? { before: true as const } : {}),
  }))
  const least = horizonY + (groundY - horizonY) * MOST_TAKEN[framing]
  return lenses.find((one) => floorIn(request, one) <= least) ?? { zoom: LEAST_ZOOM, groundY, horizonY, before: true }
}

export interface CloseRequest {
  /** Others and things may stand farther off: for a book that else has too few faces. */
  isLenient?: boolean | undefined
  /** Large things at which nobody looks may be outside such a picture. */
  leavesOut?: boolean | undefined
  indoor: boolean
  swims: boolean
  lightSide: -1 | 1
  /** -1 to 1: differs from page to page. */
  cameraHeight: number
  freeGroundIn: (lens: Lens) => FreeGround
  /** Drawn from behind, in a corner before the camera. */
  overShoulder?: { role: Role; figure: Figure } | undefined
}

/** Seats that are below a picture of a face: only their backs, if they have any, are seen. */
const BELOW_FACES: ReadonlySet<string> = new Set(['bench', 'sofa', 'log', 'bedside'])

/** What is below a picture of a face: the table at which somebody sits, the jetty on which all stand. */
export const isBelowFace = (prop: Prop, roles: readonly Role[]): boolean =>
  prop === 'jetty' || (prop === 'table' && roles.some(({ seat }) => seat === 'chair'))

/** Whether a page may be a close picture, as far as is known before anybody is posed for it. */
export const suitsClose = (
  roles: readonly Role[],
  props: Direction['props'],
  ownProps: readonly Prop[],
  framing: CloseFraming,
): boolean =>
  !props.some(({ prop, text }) => SHELTERS.has(prop) && (text !== undefined || !ownProps.includes(prop))) &&
  !roles.some((role) => role.vessel) &&
  // A bench or a table at which somebody sits is wider than the picture.
  !roles.some(
    ({ seat }) =>
      seat !== undefined &&
      !(framing === 'face' && BELOW_FACES.has(seat)) &&
      (seat !== 'chair' || props.some(({ prop }) => prop === 'table')),
  )

export function layoutClose(cast: PreparedCast, request: CloseRequest, framing: CloseFraming): PageLayout | null {
  const leader = leaderOf(cast.roles.filter((role) => role !== request.overShoulder?.role))
  const figure = leader && cast.figures.get(leader.member.who)
  if (!leader || !figure || leader.carriedBy || leader.huggedBy || !cast.props.every(CLOSE_PROPS)) return null
  if ((framing === 'face' || (framing === 'bust' && request.isLenient)) && crossesOwnFace(figure)) return null
  // In a crowd the largest animals may have to come first: small ones find room beside them.
  const orders = request.isLenient && cast.roles.length >= CROWD_FROM ? [false, true] : [false]
  // What is held up to a face is whole, or where that finds no room, the half of it next to the face.
  for (const isHalf of request.isLenient ? [false, true] : [false])
    for (const byHeight of orders)
      for (const { size, across } of framing === 'face' ? [...SIZED, ...ACROSS] : SIZED) {
        const laid = layoutAt(cast, request, framing, { leader, figure, size, across, byHeight, isHalf })
        if (laid) return laid
      }
  return null
}

/** Who leads, how large and where, and in which order the others find their places. */
interface Attempt {
  leader: Role
  figure: Figure
  size: number
  across: number
  byHeight: boolean
  isHalf: boolean
}

function layoutAt(
  cast: PreparedCast,
  request: CloseRequest,
  framing: CloseFraming,
  { leader, figure, size, across, byHeight, isHalf }: Attempt,
): PageLayout | null {
  const unit = (SHARES[framing] * size * 1000) / (FACE_WIDTH * figure.face.radius)
  const held = heldBy(leader, figure, cast, framing, isHalf)
  const body = bodyOf(figure, leader.member.kind === 'pet', held)
  const over = request.overShoulder
  // Beside a face that fills the picture there is room for what it acts on.
  const acts = framing === 'face' && figure.acting?.thing !== undefined
  const side = over ? (over.role.wantedX < leader.wantedX ? -1 : 1) : acts ? leader.facing : sideOfOthers(leader, cast)
  const aim = FACE_AT[framing]
  const alone = cast.roles.length === 1 && !cast.props.length && !acts
  // A face leaves as much room beside it as it can.
  const aside = framing === 'face' ? Math.max(aim.aside, 500 - BESIDE_FACE - figure.face.radius * unit) : aim.aside
  const faceX = side === 0 || alone ? 500 - leader.facing * aim.alone : 500 - side * across * aside
  // Low figures leave the floor under them in the picture.
  const low = -figure.face.centre[1] * unit < 560
  const toShow = { ...body, solid: [] }
  const found = SHIFTS_X.flatMap((dx) =>
    SHIFTS_Y.map((dy) => {
      const at: Point = [
        faceX + dx - figure.face.centre[0] * unit,
        (low ? Math.min(900, aim.y - figure.face.centre[1] * unit + 60) : aim.y - figure.face.centre[1] * unit) + dy,
      ]
      const placed = placeBody(toShow, at, unit)
      const inside = placed.keep.every((one) => isWithin(one, SAFE))
      const below = placed.keep.reduce((sum, one) => sum + Math.max(0, one.at[1] + one.radius - BAND.bottom), 0)
      return {
        at,
        placed,
        cost: inside ? Math.abs(dx) * 0.4 + Math.abs(dy) * 0.5 + below * 0.8 + jointCost(placed.joints) : Infinity,
      }
    }),
  ).reduce((one, other) => (other.cost < one.cost ? other : one))
  if (found.cost === Infinity) return null
  const best = { at: found.at, placed: placeBody(body, found.at, unit) }
  const [x, y] = best.at
  const face: Circle = {
    at: [x + figure.face.centre[0] * unit, y + figure.face.centre[1] * unit],
    radius: figure.face.radius * unit,
  }
  const tall = y - face.at[1]
  const horizonY = clamp(
    tall > 62 * unit ? face.at[1] - request.cameraHeight * 40 : y - Math.max(tall, 62 * unit),
    150,
    520,
  )
  const lens = lensOver(request, framing, y, horizonY)
  const toolLow = best.placed.keep.slice(1).some(({ at, radius }) => at[1] + radius > LEDGE.high)
  const scene: CloseScene = {
    framing,
    unit,
    groundY: y,
    horizonY,
    ledgeY: toolLow ? LEDGE.low : LEDGE.high,
    hasLedge: false,
    isLenient: request.isLenient === true,
    isHalf,
    isCrowd: cast.roles.length >= CROWD_FROM,
    leader: face,
    swims: request.swims,
    floorY: floorIn(request, lens),
    lightSide: request.lightSide,
    taken: [{ body: best.placed, row: 0 }],
  }
  const figures: PlacedFigure[] = [
    { role: leader, figure: scaleFigure(figure, unit), x, y, row: 0, lift: 0, unitsPerCm: unit },
  ]
  if (over) {
    const fore = placeOverShoulder(over, scene, side || 1)
    scene.taken.push(fore.taken)
    figures.push(fore.placed)
  }
  // What must be whole comes first: people can stand anywhere behind. What may be hidden in part comes last.
  const places = new Map<PageProp, PlacedProp>()
  const putDown = (list: readonly PageProp[]): boolean =>
    list.every((prop) => {
      const mayBeLeftOut = request.leavesOut === true && mayBeCut(prop.drawing) && !prop.viewer
      const placed = placeCloseProp(prop, scene) ?? (mayBeLeftOut ? placeCloseProp(prop, scene, true) : null)
      if (placed) places.set(prop, placed)
      return placed !== null || mayBeLeftOut
    })
  if (!putDown(cast.props.filter(({ drawing }) => !mayBeCut(drawing)))) return null
  const heightOf = ({ member }: Role): number => cast.figures.get(member.who)?.box.height ?? 0
  const others = cast.roles
    .filter((role) => role !== leader && role !== over?.role && !role.carriedBy && !role.huggedBy)
    .sort(
      (a, b) =>
        Number(a.member.kind === 'pet') - Number(b.member.kind === 'pet') || (byHeight ? heightOf(b) - heightOf(a) : 0),
    )
  for (const role of others) {
    const drawn = cast.figures.get(role.member.who)
    const spot = drawn && findSpot(role, drawn, heldBy(role, drawn, cast, framing, isHalf), leader, scene)
    if (!spot) return null
    figures.push(spot)
  }
  if (!putDown(cast.props.filter(({ drawing }) => mayBeCut(drawing)))) return null
  const props = cast.props.flatMap((prop) => places.get(prop) ?? [])
  for (const role of cast.roles) {
    const bearer = figures.find((f) => f.role.member.who === (role.carriedBy ?? role.huggedBy))
    const carried = cast.carried.get(role.member.who)
    if (!carried || !bearer) continue
    const scale = bearer.unitsPerCm
    figures.push({
      role,
      figure: scaleFigure(carried.figure, scale),
      x: bearer.x + carried.at[0] * scale,
      y: bearer.y + carried.at[1] * scale,
      row: bearer.row + (carried.standing ? -0.02 : 0.02),
      lift: carried.standing ? bearer.lift : 1,
      unitsPerCm: scale,
      underArm: carried.underArm,
    })
  }
  if (hidesFace(figures)) return null
  return {
    shot: 'close',
    framing,
    lens,
    groundY: y,
    rowStep: Math.max(40, (y - horizonY) * 0.15),
    unitsPerCm: unit,
    figures,
    props,
    ...(figures.some((f) => f.onLedge) || props.some((p) => p.onLedge) ? { ledgeY: scene.ledgeY } : {}),
    essential: scene.taken.flatMap(({ body: { keep } }) => keep),
  }
}

/** How much larger than the subject somebody before the camera is. */
const NEARER = 1.75
const CORNER = { aside: 395, y: 560 }

function placeOverShoulder(
  { role, figure }: { role: Role; figure: Figure },
  scene: CloseScene,
  side: number,
): { placed: PlacedFigure; taken: Taken } {
  const size = Math.min(scene.unit * NEARER, 230 / figure.face.radius)
  const x = 500 + side * CORNER.aside - figure.face.centre[0] * size
  const y = CORNER.y - figure.face.centre[1] * size
  const row = 3
  const body = placeBody({ ...bodyOf(figure, role.member.kind === 'pet'), keep: [], joints: [] }, [x, y], size)
  return {
    placed: { role, figure: scaleFigure(figure, size), x, y, row, lift: 0, unitsPerCm: size, overShoulder: true },
    taken: { body, row },
  }
}
