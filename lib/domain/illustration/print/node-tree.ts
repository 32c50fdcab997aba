import { transformPoint, compose, scaleOf } from '../kit/vector'
import type { Box, Colour, Gradient, Matrix, Node, Paint, Point } from '../scene'
import { eachCurve } from './curves'

/** The same nodes in other colours; `map` meets every fill, stroke and gradient stop. Shared gradients stay shared. */
export function recolour(nodes: readonly Node[], map: (colour: Colour) => Colour): Node[] {
  const known = new Map<Gradient, Gradient>()
  const paint = (value: Paint): Paint => {
    if (typeof value === 'string') return map(value)
    const found = known.get(value)
    if (found) return found
    const made: Gradient = {
      ...value,
      stops: value.stops.map(([offset, colour, opacity]) =>
        opacity === undefined ? [offset, map(colour)] : [offset, map(colour), opacity],
      ),
    }
    known.set(value, made)
    return made
  }
  const one = (node: Node): Node => {
    if (node.kind === 'group') return { ...node, children: node.children.map(one) }
    const made = { ...node }
    if (node.fill !== undefined) made.fill = paint(node.fill)
    if (node.stroke !== undefined) made.stroke = map(node.stroke)
    return made
  }
  return nodes.map(one)
}

interface Reach {
  left: number
  top: number
  right: number
  bottom: number
}
const nowhere = (): Reach => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })
const take = (r: Reach, x: number, y: number, by = 0) => {
  if (x - by < r.left) r.left = x - by
  if (x + by > r.right) r.right = x + by
  if (y - by < r.top) r.top = y - by
  if (y + by > r.bottom) r.bottom = y + by
}

/** Where the derivative of a cubic is nought, strictly inside it. */
function turns(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a]
  const root = Math.sqrt(Math.max(0, q * q - 4 * p * r))
  const found = Math.abs(p) < 1e-9 ? [-r / q] : [(-q + root) / (2 * p), (-q - root) / (2 * p)]
  return found.filter((t) => t > 0 && t < 1)
}
const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3

function takeCurve(r: Reach, p: readonly [Point, Point, Point, Point], by: number) {
  const [a, b, c, d] = p
  take(r, a[0], a[1], by)
  take(r, d[0], d[1], by)
  // Most handles lie inside what is known already, and a curve never leaves the hull of its handles.
  const inside = (q: Point) => q[0] >= r.left && q[0] <= r.right && q[1] >= r.top && q[1] <= r.bottom
  if (inside(b) && inside(c)) return
  for (const t of [...turns(a[0], b[0], c[0], d[0]), ...turns(a[1], b[1], c[1], d[1])])
    take(r, cubic(a[0], b[0], c[0], d[0], t), cubic(a[1], b[1], c[1], d[1], t), by)
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

function takePath(r: Reach, d: string, m: Matrix, by: number) {
  eachCurve(d, (p0, p1, p2, p3) =>
    takeCurve(r, [transformPoint(m, p0), transformPoint(m, p1), transformPoint(m, p2), transformPoint(m, p3)], by),
  )
}

function takeNode(r: Reach, node: Node, outer: Matrix) {
  const m = node.transform ? compose(outer, node.transform) : outer
  if (node.kind === 'group') {
    if (node.clip === undefined) {
      for (const child of node.children) takeNode(r, child, m)
      return
    }
    const inner = nowhere()
    for (const child of node.children) takeNode(inner, child, m)
    const hole = nowhere()
    takePath(hole, node.clip, m, 0)
    const cut = {
      left: Math.max(inner.left, hole.left),
      top: Math.max(inner.top, hole.top),
      right: Math.min(inner.right, hole.right),
      bottom: Math.min(inner.bottom, hole.bottom),
    }
    if (cut.left <= cut.right && cut.top <= cut.bottom) {
      take(r, cut.left, cut.top)
      take(r, cut.right, cut.bottom)
    }
    return
  }
  if (node.fill === undefined && node.stroke === undefined) return
  const by = node.stroke === undefined ? 0 : ((node.strokeWidth ?? 2) / 2) * scaleOf(m)
  if (node.kind === 'path') takePath(r, node.d, m, by)
  else if (node.kind === 'rect')
    for (const x of [node.x, node.x + node.width])
      for (const y of [node.y, node.y + node.height]) take(r, ...transformPoint(m, [x, y]), by)
  else {
    const [x, y] = transformPoint(m, [node.cx, node.cy])
    const w = Math.hypot(m[0] * node.rx, m[2] * node.ry)
    const h = Math.hypot(m[1] * node.rx, m[3] * node.ry)
    take(r, x - w, y - h, by)
    take(r, x + w, y + h, by)
  }
}

/** The true extents of what is drawn: curves by their turning points, strokes by half their width, clips cut off. Nothing drawn: a box of no size at the origin. */
export function bounds(nodes: readonly Node[]): Box {
  const r = nowhere()
  for (const node of nodes) takeNode(r, node, IDENTITY)
  return r.left > r.right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: r.left, y: r.top, width: r.right - r.left, height: r.bottom - r.top }
}

/** Every node, groups before what they hold. */
export function* walk(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    if (node.kind === 'group') yield* walk(node.children)
  }
}
