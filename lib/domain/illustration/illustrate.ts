import type { Cast } from './cast'
import { customizeCast } from './customize-cast'
import { getPageOffsets, type Customizations } from './customizations'
import { drawVessel } from './compose/boat-passengers'
import { measureContrast } from './compose/contrast'
import { drawBubble } from './compose/diving'
import { drawFurniture } from './compose/place-furniture'
import { applyOffsets } from './compose/apply-offsets'
import { createCastTint, darken } from './compose/tint'
import { cullOffPage } from './compose/cull'
import { feetOf } from './compose/feet'
import { orderOf } from './compose/hidden-faces'
import type { ComposedPage, PageRequest } from './compose/compose-page'
import { composePlanned, planBook, type BookPlan } from './compose/plan-book'
import { boxOfEssential } from './compose/essential'
import type { PageLayout, PlacedFigure, PlacedProp } from './compose/placement'
import { composeSpots, frameOf } from './compose/two-spots'
import { drawVignette } from './compose/vignette'
import { seatsInUse, placeSeats } from './compose/seating'
import { drawLantern, drawSmallProps, isTrifle } from './compose/small-props'
import { drawWeather, drawPuddles } from './compose/weather'
import type { Direction, SetDirection, Who } from './direction'
import { drawPlanGround } from './plan/plan-ground'
import type { EngineVersion } from './engine-version'
import { drawDecorations } from './event/decorate'
import { placeStands } from './event/ground-decorations'
import { mix } from './kit/colour'
import { group, radialGradient, rect } from './kit/shape'
import { compose, scale, scaleOf, transformPoint, translate } from './kit/vector'
import { recolour } from './print/node-tree'
import type { Box, Node, Point, Scene } from './scene'
import type { ShotPlan } from './shot-plan'
import { freeGroundIn, renderLayers, type FreeGround } from './stage/camera'
import type { Footprint } from './stage/footprint'
import { flattenMarks } from './stage/marks'
import { forbiddenGroundOf, placeOf } from './stage/places/table'
import { buildSet } from './stage/build-set'
import { drawLedge } from './stage/ledge'
import { drawContactShadow, drawSoftSpot, drawCastShadow } from './stage/shadow'
import type { Stage } from './stage/stage'
import { colourCrayon } from './things/crayon'
import { drawPerch } from './things/perch'

/** All that a book's pictures depend on, besides the direction of each page. */
export interface BookLook {
  cast: Cast
  seed: string
  engineVersion: EngineVersion
  /** What the buyer changed in the customizer. */
  customizations?: Customizations | undefined
  /**
   * All pages of the book, for pages without a stored plan: their shots are planned together, once for one array. With
   * neither, a page is drawn as its direction says.
   */
  pages?: readonly { pageNumber: number; direction: Direction; content?: string }[] | undefined
}

const plans = new WeakMap<object, { book: BookLook; plan: BookPlan }>()
export function planOf(book: BookLook): BookPlan | undefined {
  const { pages, cast, seed, customizations } = book
  if (!pages) return undefined
  const known = plans.get(pages)
  if (known?.book.cast === cast && known.book.seed === seed && known.book.customizations === customizations)
    return known.plan
  const plan = planBook(pages, (page) => requestOf(book, page))
  plans.set(pages, { book, plan })
  return plan
}

/** The pages with the plan of each, which takes ten times as long as one picture: made once, and stored. */
export const planPages = <Page extends { pageNumber: number; direction: Direction; content?: string }>(
  book: Omit<BookLook, 'pages'>,
  pages: readonly Page[],
): (Page & { shot?: ShotPlan | undefined })[] => {
  const { shots } = planBook(pages, (page) => requestOf(book, page))
  return pages.map((page) => ({ ...page, shot: shots.get(page.pageNumber) }))
}

