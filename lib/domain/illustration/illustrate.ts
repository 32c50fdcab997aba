import type { Cast } from './cast'
import { customizeCast } from './customize-cast'
import { getPageOffsets, type Customizations } from './customizations'
import { boardVessel, drawVessel } from './compose/boat-passengers'
import { measureContrast } from './compose/contrast'
import { drawBubble } from './compose/diving'
import { drawFurniture } from './compose/place-furniture'
import { applyOffsets } from './compose/apply-offsets'
import { drawRimLight } from './compose/rim-light'
import { heightOf } from './compose/figures'
import { createCastTint, projectLamp } from './compose/tint'
import { PERCH_HEIGHT, layoutPage } from './compose/layout-page'
import type { PageLayout, PlacedFigure, PlacedProp } from './compose/placement'
import { resolveRoles } from './compose/roles'
import { seatsInUse, assignSeats, placeSeats } from './compose/seating'
import { drawLantern, drawSmallProps } from './compose/small-props'
import { drawWeather, drawPuddles } from './compose/weather'
import type { Direction, Who } from './direction'
import type { EngineVersion } from './engine-version'
import { drawDecorations } from './event/decorate'
import { placeStands } from './event/ground-decorations'
import { mix } from './kit/colour'
import { group, radialGradient, rect } from './kit/shape'
import { compose, scale, translate } from './kit/vector'
import { recolour } from './print/node-tree'
import type { Box, Node, Point, Scene } from './scene'
import { groundYOf, horizonYOf, renderLayers } from './stage/camera'
import { dots, flattenMarks, scatter } from './stage/marks'
import { placeOf } from './stage/places/table'
import { buildSet } from './stage/build-set'
import { drawContactShadow, drawSoftSpot, drawCastShadow } from './stage/shadow'
import type { Stage } from './stage/stage'
import { drawPerch } from './things/perch'

/** All that a book's pictures depend on besides the page's own direction. */
export interface BookLook {
  cast: Cast
  seed: string
  engineVersion: EngineVersion
  /** What the buyer changed since. */
  customizations?: Customizations | undefined
}
export interface Picture {
  scene: Scene
  /** What could not be drawn as asked, and what was drawn in its place. */
  notes: string[]
  /** Where faces are, in page units: nothing set over the picture may cover them. */
  faces: { who: Who; centre: Point; radius: number }[]
}

