// A rope by which somebody pulls runs from the hands (or the mouth) to what it is tied to: somebody who holds it too,
// the page's boat, a thing of the page, else off the edge of the picture.
import { shade } from '../kit/colour'
import { path } from '../kit/shape'
import { add, clamp, length, mul, sub } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import { fill, flattenMarks, oval, taperedPath } from '../stage/marks'
import { boxOfProp } from '../things/prop-drawing'
import { ROPE_COLOUR, ROPE_WIDTH } from '../things/rope'
import { drawVessel } from './boat-passengers'
import { orderOf } from './hidden-faces'
import { flipOf } from './place-prop'
import type { PageLayout, PlacedFigure, PlacedProp } from './placement'
import type { Role } from './roles'
import { PULLED, tiesOf } from './rope-ties'

interface RopeLine {
  row: number
  /** Whoever pulls: its light falls on the rope. */
  puller: PlacedFigure
  /** Its other end is in somebody's hands too. */
  isShared: boolean
  nodes: Node[]
}

/** How far beyond the frame a rope ends that is tied to nothing in the picture, and how far it rises on the way. */
const BEYOND = 24
const RISE = 0.06
/** How far a taut rope and a hand rope hang through, as shares of their length. */
const [TAUT, SLACK] = [0.03, 0.06]

/** @param side of the light: things are mirrored by it */
export function drawRopeLines(layout: PageLayout, side: -1 | 1): RopeLine[] {
  return layout.figures.flatMap((puller): RopeLine[] => {
    const { role } = puller
    if (role.act?.thing !== 'rope') return []
    const [contact] = puller.figure.acting?.contacts ?? []
    if (!contact) return []
    const hand = add([puller.x, puller.y], contact.at)
    const pulls = PULLED.has(role.act.verb)
    if (!pulls && role.act.verb !== 'touch') return []
    const tied: Tie = pulls ? findTie(layout, puller, hand, side) : { points: [] }
    const { points: tie, unitsPerCm = puller.unitsPerCm, isShared = false } = tied
    const points = pulls ? [hand, ...tie] : alongHand(hand)
    const widths = { from: ROPE_WIDTH * puller.unitsPerCm, to: ROPE_WIDTH * unitsPerCm }
    return [
      {
        row: rowUnderFaces(layout, puller, points),
        puller,
        isShared,
        nodes: drawLine(points, widths, pulls ? TAUT : SLACK),
      },
    ]
  })
}

/** A hand rope, from one edge of the picture to the other. */
const alongHand = ([x, y]: Point): Point[] => [
  [-BEYOND, y - x * RISE],
  [x, y],
  [1000 + BEYOND, y - (1000 - x) * RISE],
]

const holdsRope = ({ holding, joins, act }: Role): boolean =>
  holding === 'rope' || act?.thing === 'rope' || joins !== undefined

/** Where a rope goes from the hand, and how large, in page units a centimetre, the thing is to which it is tied. */
interface Tie {
  points: Point[]
  unitsPerCm?: number
  isShared?: boolean
}

function findTie(layout: PageLayout, puller: PlacedFigure, hand: Point, side: -1 | 1): Tie {
  const { facing } = puller.role
  const wanted = puller.role.actor.looksAt
  const things = layout.props.filter(({ prop }) => tiesOf(prop))
  const pulled = layout.figures.find(({ role: { act } }) => act?.thing && tiesOf(act.thing))
  const other = layout.figures.find((f) => f !== puller && holdsRope(f.role))
  if (other)
    return {
      points: [add([other.x, other.y], other.figure.acting?.contacts[0]?.at ?? other.figure.anchors.handNear)],
      isShared: true,
    }
  const vessel = drawVessel(layout.figures)?.before
  if (vessel) {
    const toRight = hand[0] > vessel.x ? 1 : -1
    return { points: [[vessel.x + toRight * vessel.halfWidth * 0.97, vessel.groundY - HULL_TOP * puller.unitsPerCm]] }
  }
  // A thing that somebody else has hold of is tied there.
  const [held] = pulled?.figure.acting?.contacts ?? []
  if (pulled && held) return { points: [add([pulled.x, pulled.y], held.at)] }
  const thing = things.find(({ prop }) => prop === wanted) ?? things[0]
  if (thing)
    return {
      points: [...(thing.prop === 'mammoth' ? everybodyTied(layout, puller) : []), tieOn(thing, hand, side)],
      unitsPerCm: sizeOf(thing),
    }
  const edge = facing === 1 ? 1000 + BEYOND : -BEYOND
  return { points: [[edge, hand[1] - Math.abs(edge - hand[0]) * RISE]] }
}
/** Of a hull, in centimetres, just below its rim. */
const HULL_TOP = 46

