/**
 * Bounding box of a drawn animal. Every clip of a rig is filled to its edge, so a clipped group is as large as its
 * clip; its children, which are most of a picture, need not be measured.
 */
import { compose } from '../kit/vector'
import { COMMANDS, eachCommand } from '../print/commands'
import type { Box, Matrix, Node } from '../scene'

interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function measureExtent(nodes: readonly Node[]): Box {
  const extent: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const node of nodes) includeNode(node, IDENTITY, extent)
  return extent.right < extent.left
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: extent.left, y: extent.top, width: extent.right - extent.left, height: extent.bottom - extent.top }
}

export function unionBoxes(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

function includeNode(node: Node, outer: Matrix, extent: Extent): void {
  const m = node.transform ? compose(outer, node.transform) : outer
  if (node.kind === 'group') {
    if (node.clip !== undefined) includePath(node.clip, m, 0, extent)
    else for (const child of node.children) includeNode(child, m, extent)
  } else if (node.kind === 'path')
    includePath(node.d, m, node.stroke ? ((node.strokeWidth ?? 1) / 2) * Math.hypot(m[0], m[1]) : 0, extent)
  else {
    const [x, y, w, h] =
      node.kind === 'rect'
        ? [node.x, node.y, node.width, node.height]
        : [node.cx - node.rx, node.cy - node.ry, node.rx * 2, node.ry * 2]
    for (const px of [x, x + w])
      for (const py of [y, y + h]) includePoint(m[0] * px + m[2] * py + m[4], m[1] * px + m[3] * py + m[5], 0, extent)
  }
}

function includePoint(x: number, y: number, pad: number, extent: Extent): void {
  if (x - pad < extent.left) extent.left = x - pad
  if (x + pad > extent.right) extent.right = x + pad
  if (y - pad < extent.top) extent.top = y - pad
  if (y + pad > extent.bottom) extent.bottom = y + pad
}

const BEZIER_SAMPLES = [0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85].map(
  (t) => [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const,
)

/** Path data as the rigs write it: moves, lines and cubic curves only. */
function includePath(d: string, m: Matrix, pad: number, extent: Extent): void {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const include = (px: number, py: number) =>
    includePoint(m[0] * px + m[2] * py + m[4], m[1] * px + m[3] * py + m[5], pad, extent)
  const outside = (px: number, py: number): boolean => {
    const qx = m[0] * px + m[2] * py + m[4]
    const qy = m[1] * px + m[3] * py + m[5]
    return qx < extent.left || qx > extent.right || qy < extent.top || qy > extent.bottom
  }
  eachCommand(d, (command, absolute, args, count) => {
    if (command === COMMANDS.Z) {
      x = startX
      y = startY
      return
    }
    const ox = absolute ? 0 : x
    const oy = absolute ? 0 : y
    const x3 = (args[count - 2] ?? 0) + ox
    const y3 = (args[count - 1] ?? 0) + oy
    include(x3, y3)
    if (command === COMMANDS.C) {
      const [x1, y1, x2, y2] = [(args[0] ?? 0) + ox, (args[1] ?? 0) + oy, (args[2] ?? 0) + ox, (args[3] ?? 0) + oy]
      // A curve never leaves the convex hull of its handles.
      if (outside(x1, y1) || outside(x2, y2))
        for (const [a, b, c, e] of BEZIER_SAMPLES)
          include(a * x + b * x1 + c * x2 + e * x3, a * y + b * y1 + c * y2 + e * y3)
    }
    x = x3
    y = y3
    if (command === COMMANDS.M) {
      startX = x
      startY = y
    }
  })
}
