import { clearFarOff } from './compose/far-off'
import { drawNearWall, drawWaterUnderJetty, standsOnJetty } from './compose/near-grounds'
import { drawGuestAt, placeGuest } from './compose/guest'
import { seatsInUse } from './compose/seating'
import { placeStands } from './event/ground-decorations'
import { flattenMarks } from './stage/marks'
import { drawPuddles, drawWeather } from './compose/weather'
import { drawLantern, drawSmallProps } from './compose/small-props'
import { drawFiguresAndProps, drawPropsBehind } from './draw-cast'
import type { BookLook } from './book-look'
import type { ComposedPage, PageRequest } from './compose/compose-page'
import { basesOf, feetOf, pawsInTheAir } from './compose/feet'
import { drawFurniture } from './compose/place-furniture'
import type { PageLayout, PlacedProp } from './compose/placement'
import { createCastTint } from './compose/tint'
import { drawDecorations } from './event/decorate'
import { mix } from './kit/colour'
import { group, radialGradient, rect } from './kit/shape'
import { compose, scale, translate } from './kit/vector'
import { type Picture, facesOf } from './picture'
import { bounds, recolour } from './print/node-tree'
import type { Box, Node, Point } from './scene'
import { drawSound } from './sounds/draw-sound'
import { buildSet } from './stage/build-set'
import { freeGroundIn, renderLayers } from './stage/camera'
import { forbiddenGroundOf } from './stage/places/table'
import { drawContactShadow, drawSoftSpot } from './stage/shadow'
import type { Stage } from './stage/stage'