/** The picture of one page. Never fails: what it can't draw as directed it draws as near as it can, and notes. The same input gives the same scene. */
export function illustrate(
  book: BookLook,
  { direction: asked, pageNumber }: { direction: Direction; pageNumber: number },
): Picture {
  const notes: string[] = []
  const chosen = book.customizations
  const { place } = placeOf(asked.setting)
  const [indoor, swims] = ['indoor' in place, 'swims' in place]
  // No rain reaches the bottom of the sea.
  const wanted: Direction = swims ? { ...asked, weather: 'clear' } : asked
  const here = boardVessel(
    assignSeats(resolveRoles(customizeCast(book.cast, chosen), wanted, notes), wanted, indoor),
    wanted,
    notes,
  )
  const {
    lift,
    glow,
    faceLightness: face,
  } = measureContrast(
    here.map((r) => r.member),
    wanted,
  )
  const composed = (direction: Direction): PageLayout => {
    const { stage, lightSide } = buildSet(direction, book.seed, pageNumber, lift, false, chosen?.colorScheme)
    return layoutPage({
      roles: here,
      direction,
      place: { indoor, swims },
      groundYOf: (shot) => groundYOf(shot, stage),
      horizonYOf: (shot) => horizonYOf(shot, stage),
      centreX: stage.focusX,
      lightSide,
      seed: book.seed,
      pageNumber,
      notes,
      ownProps: 'ownProps' in place ? place.ownProps : [],
    })
  }
  let layout = composed(wanted)
  if (wanted.shot === 'above' && childHeight(layout) < SMALL_FROM_ABOVE) {
    notes.push('too many for an above shot, drawn as wide')
    layout = composed({ ...wanted, shot: 'wide' })
  }
  const laid = applyOffsets(layout, getPageOffsets(chosen, pageNumber))
  const direction = laid.shot === wanted.shot ? wanted : { ...wanted, shot: laid.shot }
  const instead = new Set<string>([
    ...seatsInUse(here),
    ...direction.props.map(({ prop }) => prop).filter((prop) => INSTEAD.has(prop)),
  ])
  const {
    stage: S,
    mirrored,
    lightSide,
    notes: placeNotes,
  } = buildSet(direction, book.seed, pageNumber, lift, true, chosen?.colorScheme, instead, face)
  notes.push(...placeNotes)

  const turn = (nodes: readonly Node[]): Node =>
    group(nodes, { ...(mirrored ? { transform: compose(translate(1000, 0), scale(-1, 1)) } : {}) })
  const faces = laid.figures.map(({ role, figure, x, y }) => ({
    who: role.member.who,
    centre: [x + figure.face.centre[0], y + figure.face.centre[1]] as const,
    radius: figure.face.radius,
  }))
  const day = drawDecorations(S, direction.event, !swims)
  const front = [turn(renderLayers(S, true))]
  const nodes: Node[] = [
    turn(renderLayers(S, false)),
    ...drawPuddles(S, laid.groundY),
    ...day.hung,
    ...(indoor ? drawFurniture(S, laid, chosen?.furniture ?? [], mirrored) : []),
    ...clearing(S, laid, S.wallLift < 0 ? Math.min(glow, DIM_GLOW) : glow),
    ...drawLantern(S, laid),
    ...placeStands(day.stands, laid).flatMap(({ stand, x, y, size }) => [
      drawContactShadow(Math.round(x), Math.round(y), Math.round(stand.width * size * 0.6), S.shadowColour, 0.16),
      group(recolour(stand.nodes, createCastTint(S, mirrored, x, y)), {
        transform: compose(translate(Math.round(x), Math.round(y)), scale(size)),
        part: 'event',
      }),
    ]),
    ...behind(S, laid, mirrored, lightSide),
    ...(inCorner(laid) ? front : []),
    ...figuresAndThings(S, laid, mirrored, lightSide, swims),
    ...drawSmallProps(S, laid, mirrored, pageNumber, book.seed),
    ...(inCorner(laid) ? [] : front),
    ...drawWeather(S, faces, indoor || swims),
  ]
  return { scene: { width: 1000, height: 1000, nodes }, notes, faces }
}

/** Drawn in the place of what the room has of the kind. */
const INSTEAD: ReadonlySet<string> = new Set(['train-window', 'oven'])

/** Of the light behind a face that stands out as the paler one. */
const DIM_GLOW = 0.06
/** From above, a crowd is spread over the whole floor, and tiny; from the side it stands closer. Page units. */
const SMALL_FROM_ABOVE = 330
const childHeight = (laid: PageLayout): number =>
  Math.max(
    0,
    ...laid.figures
      .filter(({ role }) => role.member.kind === 'child')
      .map(({ role }) => heightOf(role.member) * laid.unitsPerCm),
  )

/** Who sits or what stands in a lower corner, and whoever reaches up into the boughs, is before the leaves that frame the page. */
const CANOPY = 235
const inCorner = (laid: PageLayout): boolean => {
  const low = ({ x, y, box }: { x: number; y: number; box: Box }): boolean =>
    y + box.y + box.height > 800 && (x + box.x < 190 || x + box.x + box.width > 850)
  return (
    laid.figures.some(({ figure: { box }, x, y }) => low({ x, y, box }) || y + box.y < CANOPY) ||
    laid.props.some((t) => t.row !== -2 && low(t))
  )
}