/** What the layout of a page depends on. */
export function requestOf(
  book: BookLook,
  { direction: requested, pageNumber }: { direction: Direction; pageNumber: number },
): PageRequest {
  const { place } = placeOf(requested.setting)
  const [indoor, swims] = ['indoor' in place, 'swims' in place]
  // There is no weather under water.
  const coloured = colourCrayon(requested, book.pages)
  const direction: Direction = swims ? { ...coloured, weather: 'clear' } : coloured
  const cast = customizeCast(book.cast, book.customizations)
  const present = cast.filter(({ who }) => direction.actors.some((actor) => actor.who === who))
  return {
    cast,
    direction,
    pageNumber,
    seed: book.seed,
    place: { indoor, swims },
    ownProps: 'ownProps' in place ? place.ownProps : [],
    contrast: measureContrast(present, direction),
    colourScheme: book.customizations?.colorScheme,
  }
}

export interface Picture {
  scene: Scene
  /** What could not be drawn as directed, and what was drawn instead. */
  notes: string[]
  /** Where faces are, in page units: nothing set over the picture may cover them. */
  faces: { who: Who; centre: Point; radius: number }[]
  /** Whether the frame cuts figures, as in close shots. */
  crossesFrame: boolean
  /** Where feet are and what takes the ground, in page units: no foot may be in it. */
  ground: { feet: readonly Point[]; taken: readonly Footprint[]; free: FreeGround }
}

/**
 * The picture of one page. Never throws on a direction that parses: what can't be drawn as directed is drawn as nearly
 * as possible and noted. The same input gives the same scene.
 */
export function illustrate(
  book: BookLook,
  {
    direction: requested,
    pageNumber,
    shot: stored,
  }: { direction: Direction; pageNumber: number; shot?: ShotPlan | undefined },
): Picture {
  const request = requestOf(book, { direction: requested, pageNumber })
  const plan = stored ? undefined : planOf(book)
  const shot = stored ?? plan?.shots.get(pageNumber)
  const spots = shot?.form === 'spots' ? drawSpots(book, request, shot) : null
  if (spots) return spots
  const composed = composePlanned(request, shot, plan)
  const layout = applyOffsets(composed.layout, getPageOffsets(book.customizations, pageNumber))
  if (layout.framing === 'plan') {
    const { direction, notes } = composed
    return drawPlanPage(book, { direction, layout, pageNumber, notes, lift: request.contrast.lift })
  }
  const mayBeVignette = shot?.form === 'vignette'
  const { notes, faces, ground, ...layers } = drawComposed(
    book,
    request,
    { ...composed, layout },
    { leavesBehind: mayBeVignette },
  )
  const vignette = mayBeVignette ? drawVignette(layers, layout, `${book.seed} ${pageNumber}`) : null
  const crossesFrame = layout.essential !== undefined
  if (vignette) {
    const { place, ...drawn } = vignette
    return {
      scene: { width: 1000, height: 1000, ...drawn, shot: layout.framing, form: 'vignette' },
      notes,
      faces: faces.map((face) => ({
        ...face,
        centre: transformPoint(place, face.centre),
        radius: face.radius * scaleOf(place),
      })),
      ground,
      crossesFrame,
    }
  }
  const nodes = [...layers.behind, ...layers.before]
  return {
    scene: {
      width: 1000,
      height: 1000,
      nodes: crossesFrame ? cullOffPage(nodes) : nodes,
      essential: boxOfEssential(layout),
      shot: layout.framing,
    },
    notes,
    faces,
    ground,
    crossesFrame,
  }
}

