// Bounding boxes of the rig's own nodes: control points count, so the box may be a little large. Includes strokes,
// applies clips.
import { compose } from '../kit/vector'
import { COMMANDS, eachCommand } from '../print/commands'
import { bounds as anyBounds } from '../print/node-tree'
import type { Box, Matrix, Node } from '../scene'
import { WORN_PART } from '../worn/wear'

/** Label of a held prop, whose paths may use any command: measured by the general, slower function. */
export const HELD_PART = 'held'

interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}
const createEmptyExtent = (): Extent => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })

function includePoint(extent: Extent, m: Matrix, x: number, y: number, pad: number): void {
  const px = m[0] * x + m[2] * y + m[4]
  const py = m[1] * x + m[3] * y + m[5]
  if (px - pad < extent.left) extent.left = px - pad
  if (px + pad > extent.right) extent.right = px + pad
  if (py - pad < extent.top) extent.top = py - pad
  if (py + pad > extent.bottom) extent.bottom = py + pad
}

/** Includes every point and handle of a path, with the mirrored handles of S. */
function includePath(extent: Extent, m: Matrix, d: string, pad: number): void {
  let [x, y, handleX, handleY] = [0, 0, 0, 0]
  eachCommand(d, (command, _, args, count) => {
    if (command === COMMANDS.S) includePoint(extent, m, 2 * x - handleX, 2 * y - handleY, pad)
    for (let i = 0; i < count; i += 2) {
      handleX = x
      handleY = y
      x = args[i] ?? 0
      y = args[i + 1] ?? 0
      includePoint(extent, m, x, y, pad)
    }
  })
}

function includeBox(extent: Extent, m: Matrix, { x, y, width, height }: Box): void {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    includePoint(extent, m, x + dx * width, y + dy * height, 0)
}

function includeNode(extent: Extent, node: Node, outer: Matrix, held: Extent): void {
  const m = node.transform ? compose(outer, node.transform) : outer
  if (node.kind === 'group') {
    if (node.part === HELD_PART) return includeBox(held, m, anyBounds(node.children))
    if (node.part?.startsWith(WORN_PART)) return includeBox(extent, m, anyBounds(node.children))
    if (node.clip) includePath(extent, m, node.clip, 0)
    else for (const child of node.children) includeNode(extent, child, m, held)
    return
  }
  const pad = node.stroke ? ((node.strokeWidth ?? 1) / 2) * Math.hypot(m[0], m[1]) : 0
  if (node.kind === 'path') includePath(extent, m, node.d, pad)
  else {
    const [x, y, w, h] =
      node.kind === 'rect'
        ? [node.x, node.y, node.width, node.height]
        : [node.cx - node.rx, node.cy - node.ry, 2 * node.rx, 2 * node.ry]
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      includePoint(extent, m, x + dx * w, y + dy * h, pad)
  }
}

/**
 * For the rig's own paths only, which use absolute M, L, C, S, Q and Z: called for every figure, so it has to be fast.
 */
export function measurePath(d: string): Box {
  const extent = createEmptyExtent()
  includePath(extent, [1, 0, 0, 1, 0, 0], d, 0)
  return { x: extent.left, y: extent.top, width: extent.right - extent.left, height: extent.bottom - extent.top }
}

const boxOf = ({ left, top, right, bottom }: Extent): Box =>
  left > right ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left, height: bottom - top }

/** Bounding boxes of nodes under a matrix, without a held prop (`body`) and with it (`whole`): measured at once. */
export function measureFigure(nodes: readonly Node[], m: Matrix): { body: Box; whole: Box } {
  const body = createEmptyExtent()
  const held = createEmptyExtent()
  for (const node of nodes) includeNode(body, node, m, held)
  const whole = {
    left: Math.min(body.left, held.left),
    top: Math.min(body.top, held.top),
    right: Math.max(body.right, held.right),
    bottom: Math.max(body.bottom, held.bottom),
  }
  return { body: boxOf(body), whole: boxOf(whole) }
}