/** Light gathers behind the cast, so that the cast reads; and the tooth of the paper lies over the place. */
function clearing(S: Stage, laid: PageLayout, glow: number): Node[] {
  const left = Math.min(...laid.figures.map((f) => f.x + f.figure.box.x))
  const right = Math.max(...laid.figures.map((f) => f.x + f.figure.box.x + f.figure.box.width))
  const high = Math.min(...laid.figures.map((f) => f.y + f.figure.box.y))
  if (!laid.figures.length) return []
  const [x, y] = [Math.round((left + right) / 2), Math.round(laid.groundY - (laid.groundY - high) * 0.6)]
  const colour = S.lamp ? '#ffd98f' : S.dark ? mix(S.haze, S.row.key, 0.35) : mix(S.haze, '#fffaf0', 0.4)
  const strength = S.indoor ? glow * 0.35 : glow * 0.6
  const h = S.rng('speckle')
  const speckle = (k: number) => scatter(k, () => [h.next() * 1000, h.next() * 1000])
  // Towards its edges the place falls into shade, so that the eye goes to the middle.
  const edge = S.light === 'night' || S.light === 'lamp' ? 0.42 : S.dark ? 0.3 : 0.15
  return flattenMarks([
    rect(
      0,
      0,
      1000,
      1000,
      radialGradient([x, Math.round(laid.groundY - (laid.groundY - high) * 0.5)], 780, [
        [0, S.shadowColour, 0],
        [0.5, S.shadowColour, 0],
        [1, S.shadowColour, edge],
      ]),
    ),
    drawSoftSpot(
      x,
      y,
      Math.round(Math.max(right - left, laid.groundY - high) * 0.75),
      Math.round((laid.groundY - high) * 1.05),
      [
        [0, colour, strength],
        [0.5, colour, strength * 0.6],
        [1, colour, 0],
      ],
    ),
    dots(speckle(90), 2.4, mix(S.haze, '#ffffff', 0.5), S.dark ? 0.16 : 0.4),
    dots(speckle(70), 2.2, S.shadowColour, 0.16),
  ])
}

/** What stands behind the cast belongs to the place: it gives way to faces as the place does. */
const drawThing = (S: Stage, t: PlacedProp, mirrored: boolean): Node =>
  group(
    recolour(
      t.nodes,
      t.row === -2 && !t.inCastLight && !S.dark
        ? (colour) => S.tint(colour, 0.24)
        : createCastTint(S, mirrored, t.x, t.y),
    ),
    { transform: translate(Math.round(t.x), Math.round(t.y)), part: `prop:${t.prop}` },
  )

function behind(S: Stage, laid: PageLayout, mirrored: boolean, side: -1 | 1): Node[] {
  return laid.props
    .filter((t) => t.row === -2)
    .flatMap((t) => [
      ...(t.lift || offTheGround(t) ? [] : shadows(S, t.x, t.y, t.box.width * 0.5, side, laid)),
      drawThing(S, t, mirrored),
    ])
}

/** A hand's print on a wall darkens no floor. */
const offTheGround = ({ drawing: thing, box }: PlacedProp): boolean =>
  thing.placement === 'wall' && thing.storyPart !== undefined && box.y + box.height < -box.height / 2

function shadows(S: Stage, x: number, y: number, half: number, side: -1 | 1, laid: PageLayout): Node[] {
  const sunny = !S.indoor && (S.weather === 'clear' || S.weather === 'wind') && laid.shot !== 'above'
  const w = Math.max(14, half)
  return [
    drawContactShadow(
      Math.round(x),
      Math.round(y),
      Math.round(w),
      S.shadowColour,
      laid.shot === 'above' ? 0.34 : 0.16,
      S.dark ? 0.9 : 1,
    ),
    ...(sunny
      ? [drawCastShadow(Math.round(x), Math.round(y), Math.round(w * 0.9), S.row.throwBy, side, S.shadowColour)]
      : []),
  ]
}

