// Lays out a page: the size and position of every figure and prop, before anything of the place is drawn.
import type { SetDirection, Shot } from '../direction'
import { chance } from '../../chance'
import type { FreeGround } from '../stage/camera'
import { clamp } from '../kit/vector'
import type { Figure } from '../scene'
import { liftAboard, addElbowRoom } from './boat-passengers'
import { scaleFigure, heightOf, scaleBox } from './figures'
import { flies, placeFlying } from './flying'
import { FACE_WIDTH, leaderOf } from './framing'
import { layoutItems, MARGIN, PAGE } from './layout'
import type { Ground, LayoutItem, PlacedItem } from './layout'
import { placeAround } from './place-around'
import { placeProp } from './place-prop'
import type { PageLayout, PlacedFigure, PlacedProp } from './placement'
import type { Role } from './roles'
import { standsOnJetty } from './near-grounds'
import { FLOOR_START, pullInwards, rowScale, depthRowOf, rowStepOf } from './depth-rows'
import { includeSeat, isBusy, lyingHeightOf, sitsAlone } from './seating'
import { standsAmongCast } from './behind-all'
import type { CastRequest, PreparedCast } from './prepare-cast'

/**
 * Height of the standing child in page units: as wanted, and the least that a crowd may reduce it to before a wider
 * shot is used.
 */
const CHILD_HEIGHT: Record<Shot, { wanted: number; least: number }> = {
  wide: { wanted: 420, least: 150 },
  medium: { wanted: 580, least: 300 },
  close: { wanted: 780, least: 460 },
  behind: { wanted: 540, least: 280 },
  above: { wanted: 470, least: 150 },
}
const WIDER_SHOT: Partial<Record<Shot, Shot>> = { close: 'medium', medium: 'wide', behind: 'wide' }
const perches = (role: Role): boolean =>
  role.actor.pose === 'perch' && role.member.kind === 'pet' && role.member.type === 'Bird'
const MIN_TALLEST = 34
const MAX_CLOSER = 1.6

export interface LayoutRequest extends CastRequest {
  direction: SetDirection
  groundYOf: (shot: Shot) => number
  horizonYOf: (shot: Shot) => number
  freeGroundIn: (shot: Shot) => FreeGround
  centreX: number
  notes: string[]
  /** Width of the leading face in page units, instead of the set's usual size. */
  faceWidth?: number | undefined
  /** Page units a centimetre, instead of the width of a face: a crowd that does not fit is drawn smaller. */
  unitsPerCm?: number | undefined
}

/** Lowest page y for the feet of the front row. */
const FRONT_Y = 972

/** Wanted x of a prop, moved to the side to which its viewer is turned. */
const placeBeforeViewer = (want: number, owner: Role | undefined): number =>
  owner
    ? owner.facing > 0
      ? Math.max(want, owner.wantedX + BESIDE_X)
      : Math.min(want, owner.wantedX - BESIDE_X)
    : want
const BESIDE_X = 0.02

/**
 * The face of whoever this member carries or hugs, relative to the carrier and scaled: it must not be covered either.
 */
function heldFaceOf(cast: PreparedCast, bearer: string, size: number): LayoutItem['heldFace'] {
  const held = cast.roles
    .map((r) => (r.carriedBy === bearer || r.huggedBy === bearer ? cast.carried.get(r.member.who) : undefined))
    .find((one) => one !== undefined)
  if (!held) return undefined
  const {
    centre: [x, y],
    radius,
  } = held.figure.face
  return { centre: [(held.at[0] + x) * size, (held.at[1] + y) * size], radius: radius * size }
}

/** The words on what somebody acts on must not be covered either. */
function wordsOf({ acting }: Figure, size: number): LayoutItem['heldFace'] {
  if (!acting?.words) return undefined
  const { x, y, width, height } = acting.words
  return { centre: [(x + width / 2) * size, (y + height - width / 2) * size], radius: (width / 2) * size }
}

interface Arrangement {
  placed: PlacedItem[]
  fit: number
  ground: Ground
  rowStep: number
}
/**
 * Arranges the cast at one size. `share` is that size as a part of the size the shot wants: a cast drawn smaller stands
 * farther off, and so higher on the page.
 */
