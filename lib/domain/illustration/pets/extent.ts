/**
 * The extents of a drawn animal. What a clip hides does not count, and every clip of a rig is filled to its edge, so a clipped
 * group is as large as its clip: this spares measuring what lies inside, which is most of a picture.
 */
import { compose } from '../kit/vector'
import { COMMANDS, eachCommand } from '../print/commands'
import type { Box, Matrix, Node } from '../scene'

interface Reach {
  left: number
  top: number
  right: number
  bottom: number
}
const STILL: Matrix = [1, 0, 0, 1, 0, 0]

export function extentOf(nodes: readonly Node[]): Box {
  const reach: Reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const node of nodes) walk(node, STILL, reach)
  return reach.right < reach.left
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: reach.left, y: reach.top, width: reach.right - reach.left, height: reach.bottom - reach.top }
}

export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

function walk(node: Node, outer: Matrix, reach: Reach): void {
  const m = node.transform ? compose(outer, node.transform) : outer
  if (node.kind === 'group') {
    if (node.clip !== undefined) takePath(node.clip, m, 0, reach)
    else for (const child of node.children) walk(child, m, reach)
  } else if (node.kind === 'path')
    takePath(node.d, m, node.stroke ? ((node.strokeWidth ?? 1) / 2) * Math.hypot(m[0], m[1]) : 0, reach)
  else {
    const [x, y, w, h] =
      node.kind === 'rect'
        ? [node.x, node.y, node.width, node.height]
        : [node.cx - node.rx, node.cy - node.ry, node.rx * 2, node.ry * 2]
    for (const px of [x, x + w])
      for (const py of [y, y + h]) take(m[0] * px + m[2] * py + m[4], m[1] * px + m[3] * py + m[5], 0, reach)
  }
}

function take(x: number, y: number, by: number, reach: Reach): void {
  if (x - by < reach.left) reach.left = x - by
  if (x + by > reach.right) reach.right = x + by
  if (y - by < reach.top) reach.top = y - by
  if (y + by > reach.bottom) reach.bottom = y + by
}

const ALONG = [0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85].map(
  (t) => [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const,
)

/** Path data as the rigs write it: moves, lines and curves. */
function takePath(d: string, m: Matrix, by: number, reach: Reach): void {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const see = (px: number, py: number) => take(m[0] * px + m[2] * py + m[4], m[1] * px + m[3] * py + m[5], by, reach)
  const outside = (px: number, py: number): boolean => {
    const qx = m[0] * px + m[2] * py + m[4]
    const qy = m[1] * px + m[3] * py + m[5]
    return qx < reach.left || qx > reach.right || qy < reach.top || qy > reach.bottom
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
    see(x3, y3)
    if (command === COMMANDS.C) {
      const [x1, y1, x2, y2] = [(args[0] ?? 0) + ox, (args[1] ?? 0) + oy, (args[2] ?? 0) + ox, (args[3] ?? 0) + oy]
      // A curve never leaves the hull of its handles.
      if (outside(x1, y1) || outside(x2, y2))
        for (const [a, b, c, e] of ALONG) see(a * x + b * x1 + c * x2 + e * x3, a * y + b * y1 + c * y2 + e * y3)
    }
    x = x3
    y = y3
    if (command === COMMANDS.M) {
      startX = x
      startY = y
    }
  })
}