interface DrawingOptions {
  /** What frames the corners is behind the cast. */
  hasLeavesBehind?: boolean
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
  { direction, roles, layout: laid, ...composed }: ComposedPage,
  { hasLeavesBehind = false, window, quiet }: DrawingOptions = {},
): DrawnLayers {
  const { pageNumber } = request
  const { indoor, swims } = request.place
  const { lift, glow, faceLightness } = request.contrast
  const notes = [...composed.notes]
  const replaced = new Set<string>([
    ...seatsInUse(roles),
    ...direction.props
      .filter(({ prop, text }) => REPLACES_FURNISHING.has(prop) || (text && REPLACES_WITH_TEXT.has(prop)))
      .map(({ prop }) => prop),
    // Of what is acted on there is one: it is drawn with whoever acts.
    ...direction.actors.flatMap(({ act }) => act?.thing ?? []),
  ])
  const {
    stage,
    mirrored,
    lightSide,
    notes: placeNotes,
  } = buildSet(direction, {
    seed,
    pageNumber,
    lift,
    isDrawn: true,
    scheme: chosen?.colorScheme,
    omitted: replaced,
    faceLightness,
    lens: laid.lens,
    colours: request.colours,
    isStill: isWide(window),
  })
  notes.push(...placeNotes)
  const layout = clearFarOff(laid, stage, mirrored, window ?? WHOLE_PAGE)

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
  const areLeavesBehind = hasLeavesBehind || isInCorner(layout) || layout.essential !== undefined
  const front = window ? [] : renderLayers(stage, true).nodes
  const frontLayers = window ? [] : [mirrorNodes(areLeavesBehind ? clearCorners(front, layout, mirrored) : front)]
  const onStage = ([x, y]: Point): Point => [mirrored ? 1000 - x : x, y]
  const feet = swims ? [] : feetOf(layout.figures).map(onStage)
  const others = swims ? [] : [...pawsInTheAir(layout.figures), ...basesOf(layout.props)].map(onStage)
  const set = renderLayers(
    stage,
    false,
    [...feet, ...others],
    mirrored && quiet ? { ...quiet, x: 1000 - quiet.x - quiet.width } : quiet,
    toldBehind(layout, indoor).map((box) => (mirrored ? { ...box, x: 1000 - box.x - box.width } : box)),
  )
  // What is far off is before the hills, and behind every nearer tree.
  const isFarOff = ({ drawing }: PlacedProp): boolean => drawing.farOff === true && !layout.essential
  const farProps = layout.props.filter(isFarOff)
  const place = farProps.length
    ? [
        mirrorNodes(set.nodes.slice(0, set.far)),
        ...drawPropsBehind(stage, { ...layout, props: farProps }, mirrored, lightSide),
        mirrorNodes(set.nodes.slice(set.far)),
      ]
    : [mirrorNodes(set.nodes)]
  const stood = mirrored
    ? set.stood.map((one) => ({ ...one, left: 1000 - one.right, right: 1000 - one.left }))
    : set.stood
  // Before a jetty is water.
  const isBank = !standsOnJetty(layout.props)
  const guestPlace = request.guest && isBank ? placeGuest(layout, request.guest.beat, { free, taken: stood }) : null
  const behind: Node[] = [
    ...place,
    ...drawWaterUnderJetty(stage, layout, { riverFrom: free.from, hasStands: eventDecorations.stands.length > 0 }),
    ...drawNearWall(stage, layout),
    ...drawPuddles(stage, layout.groundY, stood),
    ...(window ? [] : eventDecorations.hung),
    ...(indoor ? drawFurniture(stage, layout, chosen?.furniture ?? [], mirrored) : []),
    ...drawClearing(stage, layout, stage.wallLift < 0 ? Math.min(glow, DIM_GLOW) : glow, window),
    ...drawLantern(stage, layout),
    ...placeStands(layout.groundY > 990 ? [] : eventDecorations.stands, layout, stood).flatMap(
      ({ stand, x, y, size }) => [
        drawContactShadow(Math.round(x), Math.round(y), Math.round(stand.width * size * 0.6), stage.shadowColour, 0.16),
        group(recolour(stand.nodes, createCastTint(stage, mirrored, x, y)), {
          transform: compose(translate(Math.round(x), Math.round(y)), scale(size)),
          part: 'event',
        }),
      ],
    ),
    // What frames the corners hides nothing that is named.
    ...(areLeavesBehind ? frontLayers : []),
    ...drawPropsBehind(
      stage,
      farProps.length ? { ...layout, props: layout.props.filter((one) => !isFarOff(one)) } : layout,
      mirrored,
      lightSide,
    ),
  ]
  const before: Node[] = [
    ...drawFiguresAndProps(stage, layout, mirrored, lightSide, swims),
    ...(request.guest && guestPlace ? drawGuestAt(stage, layout, request.guest, guestPlace, mirrored) : []),
    ...drawSmallProps(stage, layout, mirrored, { pageNumber, seed, guest: guestPlace?.box, hasSnail: isBank }, stood),
    ...(areLeavesBehind ? [] : frontLayers),
    ...drawWeather(stage, faces, indoor || swims),
    ...(request.sound !== undefined
      ? drawSound(
          layout,
          { window: window ?? WHOLE_PAGE, quiet },
          {
            text: request.sound,
            accent: request.colours?.accent ?? PLAIN_ACCENT,
            dim: stage.dark ? stage.shadowColour : undefined,
            key: `${seed} ${pageNumber} ${request.sound}`,
          },
        )
      : []),
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

/** Page units that the box of a thing on the wall may cover of another. */
const OVERLAP = 10
/**
 * Where the story's own things are on a room's wall: nothing else hangs there. In a near picture, what is far off stays
 * where it is seen best, and no tree is there; nor is one where it would be hidden wherever it may be.
 */
const toldBehind = ({ props, essential }: PageLayout, indoor: boolean): Box[] =>
  props
    .filter(({ drawing, row, isHidden }) =>
      indoor ? drawing.inWall : row === -2 && drawing.farOff && (essential ?? isHidden),
    )
    .map(({ box, x, y }) => ({
      x: x + box.x + OVERLAP,
      y: y + box.y + OVERLAP,
      width: box.width - 2 * OVERLAP,
      height: box.height - 2 * OVERLAP,
    }))

/** How far behind the cast poles stand, in page units. */
const BEHIND_CAST = 36
/** Of letters in a picture whose story has no colours. */
const PLAIN_ACCENT = '#c9485b'
/** Props that replace the furniture of their kind in a room. */
const REPLACES_FURNISHING: ReadonlySet<string> = new Set(['oven', 'moon', 'clock', 'scribble', 'stairs'])
/** The same where something is on them. */
const REPLACES_WITH_TEXT: ReadonlySet<string> = new Set(['slide', 'swing'])

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

/** A lower corner of the frame, in page units: all of it is below the first, some of it reaches the second. */
const LOW = { from: 380, to: 900 }
/** Of what frames a lower corner, nothing: it stands below the page, and nobody is before it. */
function clearCorners(nodes: readonly Node[], { figures, props }: PageLayout, mirrored: boolean): Node[] {
  const boxes = [...figures.map(({ x, y, figure: { box } }) => ({ x, y, box })), ...props].map(({ x, y, box }) => ({
    left: mirrored ? 1000 - x - box.x - box.width : x + box.x,
    right: mirrored ? 1000 - x - box.x : x + box.x + box.width,
    foot: y + box.y + box.height,
  }))
  const low = new Map(
    nodes.flatMap((node): [Node, Box][] => {
      const box = bounds([node])
      return box.y > LOW.from ? [[node, box]] : []
    }),
  )
  const sideOf = ({ x, width }: Box): number => Math.sign(x + width / 2 - 500)
  const taken = new Set(
    [...low.values()]
      .filter(({ y, height }) => y + height > LOW.to)
      .filter(({ x, y, width }) => boxes.some(({ left, right, foot }) => left < x + width && right > x && foot > y))
      .map(sideOf),
  )
  // Without its legs a chair's rungs would hang there.
  return nodes.filter((node) => {
    const box = low.get(node)
    return !box || !taken.has(sideOf(box))
  })
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