function arrange(cast: PreparedCast, request: LayoutRequest, shot: Shot, unit: number, share: number): Arrangement {
  const [near, horizon] = [request.groundYOf(shot), request.horizonYOf(shot)]
  const child = unit * cast.tallest
  const standing = cast.roles.filter((r) => !r.carriedBy && !r.huggedBy && !flies(r))
  const step = rowStepOf(standing.length)
  const isOnPlank = standsOnJetty(cast.props)
  const rows = new Map(
    standing.map((role, i) => [
      role.member.who,
      isOnPlank && !(role.member.kind === 'pet' && role.actor.at === 'far')
        ? 0
        : depthRowOf(role, i, standing, cast.figures.get(role.member.who)?.box.height ?? 0),
    ]),
  )
  const front = Math.max(
    0,
    ...rows.values(),
    ...cast.props.map((pageProp) => (standsAmongCast(pageProp.drawing) ? pageProp.row : 0)),
  )
  const ashore = standing.filter((role) => !role.vessel)
  // A boat is in the water, before which the others stand.
  const back = Math.max(
    ...ashore.map((role) => -(rows.get(role.member.who) ?? 0)),
    ashore.length < standing.length ? -1 : 0,
    // Furniture that is told to be far off stands on the floor of its room too.
    ...(request.place.indoor
      ? cast.props.map((pageProp) => (standsAmongCast(pageProp.drawing) ? -pageProp.row : 0))
      : []),
  )
  const bounded = !request.place.swims && ashore.length > 0 && shot !== 'above'
  const { from, to } = bounded ? request.freeGroundIn(shot) : { from: -Infinity, to: Infinity }
  const nearest = Math.min(FRONT_Y, to)
  // Rows before a boat are no farther apart than the ground before it allows.
  const part = Math.max(0, -back) / Math.max(1, front)
  const crowded = part > 0 && part < 1 ? (from - nearest * part) / (1 - part) : -Infinity
  const free = clamp(
    horizon + (near - horizon) * Math.min(1, share) ** 0.4,
    Math.min(Math.max((from - horizon * step * back) / (1 - step * back), crowded), nearest - 1),
    (nearest + horizon * step * front) / (1 + step * front),
  )
  // The rows of a crowd in a room begin where its floor does, and stand closer together.
  const y = request.place.indoor && shot !== 'above' ? Math.max(free, horizon + (near - horizon) * FLOOR_START) : free
  const ground: Ground = {
    y,
    rowStep: Math.max(
      0,
      Math.min(
        (y - horizon) * step,
        (nearest - y) / Math.max(1, front),
        back > 0 && from > -Infinity ? (y - from) / back : Infinity,
      ),
    ),
    centreX: request.centreX,
  }
  const crew = standing.filter((r) => r.vessel).length
  const items: LayoutItem[] = []
  for (const role of standing) {
    const figure = cast.figures.get(role.member.who)
    if (!figure) continue
    const row = rows.get(role.member.who) ?? 0
    const size = unit * rowScale(row, step)
    const face = {
      centre: [figure.face.centre[0] * size, figure.face.centre[1] * size] as const,
      radius: figure.face.radius * size,
    }
    const lift = role.vessel
      ? liftAboard(role, figure) * size
      : perches(role)
        ? PERCH_HEIGHT * size
        : lyingHeightOf(role)
          ? lyingHeightOf(role) * size
          : request.place.swims
            ? child * (0.12 + 0.4 * chance(request.seed, `float ${role.member.who}`))
            : 0
    items.push({
      id: role.member.who,
      box: scaleBox(addElbowRoom(includeSeat(cast.boxes.get(role.member.who) ?? figure.box, role), role, crew), size),
      face,
      heldFace: heldFaceOf(cast, role.member.who, size) ?? wordsOf(figure, size),
      wantedX: row > 0 ? pullInwards(role.wantedX, standing.length) : role.wantedX,
      row,
      lift,
      minor: false,
      busy: isBusy(role),
      sits: sitsAlone(role),
      isAnimal: role.member.kind === 'pet',
    })
  }
  for (const pageProp of cast.props) {
    const row = isOnPlank ? Math.min(0, pageProp.row) : pageProp.row
    if (standsAmongCast(pageProp.drawing))
      items.push({
        id: `prop:${pageProp.prop}`,
        box: scaleBox(pageProp.box, unit * rowScale(row, step)),
        wantedX: placeBeforeViewer(pullInwards(pageProp.wantedX, standing.length + cast.props.length), pageProp.viewer),
        row,
        lift: 0,
        minor: true,
        isBulky: pageProp.drawing.placement === 'ground' && pageProp.box.width > BULKY_FROM && row > LOW_ROW,
      })
  }
  return { ...layoutItems(items, ground, child * 0.03), ground, rowStep: step }
}

/** Centimetres: a log or a rock, but no ball. Tables are in row 0.4, and people sit at them. */
const BULKY_FROM = 44
const LOW_ROW = 0.5
/** Height of a bird's perch, in centimetres. */
const PERCH_HEIGHT = 50

/**
 * Chooses shot, size and positions. A cast that is too large for the shot is shown in a wider one, and the notes say
 * so.
 */