/** Two small pictures on paper; null where they don't come out as planned, or the buyer moved or placed something. */
function drawSpots(book: BookLook, request: PageRequest, shot: ShotPlan): Picture | null {
  const { customizations: chosen, seed } = book
  const { pageNumber } = request
  if (getPageOffsets(chosen, pageNumber).size || chosen?.furniture.length) return null
  const composed = composeSpots(request, shot)
  if (!composed) return null
  const draw = (which: 'main' | 'witness') => {
    const { notes, faces, ground, ...layers } = drawComposed(book, request, composed[which], { leavesBehind: true })
    const before = layers.before.filter((node) => which === 'main' || !isTrifle(node))
    const spot = drawVignette(
      { ...layers, before },
      composed[which].layout,
      `${seed} ${pageNumber} ${which}`,
      frameOf(which, composed),
    )
    if (!spot) return null
    const { place } = spot
    return {
      ...spot,
      notes,
      ground,
      faces: faces.map((face) => ({
        ...face,
        centre: transformPoint(place, face.centre),
        radius: face.radius * scaleOf(place),
      })),
    }
  }
  const [main, witness] = [draw('main'), draw('witness')]
  if (!main || !witness) return null
  return {
    scene: {
      width: 1000,
      height: 1000,
      nodes: [...main.nodes, ...witness.nodes],
      essential: unionOf(main.essential, witness.essential),
      shot: composed.main.layout.framing,
      form: 'spots',
    },
    notes: [...main.notes, ...witness.notes],
    faces: [...main.faces, ...witness.faces],
    ground: main.ground,
    crossesFrame: true,
  }
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

interface DrawingOptions {
  /** What frames the corners is behind the cast. */
  leavesBehind?: boolean
  /** What is seen, if it is not the square page: nothing hangs into it or frames its corners. */
  window?: Box
  /** Where words are set. */
  quiet?: Box
}

const isWide = (window: Box | undefined): boolean => window !== undefined && window.width > 1000

/** A page's layers: the place, and the cast with all that stands before it. */
export interface DrawnLayers extends Pick<Picture, 'notes' | 'faces' | 'ground'> {
  behind: Node[]
  before: Node[]
}

export function drawComposed(
  { seed, customizations: chosen }: BookLook,
  request: PageRequest,
  { direction, roles, layout, ...composed }: ComposedPage,
  { leavesBehind: onPaper = false, window, quiet }: DrawingOptions = {},
): DrawnLayers {
  const { pageNumber } = request
  const { indoor, swims } = request.place
  const { lift, glow, faceLightness } = request.contrast
  const notes = [...composed.notes]
  const replaced = new Set<string>([
    ...seatsInUse(roles),
    ...direction.props.map(({ prop }) => prop).filter((prop) => REPLACES_FURNISHING.has(prop)),
  ])
  const {
    stage,
    mirrored,
    lightSide,
    notes: placeNotes,
  } = buildSet(
    direction,
    seed,
    pageNumber,
    lift,
    true,
    chosen?.colorScheme,
    replaced,
    faceLightness,
    layout.lens,
    isWide(window),
  )
  notes.push(...placeNotes)

  const mirrorNodes = (nodes: readonly Node[]): Node =>
    group(nodes, { ...(mirrored ? { transform: compose(translate(1000, 0), scale(-1, 1)) } : {}) })
  const faces = facesOf(layout)
  const free = freeGroundIn(stage, stage.shot, forbiddenGroundOf(direction))
  const eventDecorations = drawDecorations(
    stage,
    direction.event,
    !swims,
    Math.max(layout.groundY - BEHIND_CAST, free.from),
  )
  const frontLayers = window ? [] : [mirrorNodes(renderLayers(stage, true).nodes)]
  const leavesBehind = onPaper || isInCorner(layout) || layout.essential !== undefined
  const feet = swims ? [] : feetOf(layout.figures).map(([x, y]): Point => [mirrored ? 1000 - x : x, y])
  const set = renderLayers(
    stage,
    false,
    feet,
    mirrored && quiet ? { ...quiet, x: 1000 - quiet.x - quiet.width } : quiet,
  )
  const behind: Node[] = [
    mirrorNodes(set.nodes),
    ...drawPuddles(stage, layout.groundY),
    ...(window ? [] : eventDecorations.hung),
    ...(indoor ? drawFurniture(stage, layout, chosen?.furniture ?? [], mirrored) : []),
    ...drawClearing(stage, layout, stage.wallLift < 0 ? Math.min(glow, DIM_GLOW) : glow, window),
    ...drawLantern(stage, layout),
    ...placeStands(layout.groundY > 990 ? [] : eventDecorations.stands, layout).flatMap(({ stand, x, y, size }) => [
      drawContactShadow(Math.round(x), Math.round(y), Math.round(stand.width * size * 0.6), stage.shadowColour, 0.16),
      group(recolour(stand.nodes, createCastTint(stage, mirrored, x, y)), {
        transform: compose(translate(Math.round(x), Math.round(y)), scale(size)),
        part: 'event',
      }),
    ]),
    ...drawPropsBehind(stage, layout, mirrored, lightSide),
    ...(leavesBehind ? frontLayers : []),
  ]
  const before: Node[] = [
    ...drawFiguresAndProps(stage, layout, mirrored, lightSide, swims),
    ...drawSmallProps(stage, layout, mirrored, pageNumber, seed),
    ...(leavesBehind ? [] : frontLayers),
    ...drawWeather(stage, faces, indoor || swims),
  ]
  return {
    behind,
    before,
    notes,
    faces,
    ground: {
      feet,
      taken: set.stood,
      free: swims || layout.shot === 'above' ? { from: -Infinity, to: Infinity } : free,
    },
  }
}

/** A page from straight above: a floor or the ground, what lies there, and everybody round it. */
function drawPlanPage(
  { seed, customizations }: BookLook,
  page: { direction: SetDirection; layout: PageLayout; pageNumber: number; notes: readonly string[]; lift: number },
): Picture {
  const { direction, layout, pageNumber, notes, lift } = page
  const { stage, lightSide } = buildSet(direction, seed, pageNumber, lift, false, customizations?.colorScheme)
  const hasMat = layout.props.some(({ prop }) => prop === 'rug' || prop === 'blanket' || prop === 'bed')
  return {
    scene: {
      width: 1000,
      height: 1000,
      nodes: [
        ...drawPlanGround(stage, hasMat),
        ...drawPropsBehind(stage, layout, false, lightSide),
        ...drawFiguresAndProps(stage, layout, false, lightSide, false),
      ],
      essential: boxOfEssential(layout),
      shot: 'plan',
    },
    notes: [...notes],
    faces: facesOf(layout),
    crossesFrame: true,
    ground: { feet: [], taken: [], free: { from: -Infinity, to: Infinity } },
  }
}

export const facesOf = ({ figures }: PageLayout): Picture['faces'] =>
  figures
    .filter(({ overShoulder }) => !overShoulder)
    .map(({ role, figure, x, y }) => ({
      who: role.member.who,
      centre: [x + figure.face.centre[0], y + figure.face.centre[1]] as const,
      radius: figure.face.radius,
    }))

/** How far behind the cast poles stand, in page units. */
const BEHIND_CAST = 36
/** Props that replace the furniture of their kind in a room. */
const REPLACES_FURNISHING: ReadonlySet<string> = new Set(['oven'])

/** Strength of the glow behind the cast when the wall was made darker for a pale face. */
const DIM_GLOW = 0.06
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

const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1000, height: 1000 }
const EDGE_OF_SIGHT = 780
/** A glow behind the cast, so that it stands out, and a vignette. */
function drawClearing(stage: Stage, layout: PageLayout, glow: number, window: Box = WHOLE_PAGE): Node[] {
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
  // Vignette: the edges fall into shade, so that the eye goes to the middle.
  const reach = Math.round(Math.max(window.width, window.height)) / 1000
  const edge = stage.light === 'night' || stage.light === 'lamp' ? 0.42 : stage.dark ? 0.3 : 0.15
  return flattenMarks([
    rect(
      Math.floor(window.x),
      Math.floor(window.y),
      Math.ceil(window.width),
      Math.ceil(window.height),
      radialGradient([x, Math.round(layout.groundY - (layout.groundY - high) * 0.5)], EDGE_OF_SIGHT * reach, [
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
  if (y > 1040) return []
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

/** The ledge is in front of everybody but those who sit on it, and whoever stands before the camera. */
const LEDGE_ROW = 1.9

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
    ...(layout.ledgeY === undefined
      ? []
      : [{ row: LEDGE_ROW, y: 0, draw: () => [group(drawLedge(stage, layout.ledgeY ?? 0), { part: 'ledge' })] }]),
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
      row: orderOf(f),
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
      group(recolour(drawPerch(lift / placed.unitsPerCm, stage.indoor), tint), {
        transform: compose(translate(x, ground), scale(placed.unitsPerCm)),
      }),
    )
  out.push(
    group(recolour(figure.nodes, placed.overShoulder ? darken(stage, tint) : tint), {
      cast: role.member.who,
      transform: translate(Math.round(x * 10) / 10, Math.round(y * 10) / 10),
    }),
  )
  if (floating) out.push(group(drawBubble(stage, placed), { part: 'bubble' }))
  return out
}
