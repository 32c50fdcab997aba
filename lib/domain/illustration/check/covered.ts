import { transformPoint } from '../kit/vector'
import { eachCurve } from '../print/curves'
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
interface Outline {
  /** x, y of where each edge begins and ends. */
  edges: number[]
  box: Extent
}
interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}
const NOWHERE: Readonly<Extent> = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
function extend(box: Extent, x: number, y: number): void {
  if (x < box.left) box.left = x
  if (x > box.right) box.right = x
  if (y < box.top) box.top = y
  if (y > box.bottom) box.bottom = y
}

/** The same figures are tried in many places: what was flattened is kept, as much of it as some twenty figures have. */
const KEPT_OUTLINES = 4000
const outlines = new Map<string, Outline>()
function outlineOf(d: string): Outline {
  const known = outlines.get(d)
  if (known) return known
  if (outlines.size >= KEPT_OUTLINES) outlines.clear()
  const outline = flattenPath(d)
  outlines.set(d, outline)
  return outline
}

function flattenPath(d: string): Outline {
  const edges: number[] = []
  const box = { ...NOWHERE }
  eachCurve(d, (a, b, c, e) => {
    const straight = a[0] === b[0] && a[1] === b[1] && c[0] === e[0] && c[1] === e[1]
    let x = a[0]
    let y = a[1]
    extend(box, x, y)
    for (let i = 1, n = straight ? 1 : CURVE_SEGMENTS; i <= n; i++) {
      const t = i / n
      const p = (1 - t) ** 3
      const q = 3 * t * (1 - t) ** 2
      const r = 3 * t * t * (1 - t)
      const s = t ** 3
      const toX = p * a[0] + q * b[0] + r * c[0] + s * e[0]
      const toY = p * a[1] + q * b[1] + r * c[1] + s * e[1]
      edges.push(x, y, toX, toY)
      extend(box, toX, toY)
      x = toX
      y = toY
    }
  })
  return { edges, box }
}

function isInside({ edges }: Outline, x: number, y: number, evenOdd: boolean): boolean {
  let winding = 0
  let crossings = 0
  for (let i = 0; i < edges.length; i += 4) {
    const y0 = edges[i + 1] ?? 0
    const y1 = edges[i + 3] ?? 0
    if (y0 <= y === y1 <= y) continue
    const x0 = edges[i] ?? 0
    if (x0 + ((y - y0) / (y1 - y0)) * ((edges[i + 2] ?? 0) - x0) < x) continue
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

interface Sought {
  /** Its index among all points. */
  i: number
  at: Point
}

/** Adds the indices of the points that the nodes hide. */
function findHidden(nodes: readonly Node[], points: readonly Sought[], found: Set<number>): void {
  let open = points.filter(({ i }) => !found.has(i))
  let before = found.size
  for (const node of nodes) {
    // Most nodes hide none of them, and most have no transform: then the list stays as it is.
    if (found.size !== before) open = open.filter(({ i }) => !found.has(i))
    before = found.size
    if (open.length === 0) return
    const back = node.transform ? invert(node.transform) : null
    if (node.transform && !back) continue
    const left = back ? open.map(({ i, at }): Sought => ({ i, at: transformPoint(back, at) })) : open
    if (node.kind === 'group') {
      findHidden(node.children, node.clip === undefined ? left : insideOf(node.clip, left, false), found)
      continue
    }
    if (!isOpaque(node)) continue
    const hidden =
      node.kind === 'path'
        ? insideOf(node.d, left, node.evenOdd === true)
        : left.filter(({ at: [x, y] }) =>
            node.kind === 'ellipse'
              ? ((x - node.cx) / node.rx) ** 2 + ((y - node.cy) / node.ry) ** 2 < 1
              : x > node.x && x < node.x + node.width && y > node.y && y < node.y + node.height,
          )
    for (const { i } of hidden) found.add(i)
  }
}

/** The points within a path. Most paths are nowhere near, which their extents say at once. */
function insideOf(d: string, points: readonly Sought[], evenOdd: boolean): Sought[] {
  const outline = outlineOf(d)
  const { left, top, right, bottom } = outline.box
  return points.filter(
    ({ at: [x, y] }) => x >= left && x <= right && y >= top && y <= bottom && isInside(outline, x, y, evenOdd),
  )
}

/** Indices of the points that the nodes hide. */
export function findHiddenPoints(points: readonly Point[], by: readonly Node[]): ReadonlySet<number> {
  const found = new Set<number>()
  findHidden(
    by,
    points.map((at, i) => ({ i, at })),
    found,
  )
  return found
}

/** Share of a circle that the nodes hide, 0 to 1: by their true shapes, not by bounding boxes. */
export const measureCoveredCircle = (round: Circle, by: readonly Node[]): number =>
  findHiddenPoints(sampleCircle(round), by).size / CIRCLE_SAMPLES

const GRID = 10
/** Share of a box that the nodes hide, 0 to 1. */
export const measureCoveredBox = (box: Box, by: readonly Node[]): number =>
  findHiddenPoints(
    Array.from({ length: GRID * GRID }, (_, i) => [
      box.x + (((i % GRID) + 0.5) / GRID) * box.width,
      box.y + ((Math.floor(i / GRID) + 0.5) / GRID) * box.height,
    ]),
    by,
  ).size /
  (GRID * GRID)
