// Lays out a page whose figures cross the frame: the leading face has its share of the picture, the others stand round
// it with their faces free, and what the direction names is whole inside the frame.
import type { Direction, Prop } from '../direction'
import { clamp } from '../kit/vector'
import type { Figure, Point } from '../scene'
import type { Lens } from '../stage/lens'
import { scaleFigure } from './figures'
import { crossesOwnFace, heldBy } from './close-held'
import { findLeaderSpot } from './close-leader'
import { floorIn, lensOver, type CloseGround } from './close-lens'
import { CLOSE_PROPS, placeCloseProp, SHELTERS } from './close-props'
import { isCommonplace } from '../cover/told-thing'
import { FACE_WIDTH, leaderOf, SHARES, type CloseFraming } from './framing'
import type { CloseScene, Taken } from './close-scene'
import { bodyBeside, findSpot, hairOf } from './close-spots'
import { hidesFace } from './hidden-faces'
import { bodyOf, placeBody, type Body, type Circle } from './occlusion'
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

export interface CloseRequest extends CloseGround {
  /** Others and things may stand farther off: for a book that else has too few faces. */
  isLenient?: boolean | undefined
  /** Large things of any room or garden, at which nobody looks, may be outside such a picture. */
  leavesOut?: boolean | undefined
  /** So may those that the story tells of: where no other page has a better face. */
  leavesTold?: boolean | undefined
  lightSide: -1 | 1
  /** -1 to 1: differs from page to page. */
  cameraHeight: number
  /** Drawn from behind, in a corner before the camera. */
  overShoulder?: { role: Role; figure: Figure } | undefined
}

/** Seats that are below a picture of a face: only their backs, if they have any, are seen. */
const BELOW_FACES: ReadonlySet<string> = new Set(['bench', 'sofa', 'carriage', 'log', 'stairs', 'bedside'])

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
  // With everything in the picture it was tried before.
  if (request.leavesOut && !cast.props.some((prop) => mayBeOutside(prop, request))) return null
  // In a crowd the largest animals may have to come first: small ones find room beside them.
  const orders = request.isLenient && cast.roles.length >= CROWD_FROM ? [false, true] : [false]
  const attempts = framing === 'face' ? [...SIZED, ...ACROSS] : SIZED
  // What is held up to a face is whole, or where that finds no room, the half of it next to the face.
  for (const isHalf of request.isLenient ? [false, true] : [false]) {
    const close: Close = { cast, request, framing, isHalf, leader, figure, bodies: new Map() }
    // Until the others come, everything is the same in every order.
    const begun: (Beginning | null)[] = []
    for (const byHeight of orders)
      for (const [i, attempt] of attempts.entries()) {
        const beginning = i < begun.length ? (begun[i] ?? null) : beginAt(close, attempt)
        begun[i] = beginning
        const laid = beginning && placeOthers(close, beginning, byHeight)
        if (laid) return laid
      }
  }
  return null
}

interface Close {
  cast: PreparedCast
  request: CloseRequest
  framing: CloseFraming
  isHalf: boolean
  leader: Role
  figure: Figure
  /** Of everybody that was asked for. */
  bodies: Map<Role, Body>
}

/** The plain shapes of somebody, with what is held. */
function bodyIn({ cast, framing, isHalf, leader, bodies }: Close, role: Role, figure: Figure): Body {
  const known = bodies.get(role)
  if (known) return known
  // Half is enough of what is held up to the face that fills the picture, not of what others do beside it.
  const held = heldBy(role, figure, cast, framing, isHalf && role === leader)
  const shapes = role === leader ? bodyOf(figure, role.member.kind === 'pet', held) : bodyBeside(role, figure, held)
  const body = { ...shapes, solid: [...shapes.solid, ...hairOf(role, figure)] }
  bodies.set(role, body)
  return body
}

/** The leading figure in its place, and the small things. */
interface Beginning {
  scene: CloseScene
  lens: Lens
  /** Page position of the leading figure's origin. */
  at: Point
  over: PlacedFigure | undefined
  places: ReadonlyMap<PageProp, PlacedProp>
}

/** How large the leading face is, as a share of what is wanted, and on which side. */
interface Attempt {
  size: number
  across: number
}

