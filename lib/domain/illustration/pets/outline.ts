/**
 * Outlines as numbers, so that a shape can be moved, measured and clipped before it becomes path data. Written with
 * relative commands: a shape and its translated copy then differ only in their first point, which compresses well.
 */
import { chance } from '../../chance'
import { beginPath, finishPath, COMMAND_BYTES, writeByte, writeSpace, writeTenths } from '../kit/path-writer'
import type { Box, Point } from '../scene'
import { add, lerpPoint, length, mul, normalise, perpendicular, sub } from '../kit/vector'

/** A straight line to a point, or a Bezier curve (two handles, end point). */
export type Segment = readonly [Point] | readonly [Point, Point, Point]
export interface Contour {
  from: Point
  to: readonly Segment[]
  open?: boolean | undefined
}
export type Outline = readonly Contour[]

const tenth = (v: number) => Math.round(v * 10)

const writeNumber = (tenth: number, after: boolean): void => {
  if (after && tenth >= 0) writeSpace()
  writeTenths(tenth)
}

/** An outline as path data, optionally translated by dx, dy: only the first point of each contour differs. */
export function toPathData(outline: Outline, dx = 0, dy = 0): string {
  beginPath()
  for (const contour of outline) {
    let x = tenth(contour.from[0])
    let y = tenth(contour.from[1])
    writeByte(COMMAND_BYTES.M)
    writeTenths(tenth(x / 10 + dx))
    writeSpace()
    writeTenths(tenth(y / 10 + dy))
    for (const segment of contour.to) {
      const [first] = segment
      // Skips lines of no length.
      if (segment.length === 1 && tenth(first[0]) === x && tenth(first[1]) === y) continue
      writeByte(segment.length === 1 ? COMMAND_BYTES.l : COMMAND_BYTES.c)
      let [nx, ny] = [x, y]
      for (const point of segment) {
        nx = tenth(point[0])
        ny = tenth(point[1])
        writeNumber(nx - x, point !== first)
        writeNumber(ny - y, true)
      }
      x = nx
      y = ny
    }
    if (!contour.open) writeByte(COMMAND_BYTES.z)
  }
  return finishPath()
}

export const translateOutline = (outline: Outline, dx: number, dy: number): Outline => {
  const move = ([x, y]: Point): Point => [x + dx, y + dy]
  return outline.map((c) => ({
    from: move(c.from),
    to: c.to.map((s): Segment => (s.length === 1 ? [move(s[0])] : [move(s[0]), move(s[1]), move(s[2])])),
    open: c.open,
  }))
}

/** Bounding box of an outline; handles count too, so it may be a little large. */
export function measureOutline(outline: Outline): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = ([x, y]: Point) => {
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  for (const contour of outline) {
    include(contour.from)
    for (const segment of contour.to) for (const point of segment) include(point)
  }
  return x1 < x0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

export const polygon = (points: readonly Point[]): Outline => [
  { from: points[0] ?? [0, 0], to: points.slice(1).map((p): Segment => [p]) },
]

/** A smooth curve through points (Catmull-Rom as Bezier). */
export function curve(points: readonly Point[], closed = true): Outline {
  const n = points.length
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  const to: Segment[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    to.push([
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      c,
    ])
  }
  return [{ from: at(0), to, open: !closed }]
}

/**
 * An arc of the unit circle between two angles (radians), through any linear map `place`, in pieces of at most a
 * quarter turn.
 */
export function arcSegments(from: number, to: number, place: (x: number, y: number) => Point): Segment[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9))
  const step = (to - from) / pieces
  const k = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: pieces }, (_, i): Segment => {
    const [a, b] = [from + i * step, from + (i + 1) * step]
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
    return [place(ca - k * sa, sa + k * ca), place(cb + k * sb, sb - k * cb), place(cb, sb)]
  })
}

export function oval(centre: Point, rx: number, ry: number, degrees = 0): Outline {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const place = (x: number, y: number): Point => [
    centre[0] + x * rx * c - y * ry * s,
    centre[1] + x * rx * s + y * ry * c,
  ]
  return [{ from: place(1, 0), to: arcSegments(0, Math.PI * 2, place) }]
}

/** Points along a shallow arc from a to b; `sag` is its height as a share of its length. */
export const arcPoints = (a: Point, b: Point, sag: number, count = 5): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    return add(lerpPoint(a, b, t), mul(perpendicular(sub(b, a)), sag * 4 * t * (1 - t)))
  })

/** A leaf shape swept along points, with half-widths; sharp or round at the tip. */
export function leaf(points: readonly Point[], widths: readonly number[], sharp = true): Outline {
  const last = points.length - 1
  const end = points[last] ?? [0, 0]
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((p, i) => {
    const side = perpendicular(normalise(sub(points[Math.min(last, i + 1)] ?? p, points[Math.max(0, i - 1)] ?? p)))
    const w = widths[i] ?? 0
    left.push(add(p, mul(side, w)))
    right.unshift(sub(p, mul(side, w)))
  })
  if (!sharp)
    return curve([...left, add(end, mul(normalise(sub(end, points[last - 1] ?? end)), widths[last] ?? 0)), ...right])
  const up = curve([...left.slice(0, -1), end], false)[0]
  const down = curve([end, ...right.slice(1)], false)[0]
  return [{ from: up?.from ?? end, to: [...(up?.to ?? []), ...(down?.to ?? [])] }]
}

/** A scalloped cloud, for curls, wool and pompoms. */
export function cloud(centre: Point, rx: number, ry: number, count: number, key: string, bump = 0.16): Outline {
  const turn = chance(key, 'turn') * 6
  const at = (i: number): Point => {
    const t = (i / count) * 2 * Math.PI + turn
    const w = 1 + (chance(key, `r${i % count}`) - 0.5) * 0.1
    return [centre[0] + Math.cos(t) * rx * w, centre[1] + Math.sin(t) * ry * w]
  }
  const to: Segment[] = []
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i), at(i + 1)]
    const out = mul(normalise(sub(lerpPoint(a, b, 0.5), centre)), length(sub(b, a)) * (0.34 + bump))
    to.push([add(lerpPoint(a, b, -0.08), out), add(lerpPoint(a, b, 1.08), out), b])
  }
  return [{ from: at(0), to }]
}

const quadratic = (a: Point, handle: Point, b: Point): Segment => [
  lerpPoint(a, handle, 2 / 3),
  lerpPoint(b, handle, 2 / 3),
  b,
]

/** Pointed locks of fur along a line, all leaning the same way; the outline is closed through `back`. */
export function tufts(line: readonly Point[], out: number, lean = 0.35, back: readonly Point[] = []): Outline {
  const to: Segment[] = []
  for (let i = 0; i < line.length - 1; i++) {
    const a = line[i] ?? [0, 0]
    const b = line[i + 1] ?? a
    const way = sub(b, a)
    const tip = add(add(b, mul(way, lean)), mul(normalise(perpendicular(way)), out))
    to.push(quadratic(a, add(lerpPoint(a, tip, 0.5), mul(normalise(perpendicular(sub(tip, a))), out * 0.35)), tip))
    to.push(quadratic(tip, lerpPoint(b, tip, 0.45), b))
  }
  return [{ from: line[0] ?? [0, 0], to: [...to, ...back.map((p): Segment => [p])] }]
}
