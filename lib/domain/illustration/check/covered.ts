import { transformPoint } from '../kit/vector'
import { eachCurve } from '../print/curves'
import { bounds } from '../print/node-tree'
import type { Box, Matrix, Node, Point } from '../scene'

export interface Circle {
  centre: Point
  radius: number
}

/** Sample points spread evenly over a circle by the golden angle (Vogel's sunflower). */
const CIRCLE_SAMPLES = 90
const sampleCircle = ({ centre, radius }: Circle): Point[] =>
  Array.from({ length: CIRCLE_SAMPLES }, (_, i) => {
    const [far, turn] = [Math.sqrt((i + 0.5) / CIRCLE_SAMPLES) * radius, i * 2.399963]
    return [centre[0] + Math.cos(turn) * far, centre[1] + Math.sin(turn) * far]
  })

const invert = ([a, b, c, d, e, f]: Matrix): Matrix | null => {
  const det = a * d - b * c
  return Math.abs(det) < 1e-9
    ? null
    : [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]
}

/** Number of straight segments that stand for a curve. */
const CURVE_SEGMENTS = 5
type Edge = readonly [from: Point, to: Point]
function flattenPath(d: string): Edge[] {
  const out: Edge[] = []
  eachCurve(d, (a, b, c, e) => {
    const straight = a[0] === b[0] && a[1] === b[1] && c[0] === e[0] && c[1] === e[1]
    let from = a
    for (let i = 1, n = straight ? 1 : CURVE_SEGMENTS; i <= n; i++) {
      const t = i / n
      const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      const to: Point = [p * a[0] + q * b[0] + r * c[0] + s * e[0], p * a[1] + q * b[1] + r * c[1] + s * e[1]]
      out.push([from, to])
      from = to
    }
  })
  return out
}

function isInside(outline: readonly Edge[], [x, y]: Point, evenOdd: boolean): boolean {
  let winding = 0
  let crossings = 0
  for (const [[x0, y0], [x1, y1]] of outline) {
    if (y0 <= y === y1 <= y || x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) < x) continue
    crossings++
    winding += y1 > y0 ? 1 : -1
  }
  return evenOdd ? crossings % 2 === 1 : winding !== 0
}

const OPAQUE_FROM = 0.5
const isOpaque = (node: Exclude<Node, { kind: 'group' }>): boolean =>
  node.fill !== undefined &&
  (node.opacity ?? 1) > OPAQUE_FROM &&
  (typeof node.fill === 'string' || node.fill.stops.every(([, , opacity]) => (opacity ?? 1) > OPAQUE_FROM))

/** Indices of the points that the nodes hide. */
function findHidden(nodes: readonly Node[], points: readonly Point[]): Set<number> {
  const found = new Set<number>()
  for (const node of nodes) {
    const back = node.transform ? invert(node.transform) : null
    const local = node.transform ? (back ? points.map((p) => transformPoint(back, p)) : []) : points
    if (node.kind === 'group') {
      const clip = node.clip === undefined ? null : flattenPath(node.clip)
      for (const i of findHidden(node.children, local))
        if (!clip || isInside(clip, local[i] ?? [0, 0], false)) found.add(i)
      continue
    }
    if (!isOpaque(node)) continue
    const outline = node.kind === 'path' ? flattenPath(node.d) : []
    local.forEach((p, i) => {
      if (
        node.kind === 'path'
          ? isInside(outline, p, node.evenOdd === true)
          : node.kind === 'ellipse'
            ? ((p[0] - node.cx) / node.rx) ** 2 + ((p[1] - node.cy) / node.ry) ** 2 < 1
            : p[0] > node.x && p[0] < node.x + node.width && p[1] > node.y && p[1] < node.y + node.height
      )
        found.add(i)
    })
  }
  return found
}

const hiddenShare = ({ x, y, width, height }: Box, points: readonly Point[], by: readonly Node[]): number => {
  const box = bounds(by)
  if (box.x > x + width || box.x + box.width < x || box.y > y + height || box.y + box.height < y) return 0
  return findHidden(by, points).size / points.length
}

/** Share of a circle that the nodes hide, 0 to 1: by their true shapes, not by bounding boxes. */
export const measureCoveredCircle = (round: Circle, by: readonly Node[]): number => {
  const {
    centre: [x, y],
    radius,
  } = round
  return hiddenShare({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, sampleCircle(round), by)
}

const GRID = 10
/** Share of a box that the nodes hide, 0 to 1. */
export const measureCoveredBox = (box: Box, by: readonly Node[]): number =>
  hiddenShare(
    box,
    Array.from({ length: GRID * GRID }, (_, i) => [
      box.x + (((i % GRID) + 0.5) / GRID) * box.width,
      box.y + ((Math.floor(i / GRID) + 0.5) / GRID) * box.height,
    ]),
    by,
  )