function beginAt(close: Close, { size, across }: Attempt): Beginning | null {
  const { cast, request, framing, isHalf, leader, figure } = close
  const unit = (SHARES[framing] * size * 1000) / (FACE_WIDTH * figure.face.radius)
  const body = bodyIn(close, leader, figure)
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
  const high = aim.y - figure.face.centre[1] * unit
  const at = findLeaderSpot(body, unit, {
    faceX,
    aside: figure.face.centre[0] * unit,
    y: -figure.face.centre[1] * unit < 560 ? Math.min(900, high + 60) : high,
  })
  if (!at) return null
  const placed = placeBody(body, at, unit)
  const [x, y] = at
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
  const toolLow = placed.keep.slice(1).some((one) => one.at[1] + one.radius > LEDGE.high)
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
    leads: { who: leader.member.who, facing: leader.facing },
    swims: request.swims,
    floorY: floorIn(request, lens),
    lightSide: request.lightSide,
    taken: [{ body: placed, row: 0 }],
  }
  const fore = over && placeOverShoulder(over, scene, side || 1)
  if (fore) scene.taken.push(fore.taken)
  // What must be whole comes first: people can stand anywhere behind. What may be hidden in part comes last.
  const whole = cast.props.filter(({ drawing }) => !mayBeCut(drawing))
  const places = putDown(whole, scene, request)
  return places && { scene, lens, at, over: fore?.placed, places }
}

/** Whether leaving things out may leave out this one, or show only a glimpse of it. */
const mayBeOutside = ({ prop, drawing, viewer }: PageProp, { leavesOut, leavesTold }: CloseRequest): boolean =>
  leavesOut === true && mayBeCut(drawing) && !viewer && (leavesTold === true || isCommonplace(prop))

/** Puts things down in turn; null where one that must be seen finds no room. */
function putDown(
  props: readonly PageProp[],
  scene: CloseScene,
  request: CloseRequest,
): ReadonlyMap<PageProp, PlacedProp> | null {
  const places = new Map<PageProp, PlacedProp>()
  for (const prop of props) {
    const mayBeLeftOut = mayBeOutside(prop, request)
    const placed = placeCloseProp(prop, scene) ?? (mayBeLeftOut ? placeCloseProp(prop, scene, true) : null)
    if (placed) places.set(prop, placed)
    else if (!mayBeLeftOut) return null
  }
  return places
}

function placeOthers(close: Close, begun: Beginning, byHeight: boolean): PageLayout | null {
  const { cast, request, framing, leader, figure } = close
  const { lens, over } = begun
  const [x, y] = begun.at
  const scene: CloseScene = { ...begun.scene, taken: [...begun.scene.taken] }
  const { unit } = scene
  const heightOf = ({ member }: Role): number => cast.figures.get(member.who)?.box.height ?? 0
  const others = cast.roles
    .filter((role) => role !== leader && role !== over?.role && !role.carriedBy && !role.huggedBy)
    .sort(
      (a, b) =>
        Number(a.member.kind === 'pet') - Number(b.member.kind === 'pet') || (byHeight ? heightOf(b) - heightOf(a) : 0),
    )
  const spots: PlacedFigure[] = []
  for (const role of others) {
    const drawn = cast.figures.get(role.member.who)
    const spot = drawn && findSpot(role, drawn, bodyIn(close, role, drawn), leader, scene)
    if (!spot) return null
    spots.push(spot)
  }
  const large = putDown(
    cast.props.filter(({ drawing }) => mayBeCut(drawing)),
    scene,
    request,
  )
  if (!large) return null
  const props = cast.props.flatMap((prop) => begun.places.get(prop) ?? large.get(prop) ?? [])
  const figures: PlacedFigure[] = [
    { role: leader, figure: scaleFigure(figure, unit), x, y, row: 0, lift: 0, unitsPerCm: unit },
    ...(over ? [over] : []),
    ...spots,
  ]
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
  const hasLedge = figures.some((f) => f.onLedge) || props.some((p) => p.onLedge)
  return {
    shot: 'close',
    framing,
    lens,
    groundY: y,
    rowStep: Math.max(40, (y - scene.horizonY) * 0.15),
    unitsPerCm: unit,
    figures,
    props: hasLedge && !request.indoor ? props.map((prop) => standBehindLedge(prop, scene.ledgeY)) : props,
    ...(hasLedge ? { ledgeY: scene.ledgeY } : {}),
    essential: scene.taken.flatMap(({ body: { keep } }) => keep),
  }
}

/** A foot so little above a wall's edge would be taken for in the air; so much of a thing's height is behind the wall. */
const OVER_WALL = { gap: 200, hidden: 0.22 }
/** What is on the ground close behind the wall has its foot behind it. */
const standBehindLedge = (prop: PlacedProp, ledgeY: number): PlacedProp =>
  prop.onLedge || prop.lift || prop.drawing.placement !== 'ground' || prop.y > ledgeY || prop.y < ledgeY - OVER_WALL.gap
    ? prop
    : { ...prop, y: Math.max(prop.y, Math.min(prop.y + OVER_WALL.gap, ledgeY + prop.box.height * OVER_WALL.hidden)) }

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
