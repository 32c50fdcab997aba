// A picture as a spot on paper: the place ends in an edge as scissors leave it, and whoever is whole in the picture
// stands out over it.
import { chance } from '../../chance'
import { group, smoothPath } from '../kit/shape'
import { compose, scale, transformPoint, translate } from '../kit/vector'
import type { Box, Matrix, Node, Point } from '../scene'
import { cullOffPage } from './cull'
import { boxOfEssential } from './essential'
import { boundingBox, type PageLayout } from './placement'
import { placeSeats } from './seating'

const PAGE: Box = { x: 14, y: 14, width: 972, height: 972 }
/** Place left round what must be seen, in page units. */
const SIDE = 80
const ROOM = { above: 60, below: 56 }
/** What every window on a picture shows: the whole spot is in it. */
const WINDOW: Box = { x: 40, y: 152, width: 920, height: 648 }
/** How much a spot may be enlarged or made smaller; beyond that its shot would be another one. */
const MOST = 1.25
const LEAST_SIZE = 0.82
const LEAST = { width: 660, height: 440 }
/** Share of their height by which figures stand out over the top of their place. */
const OUT = 0.22
/** Roundness of the spot: 2 is an ellipse; a full one is nearly a rectangle. */
const ROUND = 3.4
const FULL = 9
const POINTS = 26
const WOBBLE = 0.018

const right = ({ x, width }: Box): number => x + width
const bottom = ({ y, height }: Box): number => y + height
const union = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))]
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y }
}

/** Widened to a least size around its middle, and moved into the page. */
function inPage(box: Box, leastBox: SpotFrame['leastBox']): Box {
  const fit = (from: number, size: number, least: number, low: number, room: number): [number, number] => {
    const wanted = Math.min(room, Math.max(least, size))
    return [Math.min(low + room - wanted, Math.max(low, from + (size - wanted) / 2)), wanted]
  }
  const [x, width] = fit(box.x, box.width, leastBox.width, PAGE.x, PAGE.width)
  const [y, height] = fit(box.y, box.height, leastBox.height, PAGE.y, PAGE.height)
  return { x, y, width, height }
}

const isInside = (spot: Box, round: number, [x, y]: Point): boolean =>
  Math.abs((x - spot.x - spot.width / 2) / (spot.width / 2)) ** round +
    Math.abs((y - spot.y - spot.height / 2) / (spot.height / 2)) ** round <
  0.93

function edgeOf(spot: Box, round: number, key: string): string {
  const points = Array.from({ length: POINTS }, (_, i): Point => {
    const angle = (i / POINTS) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const r =
      (Math.abs(c) ** round + Math.abs(s) ** round) ** (-1 / round) * (1 - chance(key, `edge ${i}`) * 2 * WOBBLE)
    return [spot.x + (spot.width / 2) * (1 + c * r), spot.y + (spot.height / 2) * (1 + s * r)]
  })
  return smoothPath(points)
}

const cornersOf = (box: Box): Point[] => [
  [box.x, box.y],
  [right(box), box.y],
  [box.x, bottom(box)],
  [right(box), bottom(box)],
]

/** Where a spot lies, how much its picture may be enlarged or made smaller, and the least of its place that is seen. */
export interface SpotFrame {
  window: Box
  most: number
  least: number
  leastBox: { width: number; height: number }
  /** Place left on each side. */
  side: number
}
const ALONE: SpotFrame = { window: WINDOW, most: MOST, least: LEAST_SIZE, leastBox: LEAST, side: SIDE }

/** Seats that are drawn under the cast: a bench that several share is longer than they are wide. */
const seatBoxes = ({ figures, shot }: PageLayout): Box[] =>
  placeSeats(figures, shot).map(({ x, halfWidth, groundY }) => ({
    x: x - halfWidth,
    y: groundY - SEAT_FOOT,
    width: 2 * halfWidth,
    height: SEAT_FOOT,
  }))
const SEAT_FOOT = 20

/** What is seen of the place, what must be, and how large; null where the picture needs its whole page. */
export function measureSpot(layout: PageLayout, { window, most, least, leastBox, side }: SpotFrame = ALONE) {
  const close = layout.essential !== undefined
  const seats = close ? [] : seatBoxes(layout)
  const keep = union([boxOfEssential(layout) ?? PAGE, ...seats])
  const propBoxes = layout.props
    .filter(({ row }) => row === -2)
    .map(({ x, y, box }): Box => ({ ...box, x: x + box.x, y: y + box.y }))
  const heads = Math.min(...layout.figures.map((f) => boundingBox(f).y))
  const stoodOn = keep.y + (close ? -ROOM.above : Math.max(0, heads - keep.y) + OUT * (bottom(keep) - heads))
  const top = Math.min(stoodOn, ...propBoxes.map(({ y }) => y - ROOM.above))
  const spot = inPage(
    {
      x: keep.x - side,
      y: top,
      width: keep.width + 2 * side,
      height: bottom(keep) + ROOM.below - top,
    },
    leastBox,
  )
  const all = union([spot, keep])
  const size = Math.min(window.width / all.width, window.height / all.height, most)
  if (size < least) return null
  return { close, keep, spot, all, size, seats }
}
/** Null where the picture needs its whole page. */
export function drawVignette(
  { behind, before }: { behind: readonly Node[]; before: readonly Node[] },
  layout: PageLayout,
  key: string,
  frame: SpotFrame = ALONE,
): { nodes: Node[]; essential: Box; place: Matrix } | null {
  const measured = measureSpot(layout, frame)
  if (!measured) return null
  const { close, keep, spot, all, size, seats } = measured
  const { window } = frame
  // Heads may be over the edge; feet, and what is behind everyone, may not.
  const feet = layout.figures.map((f): Box => {
    const box = boundingBox(f)
    return { ...box, y: box.y + box.height * 0.8, height: box.height * 0.2 }
  })
  const things = layout.props.map(({ x, y, box }): Box => ({ ...box, x: x + box.x, y: y + box.y }))
  const mustBeIn = (close ? [keep] : [...things, ...feet, ...seats]).flatMap(cornersOf)
  const round = mustBeIn.every((corner) => isInside(spot, ROUND, corner)) ? ROUND : FULL
  const clip = edgeOf(spot, round, key)
  const place = compose(
    translate(window.x + window.width / 2, window.y + window.height / 2),
    scale(size),
    translate(-all.x - all.width / 2, -all.y - all.height / 2),
  )
  const [x, y] = transformPoint(place, [all.x, all.y])
  // The page in the picture's own units.
  const shown: Box = { x: -place[4] / size, y: -place[5] / size, width: 1000 / size, height: 1000 / size }
  const drawn = close
    ? [group(cullOffPage([...behind, ...before], spot), { clip })]
    : [
        group(cullOffPage(behind, spot), { clip }),
        group(cullOffPage(before, shown), {
          clip: `${clip}M-400 -400H1400V${Math.round(spot.y + spot.height / 2)}H-400Z`,
        }),
      ]
  return {
    place,
    nodes: [group(drawn, { transform: place })],
    essential: { x, y, width: all.width * size, height: all.height * size },
  }
}