export function layoutPage(cast: PreparedCast, request: LayoutRequest): PageLayout {
  const { roles, notes } = request
  const child = roles.find((r) => r.member.kind === 'child') ?? roles[0]
  const height = child ? Math.max(MIN_TALLEST, heightOf(child.member)) : 116
  const leader = leaderOf(cast.roles)
  const radius = leader && cast.figures.get(leader.member.who)?.face.radius
  let shot = request.direction.shot
  for (;;) {
    const { wanted, least } = CHILD_HEIGHT[shot]
    const byFace = request.faceWidth !== undefined && radius !== undefined
    const framed = byFace || request.unitsPerCm !== undefined
    let unit = request.unitsPerCm ?? (byFace ? (request.faceWidth ?? 0) / (FACE_WIDTH * radius) : wanted / height)
    let arrangement = arrange(cast, request, shot, unit, (unit * height) / wanted)
    // Where everybody sits or lies, the camera comes nearer.
    const people = arrangement.placed.filter(({ item }) => !item.minor && !item.id.startsWith('pet'))
    const tall = Math.max(
      ...(people.length ? people : arrangement.placed).map(({ item }) => (item.minor ? 0 : item.box.height)),
      1,
    )
    if (!framed && tall < wanted * 0.85) {
      unit *= Math.min(MAX_CLOSER, (wanted * 0.85) / tall)
      arrangement = arrange(cast, request, shot, unit, (unit * height) / wanted)
    }
    if (arrangement.fit < 0.999) {
      // Rows do not scale with the figures, so the largest size that fits is found by bisection.
      let [fits, high] = [unit * arrangement.fit * 0.6, unit]
      for (let i = 0; i < 8; i++) {
        const middle = (fits + high) / 2
        if (arrange(cast, request, shot, middle, (middle * height) / wanted).fit > 0.999) fits = middle
        else high = middle
      }
      unit = fits
      arrangement = arrange(cast, request, shot, unit, (unit * height) / wanted)
    }
    const next = WIDER_SHOT[shot]
    if (!framed && next && unit * height < least) {
      notes.push(`too many for a ${shot} shot, drawn as ${next}`)
      shot = next
      continue
    }
    return placeEverything(cast, request, shot, unit, arrangement)
  }
}

function placeEverything(
  cast: PreparedCast,
  request: LayoutRequest,
  shot: Shot,
  unit: number,
  arrangement: Arrangement,
): PageLayout {
  const figures: PlacedFigure[] = []
  const things: PlacedProp[] = []
  const figureOf = (who: string, row = 0): Figure | undefined => {
    const figure = cast.figures.get(who)
    return figure && scaleFigure(figure, unit * rowScale(row, arrangement.rowStep))
  }
  for (const { item, x, y } of arrangement.placed) {
    const r = cast.roles.find((c) => c.member.who === item.id)
    const figure = figureOf(item.id, item.row)
    const w = cast.props.find((t) => `prop:${t.prop}` === item.id)
    if (r && figure)
      figures.push(
        clampToFrame({
          role: r,
          figure,
          x,
          y,
          row: item.row,
          lift: item.lift,
          unitsPerCm: unit * rowScale(item.row, arrangement.rowStep),
        }),
      )
    else if (w)
      things.push(
        placeProp(w, unit * rowScale(item.row, arrangement.rowStep), request.lightSide, {
          x,
          y,
          row: item.row,
          lift: 0,
        }),
      )
  }
  for (const r of cast.roles) {
    const bearer = figures.find((f) => f.role.member.who === (r.carriedBy ?? r.huggedBy))
    const held = cast.carried.get(r.member.who)
    if (!held || !bearer) continue
    const size = unit * rowScale(bearer.row, arrangement.rowStep)
    figures.push(
      clampToFrame({
        role: r,
        figure: scaleFigure(held.figure, size),
        x: bearer.x + held.at[0] * size,
        y: bearer.y + held.at[1] * size,
        row: bearer.row + (held.standing && !held.before ? -0.02 : 0.02),
        lift: held.standing ? bearer.lift : 1,
        unitsPerCm: size,
        underArm: held.underArm,
      }),
    )
  }
  const friend = figures.find((f) => f.role.member.who === 'child') ?? figures[0]
  for (const role of cast.roles.filter(flies)) {
    const figure = figureOf(role.member.who)
    if (figure) figures.push(placeFlying(role, figure, friend, figures, arrangement.ground.y, unit))
  }
  const scenery = {
    shot,
    unitsPerCm: unit,
    ground: arrangement.ground,
    nearY: request.groundYOf(shot),
    horizonY: request.horizonYOf(shot),
    indoor: request.place.indoor,
    freeFrom: request.place.swims ? -Infinity : request.freeGroundIn(shot).from,
    lightSide: request.lightSide,
  }
  return {
    shot,
    groundY: arrangement.ground.y,
    rowStep: arrangement.ground.rowStep,
    unitsPerCm: unit,
    figures,
    props: placeAround(cast.props, figures, things, scenery),
  }
}

const BOTTOM_MARGIN = 8
/** Moves a figure so that all of it is inside the page. */
export const clampToFrame = (f: PlacedFigure): PlacedFigure => {
  const { box } = f.figure
  return {
    ...f,
    x: clamp(f.x, MARGIN - box.x, PAGE - MARGIN - box.x - box.width),
    y: clamp(f.y, MARGIN - box.y, PAGE - BOTTOM_MARGIN - box.y - box.height),
  }
}
