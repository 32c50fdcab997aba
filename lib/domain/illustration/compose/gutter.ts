// One place for two facing pages: the cast of each on its half, a wide place around them, nothing told at the fold.
import { chance } from '../../chance'
import type { Direction, SetDirection } from '../direction'
import type { Box } from '../scene'
import type { GutterPlan } from '../shot-plan'
import { prepareWide, rolesOf, type ComposedPage, type PageRequest } from './compose-page'
import { FACE_WIDTH, leaderOf } from './framing'
import { hidesFace } from './hidden-faces'
import { boundingBox, type PageLayout } from './placement'
import { shareScene, type Halves } from './share-scene'

/** Of the place, in page units: what the two pages show of it, and one of them. */
export const ACROSS = 1340
const HALF = ACROSS / 2
const FOLD = 500
/** Share of a page beside the fold, and page units at the outer edge, in which nothing told lies. */
const CLEAR = { fold: 0.06, edge: 34 }
/** Below the lowest foot, and above the highest thing of a square picture. */
const ROOM = { below: 66, above: 20 }
/** Width of the leading face, in thousandths of one page. */
const FACES = { whole: 108, tiny: 54 } as const
/** A crowd may be this much smaller. */
const LEAST = 0.6
/** Where the middle of a half's group may be, from the outer edge to the fold. */
const PLACES = [0.42, 0.5, 0.6] as const
/** Page y below which no foot is. */
const LOWEST = 976
const ROUNDS = 7

interface FacingPage {
  pageNumber: number
  direction: Direction
}

/**
 * The scene of two facing pages; null where they are none.
 *
 * @param requestOf makes the request of a page of this book
 * @param posed the figures of these two pages, if another framing was tried: nobody is posed twice
 */
export function composeFacing(
  [first, second]: readonly [FacingPage, FacingPage],
  framing: GutterPlan['framing'],
  firstOnLeft: boolean,
  requestOf: (page: FacingPage) => PageRequest,
  posed: PageRequest['posed'] = new Map(),
): { request: PageRequest; scene: ComposedPage } | null {
  const halves = shareScene([first.direction, second.direction])
  if (!halves) return null
  const joined = joinHalves(first.direction, second.direction, halves)
  const request = { ...requestOf({ pageNumber: first.pageNumber, direction: joined }), posed }
  const scene = composeGutter(request, halves, framing, firstOnLeft)
  return scene && { request, scene }
}

/** One direction for the place and the light. */
const joinHalves = (first: Direction, second: Direction, halves: Halves): Direction => ({
  ...first,
  event: first.event ?? second.event,
  shot: 'wide',
  actors: halves.flatMap(({ actors }) => actors),
  props: halves.flatMap(({ props }) => props),
})

const boxesOf = ({ figures, props }: PageLayout): Box[] => [
  ...figures.map(boundingBox),
  ...props.map(({ x, y, box }) => ({ x: x + box.x, y: y + box.y, width: box.width, height: box.height })),
]
const extentOf = (boxes: readonly Box[]) => ({
  left: Math.min(...boxes.map(({ x }) => x)),
  right: Math.max(...boxes.map(({ x, width }) => x + width)),
  top: Math.min(...boxes.map(({ y }) => y)),
  foot: Math.max(...boxes.map(({ y, height }) => y + height)),
})

/** Where the told may be on a half, in page units. */
const roomOf = (isLeft: boolean): { from: number; to: number } =>
  isLeft
    ? { from: FOLD - HALF + CLEAR.edge, to: FOLD - CLEAR.fold * HALF }
    : { from: FOLD + CLEAR.fold * HALF, to: FOLD + HALF - CLEAR.edge }

