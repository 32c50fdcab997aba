// Marks are the brush strokes and paper shapes that pictures are made of. Functions that return path data are named for
// the shape they draw. All irregularity comes from a keyed random source, never from Math.random.
import { stream } from '../../chance'
import { beginPath, finishPath, COMMAND_BYTES, writeByte, createPointWriter, writeText } from '../kit/path-writer'
import { path } from '../kit/shape'
import { hypot } from '../kit/vector'
import type { Colour, Node, Paint, PathNode, Point } from '../scene'
import { USES, type Footprint, type PlaceThing } from './footprint'

export interface Rng {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A number between -v and v. */
  about: (v: number) => number
  of: <T>(list: readonly [T, ...T[]]) => T
}
export function createRng(seed: string, key: string): Rng {
  const next = stream(seed, key)
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    about: (v) => (next() * 2 - 1) * v,
    of: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}

/** A thing with the ground that it takes. */
export interface Standing {
  footprint: Footprint
  marks: Marks
}
/** What hangs on a wall, or stands against it: it gives way where the story's own thing hangs. */
export interface Hanging {
  hung: Marks
}
/** Nodes in any nesting. Empty entries are dropped by `flattenMarks`. */
export type Marks = Node | Standing | Hanging | null | undefined | readonly Marks[]
export function flattenMarks(marks: Marks, into: Node[] = []): Node[] {
  if (!marks) return into
  if (isList(marks)) for (const one of marks) flattenMarks(one, into)
  else if (isStanding(marks)) flattenMarks(marks.marks, into)
  else if (isHanging(marks)) flattenMarks(marks.hung, into)
  else into.push(marks)
  return into
}
const isStanding = (marks: Node | Standing | Hanging): marks is Standing => 'footprint' in marks
const isHanging = (marks: Node | Hanging): marks is Hanging => 'hung' in marks
export const hang = (...hung: Marks[]): Hanging => ({ hung })
/** What a place puts down: its foot's middle at x, y (the nearest edge), with half its width and its height. */
export const stand = (
  thing: PlaceThing,
  x: number,
  y: number,
  half: number,
  height: number,
  ...marks: Marks[]
): Standing => ({
  footprint: { use: USES[thing], left: x - half, right: x + half, front: y, height },
  marks,
})
interface Part {
  footprint?: Footprint
  nodes: Node[]
  /** Those of the nodes that hang on a wall, each thing by itself. */
  hung?: Node[][]
}
/** The things of a mark each by itself, and what is between them, in painting order. */
export function splitStanding(marks: Marks, into: Part[] = []): Part[] {
  if (!marks) return into
  if (isList(marks)) for (const one of marks) splitStanding(one, into)
  else if (isStanding(marks)) into.push({ footprint: marks.footprint, nodes: flattenMarks(marks.marks) })
  else {
    const nodes = isHanging(marks) ? flattenMarks(marks.hung) : [marks]
    const before = into.at(-1)
    const last: Part = before && !before.footprint ? before : { nodes: [] }
    if (last !== before) into.push(last)
    last.nodes.push(...nodes)
    if (isHanging(marks)) last.hung = [...(last.hung ?? []), nodes]
  }
  return into
}
const isList = (marks: Node | Standing | Hanging | readonly Marks[]): marks is readonly Marks[] => Array.isArray(marks)

export const fill = (d: string, paint: Paint, opacity?: number): PathNode | null =>
  d ? path(d, paint, opacity === undefined ? {} : { opacity }) : null
export const stroke = (d: string, colour: Colour, width: number, opacity?: number): PathNode | null =>
  d
    ? path(
        d,
        undefined,
        opacity === undefined
          ? { stroke: colour, strokeWidth: width }
          : { stroke: colour, strokeWidth: width, opacity },
      )
    : null
export const repeat = (k: number, draw: (i: number) => string): string => {
  let d = ''
  for (let i = 0; i < Math.round(k); i++) d += draw(i)
  return d
}

/**
 * Rounds large coordinates to whole page units, which takes a third of the bytes and cannot be seen at 1000 units a
 * page. Small ones keep a decimal.
 */
const ink = createPointWriter((v) => (Math.abs(v) > 9 ? Math.round(v) * 10 : Math.round(v * 10)))
const wholeInk = createPointWriter((v) => Math.round(v) * 10)
const NOWHERE: Point = [0, 0]

