// Painted shapes as polygons, and how far apart they are.
import { compose, hypot, transformPoint } from '../kit/vector'
import { eachCurve } from '../print/curves'
import type { GroupNode, Matrix, Node, Point } from '../scene'

/** Straight pieces that stand for a curve, and for an ellipse. */
const PER_CURVE = 4
const PER_ELLIPSE = 16
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** One outline; a line has no inside. */
export interface Outline {
  points: Point[]
  filled: boolean
}

function outlinesOfPath(d: string, m: Matrix, filled: boolean): Outline[] {
  const found: Outline[] = []
  let [x, y] = [NaN, NaN]
  eachCurve(d, (a, b, c, e) => {
    if (a[0] !== x || a[1] !== y) found.push({ points: [transformPoint(m, a)], filled })
    const points = found.at(-1)?.points ?? []
    const straight = a[0] === b[0] && a[1] === b[1] && c[0] === e[0] && c[1] === e[1]
    for (let i = 1, n = straight ? 1 : PER_CURVE; i <= n; i++) {
      const t = i / n
      const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      points.push(
        transformPoint(m, [p * a[0] + q * b[0] + r * c[0] + s * e[0], p * a[1] + q * b[1] + r * c[1] + s * e[1]]),
      )
    }
    ;[x, y] = e
  })
  return found
}

function outlinesOfLeaf(node: Exclude<Node, GroupNode>, m: Matrix): Outline[] {
  const filled = node.fill !== undefined
  if (!filled && node.stroke === undefined) return []
  if (node.kind === 'path') return outlinesOfPath(node.d, m, filled)
  const points: Point[] =
    node.kind === 'rect'
      ? [
          [node.x, node.y],
          [node.x + node.width, node.y],
          [node.x + node.width, node.y + node.height],
          [node.x, node.y + node.height],
        ]
      : Array.from({ length: PER_ELLIPSE }, (_, i) => {
          const angle = (i / PER_ELLIPSE) * 2 * Math.PI
          return [node.cx + Math.cos(angle) * node.rx, node.cy + Math.sin(angle) * node.ry]
        })
  return [{ points: points.map((p) => transformPoint(m, p)), filled }]
}

/** The outlines of all that is painted, in page units. What is clipped fills its clip. */
export function outlinesOf(
  nodes: readonly Node[],
  skip: (group: GroupNode) => boolean = () => false,
  outer: Matrix = IDENTITY,
): Outline[] {
  return nodes.flatMap((node) => {
    const m = node.transform ? compose(outer, node.transform) : outer
    if (node.kind !== 'group') return outlinesOfLeaf(node, m)
    if (skip(node)) return []
    return node.clip === undefined ? outlinesOf(node.children, skip, m) : outlinesOfPath(node.clip, m, true)
  })
}

function isInside({ points, filled }: Outline, [x, y]: Point): boolean {
  if (!filled) return false
  let inside = false
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i], points[j]]
    if (a && b && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

function nearestOnEdge([x, y]: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const long = dx * dx + dy * dy
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / long))
  return [a[0] + dx * t, a[1] + dy * t]
}

/** The point of the shapes that is nearest to p: p itself inside one; undefined if nothing is painted. */
export function nearestPainted(p: Point, to: readonly Outline[]): Point | undefined {
  let [least, nearest]: [number, Point | undefined] = [Infinity, undefined]
  for (const outline of to) {
    if (isInside(outline, p)) return p
    for (let i = 0, j = outline.points.length - 1; i < outline.points.length; j = i++) {
      const [a, b] = [outline.points[j], outline.points[i]]
      // A line is not closed.
      if (!a || !b || (i === 0 && !outline.filled)) continue
      const at = nearestOnEdge(p, a, b)
      const far = hypot(p[0] - at[0], p[1] - at[1])
      if (far < least) [least, nearest] = [far, at]
    }
  }
  return nearest
}

function distanceFrom(points: readonly Point[], to: readonly Outline[]): number {
  let least = Infinity
  for (const p of points) {
    const at = nearestPainted(p, to)
    if (at) least = Math.min(least, hypot(p[0] - at[0], p[1] - at[1]))
    if (least === 0) break
  }
  return least
}

/** Where shapes begin on one side, between two heights: the least x; the greatest for side -1. */
export function edgeBetween(shapes: readonly Outline[], [high, low]: readonly [number, number], side: 1 | -1): number {
  let best = Infinity
  const include = ([x, y]: Point) => {
    if (y >= high && y <= low) best = Math.min(best, x * side)
  }
  for (const { points, filled } of shapes)
    for (let i = filled ? 0 : 1; i < points.length; i++) {
      const [a, b] = [points.at(i - 1), points[i]]
      if (!a || !b) continue
      include(a)
      include(b)
      for (const y of [high, low])
        if (a[1] < y !== b[1] < y) best = Math.min(best, (a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) * side)
    }
  return best * side
}

/** Least distance between two lists of shapes; 0 where they overlap. */
export function distanceBetween(one: readonly Outline[], other: readonly Outline[]): number {
  const pointsOf = (list: readonly Outline[]) => list.flatMap(({ points }) => points)
  const there = distanceFrom(pointsOf(one), other)
  return there === 0 ? 0 : Math.min(there, distanceFrom(pointsOf(other), one))
}
