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

/** All that a book's pictures depend on, besides the direction of each page. */
export interface BookLook {
  cast: Cast
  seed: string
  engineVersion: EngineVersion
  /** What the buyer changed in the customizer. */
  customizations?: Customizations | undefined
}
export interface Picture {
  scene: Scene
  /** What could not be drawn as directed, and what was drawn instead. */
  notes: string[]
  /** Where faces are, in page units: nothing set over the picture may cover them. */
  faces: { who: Who; centre: Point; radius: number }[]
}

/**
 * The picture of one page. Never throws on a direction that parses: what can't be drawn as directed is drawn as nearly
 * as possible and noted. The same input gives the same scene.
 */
export function illustrate(
  book: BookLook,
  { direction: requested, pageNumber }: { direction: Direction; pageNumber: number },
): Picture {
  const notes: string[] = []
  const chosen = book.customizations
  const { place } = placeOf(requested.setting)
  const [indoor, swims] = ['indoor' in place, 'swims' in place]
  // There is no weather under water.
  const adjusted: Direction = swims ? { ...requested, weather: 'clear' } : requested
  const roles = boardVessel(
    assignSeats(resolveRoles(customizeCast(book.cast, chosen), adjusted, notes), adjusted, indoor),
    adjusted,
    notes,
  )
  const { lift, glow, faceLightness } = measureContrast(
    roles.map((r) => r.member),
    adjusted,
  )
  const composeLayout = (direction: Direction): PageLayout => {
    const { stage, lightSide } = buildSet(direction, book.seed, pageNumber, lift, false, chosen?.colorScheme)
    return layoutPage({
      roles,
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
  let composed = composeLayout(adjusted)
  if (adjusted.shot === 'above' && getChildHeight(composed) < SMALL_FROM_ABOVE) {
    notes.push('too many for an above shot, drawn as wide')
    composed = composeLayout({ ...adjusted, shot: 'wide' })
  }
  const layout = applyOffsets(composed, getPageOffsets(chosen, pageNumber))
  const direction = layout.shot === adjusted.shot ? adjusted : { ...adjusted, shot: layout.shot }
  const replaced = new Set<string>([
    ...seatsInUse(roles),
    ...direction.props.map(({ prop }) => prop).filter((prop) => REPLACES_FURNISHING.has(prop)),
  ])
  const {
    stage,
    mirrored,
    lightSide,
    notes: placeNotes,
  } = buildSet(direction, book.seed, pageNumber, lift, true, chosen?.colorScheme, replaced, faceLightness)
  notes.push(...placeNotes)

  const mirrorNodes = (nodes: readonly Node[]): Node =>
    group(nodes, { ...(mirrored ? { transform: compose(translate(1000, 0), scale(-1, 1)) } : {}) })
  const faces = layout.figures.map(({ role, figure, x, y }) => ({
    who: role.member.who,
    centre: [x + figure.face.centre[0], y + figure.face.centre[1]] as const,
    radius: figure.face.radius,
  }))
  const eventDecorations = drawDecorations(stage, direction.event, !swims)
  const frontLayers = [mirrorNodes(renderLayers(stage, true))]
  const nodes: Node[] = [
    mirrorNodes(renderLayers(stage, false)),
    ...drawPuddles(stage, layout.groundY),
    ...eventDecorations.hung,
    ...(indoor ? drawFurniture(stage, layout, chosen?.furniture ?? [], mirrored) : []),
    ...drawClearing(stage, layout, stage.wallLift < 0 ? Math.min(glow, DIM_GLOW) : glow),
    ...drawLantern(stage, layout),
    ...placeStands(eventDecorations.stands, layout).flatMap(({ stand, x, y, size }) => [
      drawContactShadow(Math.round(x), Math.round(y), Math.round(stand.width * size * 0.6), stage.shadowColour, 0.16),
      group(recolour(stand.nodes, createCastTint(stage, mirrored, x, y)), {
        transform: compose(translate(Math.round(x), Math.round(y)), scale(size)),
        part: 'event',
      }),
    ]),
    ...drawPropsBehind(stage, layout, mirrored, lightSide),
    ...(isInCorner(layout) ? frontLayers : []),
    ...drawFiguresAndProps(stage, layout, mirrored, lightSide, swims),
    ...drawSmallProps(stage, layout, mirrored, pageNumber, book.seed),
    ...(isInCorner(layout) ? [] : frontLayers),
    ...drawWeather(stage, faces, indoor || swims),
  ]
  return { scene: { width: 1000, height: 1000, nodes }, notes, faces }
}

/** Props that replace the furniture of their kind in a room. */
const REPLACES_FURNISHING: ReadonlySet<string> = new Set(['train-window', 'oven'])

/** Strength of the glow behind the cast when the wall was made darker for a pale face. */
const DIM_GLOW = 0.06
/**
 * Smallest height of a child in a shot from above, in page units. A larger crowd would be tiny; a wide shot stands
 * closer.
 */
const SMALL_FROM_ABOVE = 330
const getChildHeight = (layout: PageLayout): number =>
  Math.max(
    0,
    ...layout.figures
      .filter(({ role }) => role.member.kind === 'child')
      .map(({ role }) => heightOf(role.member) * layout.unitsPerCm),
  )

/**
 * Whether somebody or something stands in a lower corner, or reaches up into the branches: then the leaves that frame
 * the page are drawn behind the cast.
 */
const CANOPY = 235
const isInCorner = (layout: PageLayout): boolean => {
  const low = ({ x, y, box }: { x: number; y: number; box: Box }): boolean =>
    y + box.y + box.height > 800 && (x + box.x < 190 || x + box.x + box.width > 850)
  return (
    layout.figures.some(({ figure: { box }, x, y }) => low({ x, y, box }) || y + box.y < CANOPY) ||
    layout.props.some((t) => t.row !== -2 && low(t))
  )
}

/** A glow behind the cast, so that it stands out, a vignette, and the grain of the paper. */
function drawClearing(stage: Stage, layout: PageLayout, glow: number): Node[] {
  const left = Math.min(...layout.figures.map((f) => f.x + f.figure.box.x))
  const right = Math.max(...layout.figures.map((f) => f.x + f.figure.box.x + f.figure.box.width))
  const high = Math.min(...layout.figures.map((f) => f.y + f.figure.box.y))
  if (!layout.figures.length) return []
  const [x, y] = [Math.round((left + right) / 2), Math.round(layout.groundY - (layout.groundY - high) * 0.6)]
  const colour = stage.lamp
    ? '#ffd98f'
    : stage.dark
      ? mix(stage.haze, stage.row.key, 0.35)
      : mix(stage.haze, '#fffaf0', 0.4)
  const strength = stage.indoor ? glow * 0.35 : glow * 0.6
  const h = stage.rng('speckle')
  const speckle = (k: number) => scatter(k, () => [h.next() * 1000, h.next() * 1000])
  // Vignette: the edges fall into shade, so that the eye goes to the middle.
  const edge = stage.light === 'night' || stage.light === 'lamp' ? 0.42 : stage.dark ? 0.3 : 0.15
  return flattenMarks([
    rect(
      0,
      0,
      1000,
      1000,
      radialGradient([x, Math.round(layout.groundY - (layout.groundY - high) * 0.5)], 780, [
        [0, stage.shadowColour, 0],
        [0.5, stage.shadowColour, 0],
        [1, stage.shadowColour, edge],
      ]),
    ),
    drawSoftSpot(
      x,
      y,
      Math.round(Math.max(right - left, layout.groundY - high) * 0.75),
      Math.round((layout.groundY - high) * 1.05),
      [
        [0, colour, strength],
        [0.5, colour, strength * 0.6],
        [1, colour, 0],
      ],
    ),
    dots(speckle(90), 2.4, mix(stage.haze, '#ffffff', 0.5), stage.dark ? 0.16 : 0.4),
    dots(speckle(70), 2.2, stage.shadowColour, 0.16),
  ])
}

/** Things behind the cast are tinted like the place, so that they stay paler than faces. */
const drawProp = (stage: Stage, t: PlacedProp, mirrored: boolean): Node =>
  group(
    recolour(
      t.nodes,
      t.row === -2 && !t.inCastLight && !stage.dark
        ? (colour) => stage.tint(colour, 0.24)
        : createCastTint(stage, mirrored, t.x, t.y),
    ),
    { transform: translate(Math.round(t.x), Math.round(t.y)), part: `prop:${t.prop}`, thing: t.prop },
  )

function drawPropsBehind(stage: Stage, layout: PageLayout, mirrored: boolean, side: -1 | 1): Node[] {
  return layout.props
    .filter((t) => t.row === -2)
    .flatMap((t) => [
      ...(t.lift || isOffTheGround(t) ? [] : drawShadows(stage, t.x, t.y, t.box.width * 0.5, side, layout)),
      drawProp(stage, t, mirrored),
    ])
}

/** A thing on the wall above the ground casts no shadow on the floor. */
const isOffTheGround = ({ drawing, box }: PlacedProp): boolean =>
  drawing.placement === 'wall' && drawing.storyPart !== undefined && box.y + box.height < -box.height / 2

function drawShadows(stage: Stage, x: number, y: number, half: number, side: -1 | 1, layout: PageLayout): Node[] {
  const sunny = !stage.indoor && (stage.weather === 'clear' || stage.weather === 'wind') && layout.shot !== 'above'
  const w = Math.max(14, half)
  return [
    drawContactShadow(
      Math.round(x),
      Math.round(y),
      Math.round(w),
      stage.shadowColour,
      layout.shot === 'above' ? 0.34 : 0.16,
      stage.dark ? 0.9 : 1,
    ),
    ...(sunny
      ? [drawCastShadow(Math.round(x), Math.round(y), Math.round(w * 0.9), stage.row.throwBy, side, stage.shadowColour)]
      : []),
  ]
}

/** Figures and things on the ground, sorted from far to near. */
function drawFiguresAndProps(
  stage: Stage,
  layout: PageLayout,
  mirrored: boolean,
  side: -1 | 1,
  floating: boolean,
): Node[] {
  const boat = drawVessel(layout.figures)
  const list = [
    ...(boat ? [boat.behind, boat.before] : []).map((hull) => ({
      row: hull.row,
      y: hull.groundY,
      draw: () => [
        ...(hull === boat?.behind ? drawShadows(stage, hull.x, hull.groundY, hull.halfWidth, side, layout) : []),
        group(recolour([hull.nodes], createCastTint(stage, mirrored, hull.x, hull.groundY)), { part: 'vessel' }),
      ],
    })),
    ...layout.props
      .filter((t) => t.row !== -2)
      .map((t) => ({
        row: t.row + (t.drawing.placement === 'flat' ? -0.2 : 0),
        y: t.y,
        draw: () => [
          ...(t.drawing.placement === 'over' ? [] : drawShadows(stage, t.x, t.y, t.box.width * 0.55, side, layout)),
          drawProp(stage, t, mirrored),
        ],
      })),
    ...placeSeats(layout.figures).map(({ row, groundY, x, halfWidth, nodes }) => ({
      row,
      y: groundY,
      draw: () => [
        ...drawShadows(stage, x, groundY, halfWidth, side, layout),
        group(recolour([nodes], createCastTint(stage, mirrored, x, groundY)), { part: 'seat' }),
      ],
    })),
    ...layout.figures.map((f) => ({
      row: f.row - (f.role.actor.pose === 'fly' ? 0.3 : 0),
      y: f.y,
      draw: () => [
        ...drawFigure(stage, layout, f, mirrored, side, floating),
        ...drawArmOver(stage, layout, f, mirrored),
      ],
    })),
  ]
  return list.sort((a, b) => a.row - b.row || a.y - b.y).flatMap((one) => one.draw())
}

/** The arm of the bearer, drawn over the pet that it holds. */
function drawArmOver(stage: Stage, layout: PageLayout, { role, underArm }: PlacedFigure, mirrored: boolean): Node[] {
  const bearer = underArm && layout.figures.find((f) => f.role.member.who === role.carriedBy)
  if (!bearer) return []
  const { figure, x, y } = bearer
  return [
    group(recolour(figure.holdingArm?.nodes ?? [], createCastTint(stage, mirrored, x, y + figure.face.centre[1])), {
      castPart: bearer.role.member.who,
      transform: translate(Math.round(x * 10) / 10, Math.round(y * 10) / 10),
    }),
  ]
}

function drawFigure(
  stage: Stage,
  layout: PageLayout,
  placed: PlacedFigure,
  mirrored: boolean,
  side: -1 | 1,
  floating: boolean,
): Node[] {
  const { role, figure, x, y, lift } = placed
  const tint = createCastTint(stage, mirrored, x, y + figure.face.centre[1])
  const out: Node[] = []
  const middle = x + figure.box.x + figure.box.width / 2
  const half = Math.min(figure.box.width, figure.box.height * 1.5) * 0.5
  const ground = y + lift
  if (lift === 1 || floating || role.vessel) {
    /** In somebody's arms, in a boat or in water: there is no ground to cast a shadow on. */
  } else if (role.actor.pose === 'fly')
    out.push(
      drawContactShadow(Math.round(middle), Math.round(ground), Math.round(half * 0.6), stage.shadowColour, 0.16, 0.5),
    )
  else out.push(...drawShadows(stage, middle, ground, half, side, layout))
  if (lift > 1 && role.actor.pose === 'perch' && !role.vessel)
    out.push(
      group(recolour(drawPerch(PERCH_HEIGHT, stage.indoor), tint), {
        transform: compose(translate(x, ground), scale(layout.unitsPerCm)),
      }),
    )
  const lamp = projectLamp(stage, mirrored)
  out.push(
    ...drawRimLight(stage, figure.nodes, x, y, lamp ? (lamp.x < middle ? -1 : 1) : side).map((light) => ({
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
  if (floating) out.push(group(drawBubble(stage, placed), { part: 'bubble' }))
  return out
}
