import { transformPoint, compose, scaleOf } from '../kit/vector'
import type { Box, Colour, Gradient, Matrix, Node, Paint } from '../scene'
import { boxOf, createEmptyExtent, includePath, includePoint, type Extent } from './measure-path'

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

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

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
  return boxOf(extent)
}

/** All nodes, depth first, groups before their children. */
export function* walk(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    if (node.kind === 'group') yield* walk(node.children)
  }
}
