import { transformPoint, compose, scaleOf } from '../kit/vector'
import type { Box, Colour, Gradient, Matrix, Node, Paint, Point } from '../scene'
import { eachCurve } from './curves'

/**
 * A copy of the nodes in other colours; `map` gets every fill, stroke and gradient stop. Shared gradients stay shared.
 */
export function recolour(nodes: readonly Node[], map: (colour: Colour) => Colour): Node[] {
  const mapped = new Map<Gradient, Gradient>()
  const paint = (value: Paint): Paint => {
    if (typeof value === 'string') return map(value)
    const found = mapped.get(value)
    if (found) return found
    const copy: Gradient = {
      ...value,
      stops: value.stops.map(([offset, colour, opacity]) =>
        opacity === undefined ? [offset, map(colour)] : [offset, map(colour), opacity],
      ),
    }
    mapped.set(value, copy)
    return copy
  }
  const recolourNode = (node: Node): Node => {
    if (node.kind === 'group') return { ...node, children: node.children.map(recolourNode) }
    const copy = { ...node }
    if (node.fill !== undefined) copy.fill = paint(node.fill)
    if (node.stroke !== undefined) copy.stroke = map(node.stroke)
    return copy
  }
  return nodes.map(recolourNode)
}

interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}
const createEmptyExtent = (): Extent => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })
const includePoint = (extent: Extent, x: number, y: number, pad = 0) => {
  if (x - pad < extent.left) extent.left = x - pad
  if (x + pad > extent.right) extent.right = x + pad
  if (y - pad < extent.top) extent.top = y - pad
  if (y + pad > extent.bottom) extent.bottom = y + pad
}

/** Parameters strictly between 0 and 1 at which the derivative of a cubic Bezier is zero. */
function findCubicExtrema(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a]
  const root = Math.sqrt(Math.max(0, q * q - 4 * p * r))
  const found = Math.abs(p) < 1e-9 ? [-r / q] : [(-q + root) / (2 * p), (-q - root) / (2 * p)]
  return found.filter((t) => t > 0 && t < 1)
}
const cubicAt = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3

function includeCurve(extent: Extent, p: readonly [Point, Point, Point, Point], pad: number) {
  const [a, b, c, d] = p
  includePoint(extent, a[0], a[1], pad)
  includePoint(extent, d[0], d[1], pad)
  // A curve never leaves the convex hull of its handles; mostly these lie inside the extent already.
  const inside = (q: Point) =>
    q[0] >= extent.left && q[0] <= extent.right && q[1] >= extent.top && q[1] <= extent.bottom
  if (inside(b) && inside(c)) return
  for (const t of [...findCubicExtrema(a[0], b[0], c[0], d[0]), ...findCubicExtrema(a[1], b[1], c[1], d[1])])
    includePoint(extent, cubicAt(a[0], b[0], c[0], d[0], t), cubicAt(a[1], b[1], c[1], d[1], t), pad)
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

function includePath(extent: Extent, d: string, m: Matrix, pad: number) {
  eachCurve(d, (p0, p1, p2, p3) =>
    includeCurve(
      extent,
      [transformPoint(m, p0), transformPoint(m, p1), transformPoint(m, p2), transformPoint(m, p3)],
      pad,
    ),
  )
}

function includeNode(extent: Extent, node: Node, outer: Matrix) {
  const m = node.transform ? compose(outer, node.transform) : outer
  if (node.kind === 'group') {
    if (node.clip === undefined) {
      for (const child of node.children) includeNode(extent, child, m)
      return
    }
    const inner = createEmptyExtent()
    for (const child of node.children) includeNode(inner, child, m)
    const hole = createEmptyExtent()
    includePath(hole, node.clip, m, 0)
    const cut = {
      left: Math.max(inner.left, hole.left),
      top: Math.max(inner.top, hole.top),
      right: Math.min(inner.right, hole.right),
      bottom: Math.min(inner.bottom, hole.bottom),
    }
    if (cut.left <= cut.right && cut.top <= cut.bottom) {
      includePoint(extent, cut.left, cut.top)
      includePoint(extent, cut.right, cut.bottom)
    }
    return
  }
  if (node.fill === undefined && node.stroke === undefined) return
  const pad = node.stroke === undefined ? 0 : ((node.strokeWidth ?? 2) / 2) * scaleOf(m)
  if (node.kind === 'path') includePath(extent, node.d, m, pad)
  else if (node.kind === 'rect')
    for (const x of [node.x, node.x + node.width])
      for (const y of [node.y, node.y + node.height]) includePoint(extent, ...transformPoint(m, [x, y]), pad)
  else {
    const [x, y] = transformPoint(m, [node.cx, node.cy])
    const w = Math.hypot(m[0] * node.rx, m[2] * node.ry)
    const h = Math.hypot(m[1] * node.rx, m[3] * node.ry)
    includePoint(extent, x - w, y - h, pad)
    includePoint(extent, x + w, y + h, pad)
  }
}

/**
 * The exact bounding box of what is drawn: curves by their extrema, strokes by half their width, clips applied. For no
 * visible nodes: an empty box at the origin.
 */
export function bounds(nodes: readonly Node[]): Box {
  const extent = createEmptyExtent()
  for (const node of nodes) includeNode(extent, node, IDENTITY)
  return extent.left > extent.right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: extent.left, y: extent.top, width: extent.right - extent.left, height: extent.bottom - extent.top }
}

/** All nodes, depth first, groups before their children. */
export function* walk(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    if (node.kind === 'group') yield* walk(node.children)
  }
}