/** Appends a smooth curve through the points (Catmull-Rom, `k` its tension) to the path that is being written. */
function appendCurve(points: readonly Point[], closed: boolean, k: number): void {
  const m = points.length
  const at = (i: number): Point => points[closed ? (i + m) % m : Math.max(0, Math.min(m - 1, i))] ?? NOWHERE
  const q = k / 6
  let [a, b, c] = [at(-1), at(0), at(1)]
  beginPath()
  ink.command(COMMAND_BYTES.M, b[0], b[1])
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const e = at(i + 2)
    ink.command(COMMAND_BYTES.C, b[0] + (c[0] - a[0]) * q, b[1] + (c[1] - a[1]) * q)
    ink.point(c[0] - (e[0] - b[0]) * q, c[1] - (e[1] - b[1]) * q)
    ink.point(c[0], c[1])
    a = b
    b = c
    c = e
  }
}
export function smoothPath(points: readonly Point[], closed = true, k = 1): string {
  appendCurve(points, closed, k)
  if (closed) writeByte(COMMAND_BYTES.Z)
  return finishPath()
}
export function straightPath(points: readonly Point[]): string {
  beginPath()
  points.forEach(([x, y], i) => ink.command(i ? COMMAND_BYTES.L : COMMAND_BYTES.M, x, y))
  writeByte(COMMAND_BYTES.Z)
  return finishPath()
}
/** A radius that is half its width after both are rounded: else each half would bulge, and the oval be too high. */
const roundRadius = (r: number): number =>
  r >= 10 ? Math.round(r) : r >= 5 ? Math.round(r * 2) / 2 : r >= 1 ? Math.round(r * 10) / 10 : r

export function oval(x: number, y: number, rx: number, ry = rx): string {
  const half = roundRadius(rx)
  beginPath()
  ink.command(COMMAND_BYTES.M, x - half, y)
  for (const way of [2, -2]) {
    ink.command(COMMAND_BYTES.a, half, ry)
    writeText(' 0 1 0')
    ink.point(way * half, 0)
  }
  writeByte(COMMAND_BYTES.z)
  return finishPath()
}
export function bar(x: number, y: number, w: number, h: number): string {
  beginPath()
  ink.command(COMMAND_BYTES.M, x, y)
  ink.axisCommand(COMMAND_BYTES.h, w)
  ink.axisCommand(COMMAND_BYTES.v, h)
  ink.axisCommand(COMMAND_BYTES.h, -w)
  writeByte(COMMAND_BYTES.z)
  return finishPath()
}

/** A leaf or brush dab: from x, y for `length` along `angle` degrees, widest in the middle. */
export function dab(x: number, y: number, length: number, width: number, angle: number, bend = 0): string {
  const t = (angle * Math.PI) / 180
  const [c, s, h] = [Math.cos(t), Math.sin(t), length / 2]
  const [one, two] = [width + bend, -width + bend]
  beginPath()
  ink.command(COMMAND_BYTES.M, x, y)
  ink.command(COMMAND_BYTES.q, c * h - s * one, s * h + c * one)
  ink.point(c * length, s * length)
  ink.command(COMMAND_BYTES.q, -c * h - s * two, -s * h + c * two)
  ink.point(-c * length, -s * length)
  writeByte(COMMAND_BYTES.z)
  return finishPath()
}
/** A level lens: the mark for water, mist and shade on the ground. */
export function lens(x: number, y: number, w: number, h: number): string {
  beginPath()
  ink.command(COMMAND_BYTES.M, x - w / 2, y)
  ink.command(COMMAND_BYTES.q, w / 2, -h)
  ink.point(w, 0)
  ink.command(COMMAND_BYTES.q, -w / 2, h)
  ink.point(-w, 0)
  writeByte(COMMAND_BYTES.z)
  return finishPath()
}

