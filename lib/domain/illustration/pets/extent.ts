// True extents of what is drawn. What a clip hides does not count, and every clip here is filled to its edge.
import { apply, compose } from '../kit/vector'
import type { Box, Matrix, Node, Point } from '../scene'

const STILL: Matrix = [1, 0, 0, 1, 0, 0]
const PART = /([MmLlCcQqZz])([^MmLlCcQqZz]*)/g
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g

export function extentOf(nodes: readonly Node[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  const see = (m: Matrix, p: Point, by = 0) => {
    const [x, y] = apply(m, p)
    x0 = Math.min(x0, x - by)
    x1 = Math.max(x1, x + by)
    y0 = Math.min(y0, y - by)
    y1 = Math.max(y1, y + by)
  }
  const walk = (node: Node, outer: Matrix): void => {
    const m = node.transform ? compose(outer, node.transform) : outer
    if (node.kind === 'group') {
      if (node.clip !== undefined) pathPoints(node.clip, (p) => see(m, p))
      else for (const child of node.children) walk(child, m)
    } else if (node.kind === 'path') {
      const by = node.stroke ? ((node.strokeWidth ?? 1) / 2) * Math.hypot(m[0], m[1]) : 0
      pathPoints(node.d, (p) => see(m, p, by))
    } else if (node.kind === 'ellipse') {
      for (const [x, y] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) see(m, [node.cx + x * node.rx, node.cy + y * node.ry])
    } else for (const [x, y] of [[0, 0], [1, 0], [1, 1], [0, 1]] as const) see(m, [node.x + x * node.width, node.y + y * node.height])
  }
  for (const node of nodes) walk(node, STILL)
  return x1 < x0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

/** Calls for the corners of a path and the extremes of its curves. Commands M, L, C, Q, Z, absolute or relative. */
export function pathPoints(d: string, see: (p: Point) => void): void {
  let [x, y, sx, sy] = [0, 0, 0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(PART)) {
    const numbers = (rest.match(NUMBER) ?? []).map(Number)
    const kind = command.toUpperCase()
    if (kind === 'Z') {
      ;[x, y] = [sx, sy]
      continue
    }
    const relative = command !== kind
    const size = kind === 'C' ? 6 : kind === 'Q' ? 4 : 2
    for (let i = 0; i + size <= numbers.length; i += size) {
      const points: Point[] = [[x, y]]
      for (let j = i; j < i + size; j += 2) points.push([(numbers[j] ?? 0) + (relative ? x : 0), (numbers[j + 1] ?? 0) + (relative ? y : 0)])
      const end = points.at(-1) ?? [x, y]
      see(end)
      if (size > 2) for (const t of [0.2, 0.35, 0.5, 0.65, 0.8]) see(onCurve(points, t))
      ;[x, y] = end
      if (kind === 'M' && i === 0) [sx, sy] = end
    }
  }
}
const onCurve = (points: readonly Point[], t: number): Point => {
  let list = [...points]
  while (list.length > 1) list = list.slice(1).map((p, i): Point => [(list[i]?.[0] ?? 0) * (1 - t) + p[0] * t, (list[i]?.[1] ?? 0) * (1 - t) + p[1] * t])
  return list[0] ?? [0, 0]
}