const sizeOf = ({ drawing, box }: PlacedProp): number => box.height / boxOfProp(drawing).height

function tieOn(thing: PlacedProp, hand: Point, side: -1 | 1): Point {
  const { prop, drawing, x, y } = thing
  const size = sizeOf(thing)
  const ends = (tiesOf(prop) ?? []).map(([dx, dy]): Point => [x + dx * size * flipOf({ drawing }, side), y + dy * size])
  const [nearest] = ends.toSorted((a, b) => length(sub(a, hand)) - length(sub(b, hand)))
  return nearest ?? hand
}

/** Everybody is tied to the class's rope by the waist, from the one who leads on. */
const everybodyTied = ({ figures }: PageLayout, puller: PlacedFigure): Point[] =>
  figures
    .filter((f) => f !== puller && f.role.member.kind !== 'pet' && !f.overShoulder)
    .map(({ x, y, figure: { anchors, face } }): Point => [x + face.centre[0], y + anchors.lap[1]])
    .toSorted((a, b) => Math.abs(a[0] - puller.x) - Math.abs(b[0] - puller.x))

/** Under whoever pulls, and under everybody whose face it would cross. */
function rowUnderFaces({ figures }: PageLayout, puller: PlacedFigure, points: readonly Point[]): number {
  const crossed = figures.filter(({ x, y, figure: { face } }) =>
    points.slice(1).some((to, i) => isNear([x + face.centre[0], y + face.centre[1]], face.radius, points[i] ?? to, to)),
  )
  return Math.min(orderOf(puller), ...crossed.map(orderOf)) - 0.001
}
function isNear(at: Point, radius: number, from: Point, to: Point): boolean {
  const way = sub(to, from)
  const off = sub(at, from)
  const t = clamp((off[0] * way[0] + off[1] * way[1]) / Math.max(1, way[0] ** 2 + way[1] ** 2), 0, 1)
  return length(sub(at, add(from, mul(way, t)))) < radius
}

/** Where a rope is drawn thinner towards what is farther off, between its points. */
const ALONG = [0, 0.25, 0.5, 0.75]

/** @param widths of the rope at the hand and at its end, in page units */
function drawLine(points: readonly Point[], widths: { from: number; to: number }, sag: number): Node[] {
  const round = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  const curves = points.slice(1).map((to, i) => {
    const from = points[i] ?? to
    return { from, to, middle: add(mul(add(from, to), 0.5), [0, length(sub(to, from)) * sag]) }
  })
  const d = `M${round(points[0] ?? [0, 0])}${curves.map(({ middle, to }) => `Q${round(middle)} ${round(to)}`).join('')}`
  const knots = points
    .slice(1)
    .filter(([x]) => x > 0 && x < 1000)
    .map(([x, y]) =>
      fill(oval(Math.round(x), Math.round(y), widths.to * 1.1, widths.to * 1.3), shade(ROPE_COLOUR, -0.08)),
    )
  const line = (width: number, colour: Colour): Node => path(d, undefined, { stroke: colour, strokeWidth: width })
  const light = line(Math.min(widths.from, widths.to) * 0.3, shade(ROPE_COLOUR, 0.08))
  if (widths.from === widths.to) return [line(widths.from, ROPE_COLOUR), light, ...flattenMarks(knots)]
  const on = [
    ...curves.flatMap(({ from, middle, to }) =>
      ALONG.map((t) => add(add(mul(from, (1 - t) ** 2), mul(middle, 2 * t * (1 - t))), mul(to, t ** 2))),
    ),
    ...points.slice(-1),
  ]
  const widthAt = (i: number): number => widths.from + ((widths.to - widths.from) * i) / (on.length - 1)
  return [
    ...flattenMarks([
      fill(
        taperedPath(
          on,
          on.map((_, i) => widthAt(i)),
        ),
        ROPE_COLOUR,
      ),
    ]),
    light,
    ...flattenMarks(knots),
  ]
}