/** A polygon of cut paper: corners moved a little, sides slightly bowed. */
export function paperPath(points: readonly Point[], rng: Rng, amount = 3): string {
  const q = points.map(([x, y]): Point => [x + rng.about(amount), y + rng.about(amount)])
  const first = q[0] ?? NOWHERE
  beginPath()
  ink.command(COMMAND_BYTES.M, first[0], first[1])
  q.forEach((p, i) => {
    const e = q[(i + 1) % q.length] ?? first
    const bow = Math.min(hypot(e[0] - p[0], e[1] - p[1]) * 0.012, 2.5)
    ink.command(COMMAND_BYTES.Q, (p[0] + e[0]) / 2 + rng.about(bow), (p[1] + e[1]) / 2 + rng.about(bow))
    ink.point(e[0], e[1])
  })
  writeByte(COMMAND_BYTES.Z)
  return finishPath()
}
export function box(x: number, y: number, w: number, h: number, rng: Rng, amount = 2): string {
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  return Math.max(w, h) < 64
    ? straightPath(corners.map(([a, b]): Point => [a + rng.about(amount), b + rng.about(amount)]))
    : paperPath(corners, rng, amount)
}
/** Land: a curve y(x) across the page and beyond, closed far below it. */
export function land(y: (x: number) => number, step = 70, from = -160, to = 1160, bottom = 1500): string {
  const points: Point[] = []
  for (let x = from; x <= to + step; x += step) points.push([x, y(x)])
  appendCurve(points, false, 1)
  ink.command(COMMAND_BYTES.L, to + step, bottom)
  ink.command(COMMAND_BYTES.L, from, bottom)
  writeByte(COMMAND_BYTES.Z)
  return finishPath()
}
export function blob(cx: number, cy: number, rx: number, ry: number, rng: Rng, corners = 9, amount = 0.1): string {
  const points: Point[] = []
  for (let i = 0; i < corners; i++) {
    const t = (i / corners) * 2 * Math.PI
    const m = 1 + rng.about(amount)
    points.push([cx + Math.cos(t) * rx * m, cy + Math.sin(t) * ry * m])
  }
  return smoothPath(points)
}
/** Ovals around an ellipse: foliage, cloud, bush, wool. */
export function clump(cx: number, cy: number, rx: number, ry: number, rng: Rng, k = 8, size = 0.42): string {
  return (
    oval(cx, cy, rx * 0.7, ry * 0.7) +
    repeat(k, (i) => {
      const t = ((i + rng.next() * 0.5) / k) * 2 * Math.PI
      const s = size * rng.between(0.8, 1.2)
      return oval(cx + Math.cos(t) * rx * (1 - s * 0.9), cy + Math.sin(t) * ry * (1 - s * 0.9), rx * s, ry * s)
    })
  )
}
/** Dry brush: long level strokes with broken ends, so that no sky, wall or field is flat. */
export function wash(
  rng: Rng,
  x: number,
  y: number,
  w: number,
  height: number,
  k: number,
  length: number,
  thick: number,
  slope = 0,
): string {
  return repeat(k, () => {
    const [X, Y] = [x + rng.next() * w, y + rng.next() * height]
    const [L, t] = [length * rng.between(0.4, 1.2), thick * rng.between(0.5, 1.2)]
    beginPath()
    ink.command(COMMAND_BYTES.M, X, Y)
    ink.command(COMMAND_BYTES.q, L * 0.3, -t + slope * L * 0.3)
    ink.point(L, slope * L)
    ink.command(COMMAND_BYTES.l, -L * 0.12, t * 0.35)
    ink.command(COMMAND_BYTES.l, L * 0.07, t * 0.2)
    ink.command(COMMAND_BYTES.q, -L * 0.5, t * 0.9 - slope * L * 0.5)
    ink.point(-L * 0.9, t * 0.1 - slope * L * 0.9)
    ink.command(COMMAND_BYTES.l, L * 0.06, -t * 0.3)
    writeByte(COMMAND_BYTES.z)
    return finishPath()
  })
}
/** Dots of one size as one stroked path: eight characters a dot. */
export function dots(points: readonly Point[], size: number, colour: Colour, opacity?: number): PathNode | null {
  beginPath()
  for (const [x, y] of points) {
    wholeInk.command(COMMAND_BYTES.M, x, y)
    writeText('h.1')
  }
  return stroke(finishPath(), colour, size, opacity)
}
export const scatter = (k: number, at: (i: number) => Point | null): Point[] => {
  const points: Point[] = []
  for (let i = 0; i < Math.round(k); i++) {
    const p = at(i)
    if (p) points.push(p)
  }
  return points
}
export const taperedPath = (points: readonly Point[], widths: readonly number[]): string => {
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  const at = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? [0, 0]
  const along = (a: Point, b: Point): Point => {
    const l = hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  }
  points.forEach(([x, y], i) => {
    const [ux, uy] = along(at(i - 1), at(i + 1))
    const half = (widths[i] ?? 0) / 2
    left.push([x - uy * half, y + ux * half])
    right.unshift([x + uy * half, y - ux * half])
  })
  const end = (i: number, from: number): Point => {
    const [ux, uy] = along(at(from), at(i))
    const half = (widths[i] ?? 0) / 2
    return [at(i)[0] + ux * half, at(i)[1] + uy * half]
  }
  return smoothPath([...left, end(last, last - 1), ...right, end(0, 1)])
}

/** The shadow of a cut-paper shape on what is behind it: the same shape, offset. */
export const drawPaperShadow = (d: string, colour: Colour, dx: number, dy: number, opacity: number): PathNode | null =>
  d ? path(d, colour, { opacity, transform: [1, 0, 0, 1, dx, dy] }) : null

/** Path data collected by tone, so that each tone is one path. */
export interface Tones {
  put: (tone: number, d: string) => void
  get: (tone: number) => string
}
export function createTones(): Tones {
  const by = new Map<number, string>()
  return {
    put: (tone, d) => {
      by.set(tone, (by.get(tone) ?? '') + d)
    },
    get: (tone) => by.get(tone) ?? '',
  }
}