/** Moves a group onto its half; a thing that stands apart comes nearer. Null where it is too wide for it. */
function moveToHalf(layout: PageLayout, isLeft: boolean, place: number): PageLayout | null {
  const { from, to } = roomOf(isLeft)
  const { left, right } = extentOf(layout.figures.map(boundingBox))
  if (right - left > to - from) return null
  const wanted = isLeft ? FOLD - HALF + place * HALF : FOLD + HALF - place * HALF
  const middle = Math.min(to - (right - left) / 2, Math.max(from + (right - left) / 2, wanted))
  const by = middle - (left + right) / 2
  if (layout.props.some(({ box }) => box.width > to - from)) return null
  return {
    ...layout,
    figures: layout.figures.map((figure) => ({ ...figure, x: figure.x + by })),
    props: layout.props.map((prop) => ({
      ...prop,
      x: Math.min(to - prop.box.x - prop.box.width, Math.max(from - prop.box.x, prop.x + by)),
    })),
  }
}

const widthOf = (layout: PageLayout): number => {
  const { left, right } = extentOf(boxesOf(layout))
  return right - left
}
const MOST_WIDE = HALF - CLEAR.edge - CLEAR.fold * HALF

/**
 * The scene of two pages in this framing. Null where a half is too narrow for its cast, or somebody would be too small.
 *
 * @param request of the first page, with the direction that `joinHalves` makes
 */
function composeGutter(
  request: PageRequest,
  halves: Halves,
  framing: GutterPlan['framing'],
  firstOnLeft: boolean,
): ComposedPage | null {
  // In a room nobody is tiny.
  if (framing === 'tiny' && request.place.indoor) return null
  const notes: string[] = []
  const direction: SetDirection = { ...request.direction, shot: 'wide' }
  const isLeft = (side: 0 | 1): boolean => (side === 0) === firstOnLeft
  const sides = ([0, 1] as const).map((side) => {
    const own: SetDirection = { ...direction, ...halves[side] }
    return { own, roles: rolesOf(request, own, notes) }
  })
  const roles = sides.flatMap((side) => side.roles)
  const leaders = sides.map((side) => leaderOf(side.roles))
  if (leaders.includes(undefined) || roles.length !== direction.actors.length) return null
  const faceWidth = (FACES[framing] * HALF) / 1000
  const prepared = sides.map((side) => prepareWide(request, { direction: side.own, roles: side.roles }, notes))
  const layOut = (side: 0 | 1, size: Parameters<(typeof prepared)[0]>[0]): PageLayout | null => {
    const laidOut = prepared[side]?.(size)
    return laidOut?.hasGround ? laidOut.layout : null
  }
  // The child leads, on whichever half it is.
  const led = leaders[0]?.member.who !== 'child' && leaders[1]?.member.who === 'child' ? 1 : 0
  let unit = layOut(led, { faceWidth })?.unitsPerCm
  for (let round = 0; round < ROUNDS && unit !== undefined; round++) {
    const tried = [layOut(0, { unitsPerCm: unit }), layOut(1, { unitsPerCm: unit })] as const
    const [first, second] = tried
    if (!first || !second) return null
    const shrink = Math.min(
      ...tried.map((layout) =>
        layout ? Math.min(layout.unitsPerCm / (unit ?? 1), MOST_WIDE / Math.max(1, widthOf(layout))) : 1,
      ),
    )
    if (shrink < 0.995) {
      unit *= shrink * 0.99
      continue
    }
    const face =
      tried[led]?.figures.find(({ role }) => role.member.who === leaders[led]?.member.who)?.figure.face.radius ?? 0
    if (face * FACE_WIDTH < faceWidth * LEAST) return null
    const layout = joinLayouts(request, [first, second], isLeft)
    // Kept within the frame, one may stand before another's face.
    if (layout && hidesFace(layout.figures)) return null
    return layout && { direction, roles, notes, layout: { ...layout, framing } }
  }
  return null
}