/** Everyone and everything on the ground, the farther first. */
function figuresAndThings(S: Stage, laid: PageLayout, mirrored: boolean, side: -1 | 1, floating: boolean): Node[] {
  const boat = drawVessel(laid.figures)
  const list = [
    ...(boat ? [boat.behind, boat.before] : []).map((hull) => ({
      row: hull.row,
      at: hull.groundY,
      draw: () => [
        ...(hull === boat?.behind ? shadows(S, hull.x, hull.groundY, hull.halfWidth, side, laid) : []),
        group(recolour([hull.nodes], createCastTint(S, mirrored, hull.x, hull.groundY)), { part: 'vessel' }),
      ],
    })),
    ...laid.props
      .filter((t) => t.row !== -2)
      .map((t) => ({
        row: t.row + (t.drawing.placement === 'flat' ? -0.2 : 0),
        at: t.y,
        draw: () => [
          ...(t.drawing.placement === 'over' ? [] : shadows(S, t.x, t.y, t.box.width * 0.55, side, laid)),
          drawThing(S, t, mirrored),
        ],
      })),
    ...placeSeats(laid.figures).map(({ row, groundY: at, x, halfWidth: half, nodes }) => ({
      row,
      at,
      draw: () => [
        ...shadows(S, x, at, half, side, laid),
        group(recolour([nodes], createCastTint(S, mirrored, x, at)), { part: 'seat' }),
      ],
    })),
    ...laid.figures.map((f) => ({
      row: f.row - (f.role.actor.pose === 'fly' ? 0.3 : 0),
      at: f.y,
      draw: () => [...drawFigure(S, laid, f, mirrored, side, floating), ...armOver(S, laid, f, mirrored)],
    })),
  ]
  return list.sort((a, b) => a.row - b.row || a.at - b.at).flatMap((one) => one.draw())
}

/** Over a pet in somebody's arms, the arm that holds it. */
function armOver(S: Stage, laid: PageLayout, { role, underArm: under }: PlacedFigure, mirrored: boolean): Node[] {
  const bearer = under && laid.figures.find((f) => f.role.member.who === role.carriedBy)
  if (!bearer) return []
  const { figure, x, y } = bearer
  return [
    group(recolour(figure.holdingArm?.nodes ?? [], createCastTint(S, mirrored, x, y + figure.face.centre[1])), {
      castPart: bearer.role.member.who,
      transform: translate(Math.round(x * 10) / 10, Math.round(y * 10) / 10),
    }),
  ]
}

function drawFigure(
  S: Stage,
  laid: PageLayout,
  placed: PlacedFigure,
  mirrored: boolean,
  side: -1 | 1,
  floating: boolean,
): Node[] {
  const { role, figure, x, y, lift } = placed
  const tint = createCastTint(S, mirrored, x, y + figure.face.centre[1])
  const out: Node[] = []
  const middle = x + figure.box.x + figure.box.width / 2
  const half = Math.min(figure.box.width, figure.box.height * 1.5) * 0.5
  const ground = y + lift
  if (lift === 1 || floating || role.vessel) {
    /* in somebody's arms, in a boat or in water: no ground to stand on */
  } else if (role.actor.pose === 'fly')
    out.push(
      drawContactShadow(Math.round(middle), Math.round(ground), Math.round(half * 0.6), S.shadowColour, 0.16, 0.5),
    )
  else out.push(...shadows(S, middle, ground, half, side, laid))
  if (lift > 1 && role.actor.pose === 'perch' && !role.vessel)
    out.push(
      group(recolour(drawPerch(PERCH_HEIGHT, S.indoor), tint), {
        transform: compose(translate(x, ground), scale(laid.unitsPerCm)),
      }),
    )
  const lamp = projectLamp(S, mirrored)
  out.push(
    ...drawRimLight(S, figure.nodes, x, y, lamp ? (lamp.x < middle ? -1 : 1) : side).map((light) => ({
      ...light,
      castPart: role.member.who,
    })),
  )
  out.push(
    group(recolour(figure.nodes, tint), {
      cast: role.member.who,
      transform: translate(Math.round(x * 10) / 10, Math.round(y * 10) / 10),
    }),
  )
  if (floating) out.push(group(drawBubble(S, placed), { part: 'bubble' }))
  return out
}
