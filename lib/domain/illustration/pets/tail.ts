// Tails: nine segments, a start angle and a curl per segment; plumes, pompoms, rolls and rings.
import { mix, shade } from '../kit/colour'
import { add, mul, normalise, perpendicular, polar, sub } from '../kit/vector'
import type { Movement, Node, Point } from '../scene'
import { getShavedColour } from './coats'
import { cloud, leaf, type Outline, oval, toPathData, polygon } from './outline'
import { movable, path } from '../kit/shape'
import { type Colours, type TailRow, resolveTint } from './breed-row'
import type { Skeleton } from './skeleton'
import { type Coat, fill, plainCoat, stroke, drawToned } from './tone'

const DEGREE = Math.PI / 180
const STEPS = 9

/** Resamples a list of half-widths at evenly spaced points. */
export const resampleWidths = (widths: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1)) * (widths.length - 1)
    const low = Math.min(widths.length - 2, Math.floor(at))
    const [a, b] = [widths[low] ?? 0, widths[low + 1] ?? widths[low] ?? 0]
    return a + (b - a) * (at - low)
  })

function traceTail(skeleton: Skeleton, tail: TailRow): Point[] {
  const { row, stance, mood, hip, view, isBack, headOn } = skeleton
  const rump = row.trunk[0][2]
  const rolled = Math.abs(tail.curl) > 40
  if (headOn && stance.sits && !rolled && tail.length > 60)
    return Array.from({ length: 12 }, (_, i): Point => {
      const u = i / 11
      return [u * tail.length * 0.62 + Math.sin(u * 5) * 6, -8 - Math.sin(u * 2.6) * 7 - Math.max(0, u - 0.6) * 40]
    })
  if (stance.tailWrapped && !tail.pompom && !rolled) {
    const from = view.point([hip[0] - rump * 0.8, stance.sits ? rump * 0.5 : hip[1] * 0.6, row.spread])
    const low = view.point([0, tail.widths[1] ?? 6, row.spread])[1]
    return Array.from({ length: 10 }, (_, i): Point => {
      const u = i / 9
      return [
        from[0] - Math.sin(u * 2.2) * 14 + u * tail.length * 0.85,
        from[1] + (low - from[1]) * Math.min(1, Math.sin(Math.min(1, u * 1.6) * Math.PI * 0.5)),
      ]
    })
  }
  const lift = stance.tailWrapped ? 0 : mood.tail * 0.8
  const hangs = tail.angle > 130
  let p: Point = add(hip, [
    Math.cos((tail.angle + (stance.sits ? 10 : 0)) * DEGREE) * rump * 0.8,
    stance.sits ? -rump * 0.35 : rump * 0.5,
  ])
  let angle = stance.sits
    ? hangs
      ? 182 - Math.max(0, lift * 0.7)
      : tail.angle
    : tail.angle - lift + (stance.leans ? skeleton.spineAngle * 0.6 : 0)
  const turn = tail.curl * (stance.sits && hangs ? 0.8 : 1) * (stance.airborne && !rolled ? 0.5 : 1)
  const points: Point[] = [p]
  const floor = (tail.widths[1] ?? 0) * 0.8
  for (let i = 0; i < STEPS; i++) {
    p = add(p, [Math.cos(angle * DEGREE) * (tail.length / STEPS), Math.sin(angle * DEGREE) * (tail.length / STEPS)])
    angle += stance.tailWrapped ? 0 : turn
    if (p[1] < floor) {
      p = [p[0], floor]
      angle = 180
    }
    points.push(p)
  }
  // From behind, a tail that reaches backwards is swept to the side, to be visible.
  return points.map((q) => view.point(isBack ? [hip[0] - rump, q[1], (hip[0] - q[0]) * -0.35] : [q[0], q[1], 0]))
}

/** A band across the tail. */
function buildRing(points: readonly Point[], i: number, width: number): Outline {
  const q: Point = points[i] ?? [0, 0]
  const [before, after]: [Point, Point] = [points[i - 1] ?? q, points[i + 1] ?? q]
  const along = normalise(sub(after, before))
  const across = mul(perpendicular(along), width + 6)
  const half = mul(along, 3.6)
  return polygon([
    add(add(q, across), half),
    sub(add(q, across), half),
    sub(sub(q, across), half),
    add(sub(q, across), half),
  ])
}

export function drawTail(skeleton: Skeleton, tail: TailRow, colours: Colours, key: string): Node[] {
  const { row, hip, view } = skeleton
  const own = row.pompoms ? getShavedColour(colours) : colours.primary
  const colour = tail.shaded
    ? mix(colours.primary, colours.accent, tail.shaded)
    : tail.colour
      ? resolveTint(tail.colour, colours)
      : shade(own, -0.03)
  if (tail.bun) {
    const rump = row.trunk[0][2]
    const r = tail.bun
    const centre = view.point([hip[0] - rump * 0.78, hip[1] + rump * 0.98, 0])
    const swirl = Array.from({ length: 9 }, (_, i) => polar(centre, 200 - i * 52, r * (0.78 - i * 0.085)))
    return [
      drawToned(oval(centre, r, r * 0.94), plainCoat(shade(colours.primary, -0.02)), { dy: 5, band: 3 }),
      stroke(swirl, shade(colours.primary, -0.15), 3),
    ]
  }
  const points = traceTail(skeleton, tail)
  const end = points.at(-1) ?? [0, 0]
  const nodes: Node[] = []
  if (!(tail.pompom && tail.length < 15)) {
    // A plume is rounded off at its tip, however broad it is just before.
    const widths = resampleWidths(tail.widths, points.length).map((w, i, all) =>
      tail.plume ? w * Math.sqrt(1 - (i / (all.length - 1)) ** 5) : w,
    )
    const tip = tail.tip
    const ringed = row.coat === 'tabby'
    const rings = ringed ? [2, 4, 6, 8].map((i) => buildRing(points, i, widths[i] ?? 8)) : []
    const marks = (tone: number): Node[] => [
      ...(tip ? [fill(oval(end, tail.length * 0.34, tail.length * 0.34), shade(resolveTint(tip, colours), tone))] : []),
      ...(ringed ? [path(rings.map((q) => toPathData(q)).join(''), shade(colours.accent, tone))] : []),
    ]
    const coat: Coat = tip || ringed ? { base: colour, marks } : plainCoat(colour)
    nodes.push(drawToned(leaf(points, widths, Boolean(tail.plume ?? tail.sharp)), coat, { dy: 4, band: 2 }))
  }
  if (tail.pompom)
    nodes.push(
      drawToned(
        cloud(end, tail.pompom, tail.pompom, 8, `${key}pom`),
        plainCoat(tail.colour ? colour : colours.primary),
        {
          dy: 5,
          band: 3,
        },
      ),
    )
  const [root = end] = points
  return movable({ part: 'tail', movement: moveOf(skeleton, points), pivot: root }, nodes)
}

/** A tail that lies on the ground is only lifted. */
function moveOf({ stance }: Skeleton, points: readonly Point[]): Movement {
  const [root, end]: [Point, Point] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
  const lies = stance.tailWrapped || points.some(([, y]) => y > ON_GROUND)
  return lies ? (end[0] < root[0] ? 'lift-left' : 'lift-right') : 'wag'
}
const ON_GROUND = -14