/** Groups of one size stand on one ground line: the farther one comes nearer, as far as there is ground. */
function comeNearer(layout: PageLayout, groundY: number): PageLayout {
  const { foot } = extentOf(layout.figures.map(boundingBox))
  const by = Math.min(groundY - layout.groundY, LOWEST - foot)
  if (by <= 0) return layout
  return {
    ...layout,
    groundY: layout.groundY + by,
    figures: layout.figures.map((figure) => ({ ...figure, y: figure.y + by })),
    props: layout.props.map((prop) => (prop.drawing.placement === 'air' ? prop : { ...prop, y: prop.y + by })),
  }
}

function joinLayouts(
  { seed, pageNumber }: PageRequest,
  layouts: readonly [PageLayout, PageLayout],
  isLeft: (side: 0 | 1) => boolean,
): PageLayout | null {
  const placeOf = (side: 0 | 1) => PLACES[Math.floor(chance(seed, `half ${pageNumber + side}`) * PLACES.length)] ?? 0.5
  const [first, second] = [
    moveToHalf(comeNearer(layouts[0], layouts[1].groundY), isLeft(0), placeOf(0)),
    moveToHalf(comeNearer(layouts[1], layouts[0].groundY), isLeft(1), placeOf(1)),
  ]
  if (!first || !second) return null
  const joined: PageLayout = {
    ...first,
    groundY: Math.max(first.groundY, second.groundY),
    figures: [...first.figures, ...second.figures],
    props: [...first.props, ...second.props],
  }
  const { y, height } = windowOf(joined, 1000)
  const shown = { ...joined, props: joined.props.map((prop) => hangLower(prop, y + ROOM.above)) }
  const { top, foot } = extentOf(boxesOf(shown))
  return top >= y + ROOM.above && foot <= y + height && shown.props.every((prop) => isSeen(prop, shown)) ? shown : null
}

/** What hangs on a wall or in the air hangs a little lower where the picture is less high than a page. */
const LOWER = 150
function hangLower(prop: PageLayout['props'][number], top: number): PageLayout['props'][number] {
  const by = top - (prop.y + prop.box.y)
  const hangs = prop.drawing.placement === 'air' || prop.drawing.placement === 'wall'
  return hangs && by > 0 && by <= LOWER ? { ...prop, y: prop.y + by } : prop
}

/** Share of a named thing that whoever stands before it may hide, by their boxes. */
const MOST_HIDDEN = 0.35
function isSeen({ x, y, box, row }: PageLayout['props'][number], { figures }: PageLayout): boolean {
  const hidden = figures
    .filter((figure) => figure.row > row)
    .map(boundingBox)
    .map((one) => {
      const across = Math.min(one.x + one.width, x + box.x + box.width) - Math.max(one.x, x + box.x)
      const high = Math.min(one.y + one.height, y + box.y + box.height) - Math.max(one.y, y + box.y)
      return Math.max(0, across) * Math.max(0, high)
    })
  return hidden.every((area) => area <= MOST_HIDDEN * box.width * box.height)
}

/** What both pages together show of the place, in page units; `height` of a page in thousandths of its width. */
export function windowOf(layout: PageLayout, height: number): Box {
  const { foot } = extentOf(boxesOf(layout))
  const low = Math.min(1000, foot + ROOM.below)
  const high = (HALF * height) / 1000
  return { x: FOLD - HALF, y: low - high, width: ACROSS, height: high }
}

/** The height at which all that is told lies, in page units. */
export const toldHeights = (layout: PageLayout): { top: number; foot: number } => extentOf(boxesOf(layout))

/** Words are so far from the upper edge and from heads, in thousandths of a page. */
const WORDS = { edge: 44, clear: 26 }
/** However low everybody is, words take no more than this share of the picture's height. */
const MOST_OF_WORDS = 0.46
/** Where words may be over everybody, in units of the two pages. */
export function quietOverBoth(layout: PageLayout, height: number): Box {
  const free = ((toldHeights(layout).top - windowOf(layout, height).y) * 1000) / HALF
  return {
    x: 0,
    y: WORDS.edge,
    width: 2000,
    height: Math.max(0, Math.min(free - WORDS.clear, height * MOST_OF_WORDS) - WORDS.edge),
  }
}
