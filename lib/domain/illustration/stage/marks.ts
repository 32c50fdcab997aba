// Marks: what a hand with scissors and a gouache brush makes, as path data. All chance comes from a keyed stream.
import { stream } from '../../chance'
import { path } from '../kit/shape'
import type { Colour, Node, Paint, PathNode, Point } from '../scene'

export interface Hand {
  /** 0 up to 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** Up to v, either way. */
  about: (v: number) => number
  of: <T>(list: readonly [T, ...T[]]) => T
}
export function hand(seed: string, key: string): Hand {
  const next = stream(seed, key)
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    about: (v) => (next() * 2 - 1) * v,
    of: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}

/** Nodes in any nesting; gaps fall out when they are laid on the stage. */
export type Marks = Node | null | undefined | readonly Marks[]
export function flat(marks: Marks, into: Node[] = []): Node[] {
  if (!marks) return into
  if (isList(marks)) for (const one of marks) flat(one, into)
  else into.push(marks)
  return into
}
const isList = (marks: Node | readonly Marks[]): marks is readonly Marks[] => Array.isArray(marks)

export const fill = (d: string, paint: Paint, opacity?: number): PathNode | null => (d ? path(d, paint, opacity === undefined ? {} : { opacity }) : null)
export const strokes = (d: string, colour: Colour, width: number, opacity?: number): PathNode | null =>
  d ? path(d, undefined, opacity === undefined ? { stroke: colour, strokeWidth: width } : { stroke: colour, strokeWidth: width, opacity }) : null
export const many = (k: number, draw: (i: number) => string): string => {
  let d = ''
  for (let i = 0; i < Math.round(k); i++) d += draw(i)
  return d
}

/** Whole numbers are a third of the bytes, and no eye sees the loss at 1000 units a page; small things keep a decimal. */
const n = (v: number) => (Math.abs(v) > 9 ? Math.round(v) : Math.round(v * 10) / 10)

export function smooth(points: readonly Point[], closed = true, k = 1): string {
  const m = points.length
  const at = (i: number): Point => points[closed ? (i + m) % m : Math.max(0, Math.min(m - 1, i))] ?? [0, 0]
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  const q = k / 6
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(b[0] + (c[0] - a[0]) * q)} ${n(b[1] + (c[1] - a[1]) * q)} ${n(c[0] - (e[0] - b[0]) * q)} ${n(c[1] - (e[1] - b[1]) * q)} ${n(c[0])} ${n(c[1])}`
  }
  return d + (closed ? 'Z' : '')
}
export const straight = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`
export const bar = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

/** A leaf or brush dab: from x, y for `length` along `angle` degrees, fattest in the middle. */
export function dab(x: number, y: number, length: number, width: number, angle: number, bend = 0): string {
  const t = (angle * Math.PI) / 180
  const [c, s, h] = [Math.cos(t), Math.sin(t), length / 2]
  const [one, two] = [width + bend, -width + bend]
  return `M${n(x)} ${n(y)}q${n(c * h - s * one)} ${n(s * h + c * one)} ${n(c * length)} ${n(s * length)}q${n(-c * h - s * two)} ${n(-s * h + c * two)} ${n(-c * length)} ${n(-s * length)}z`
}
/** A level lens: the mark for water, mist and shade on the ground. */
export const lens = (x: number, y: number, w: number, h: number): string => `M${n(x - w / 2)} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0z`

/** Cut paper: corners moved a little, sides bowed a hair. */
export function sheet(points: readonly Point[], h: Hand, amount = 3): string {
  const q = points.map(([x, y]): Point => [x + h.about(amount), y + h.about(amount)])
  const first = q[0] ?? [0, 0]
  let d = `M${n(first[0])} ${n(first[1])}`
  q.forEach((p, i) => {
    const e = q[(i + 1) % q.length] ?? first
    const bow = Math.min(Math.hypot(e[0] - p[0], e[1] - p[1]) * 0.012, 2.5)
    d += `Q${n((p[0] + e[0]) / 2 + h.about(bow))} ${n((p[1] + e[1]) / 2 + h.about(bow))} ${n(e[0])} ${n(e[1])}`
  })
  return d + 'Z'
}
export function box(x: number, y: number, w: number, h: number, r: Hand, amount = 2): string {
  const corners: Point[] = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
  return Math.max(w, h) < 64 ? straight(corners.map(([a, b]): Point => [a + r.about(amount), b + r.about(amount)])) : sheet(corners, r, amount)
}
/** Land: a curve y(x) across the page and beyond, closed far below it. */
export function land(y: (x: number) => number, step = 70, from = -160, to = 1160, bottom = 1500): string {
  const points: Point[] = []
  for (let x = from; x <= to + step; x += step) points.push([x, y(x)])
  return `${smooth(points, false)}L${n(to + step)} ${n(bottom)}L${n(from)} ${n(bottom)}Z`
}
export function blob(cx: number, cy: number, rx: number, ry: number, h: Hand, corners = 9, amount = 0.1): string {
  const points: Point[] = []
  for (let i = 0; i < corners; i++) {
    const t = (i / corners) * 2 * Math.PI
    const m = 1 + h.about(amount)
    points.push([cx + Math.cos(t) * rx * m, cy + Math.sin(t) * ry * m])
  }
  return smooth(points)
}
/** Ovals round an ellipse: foliage, cloud, bush, wool. */
export function clump(cx: number, cy: number, rx: number, ry: number, h: Hand, k = 8, size = 0.42): string {
  return oval(cx, cy, rx * 0.7, ry * 0.7) + many(k, (i) => {
    const t = ((i + h.next() * 0.5) / k) * 2 * Math.PI
    const s = size * h.between(0.8, 1.2)
    return oval(cx + Math.cos(t) * rx * (1 - s * 0.9), cy + Math.sin(t) * ry * (1 - s * 0.9), rx * s, ry * s)
  })
}
/** Dry brush: long level strokes with broken ends, so that no sky, wall or field is flat. */
export function wash(h: Hand, x: number, y: number, w: number, height: number, k: number, length: number, thick: number, slope = 0): string {
  return many(k, () => {
    const [X, Y] = [x + h.next() * w, y + h.next() * height]
    const [L, t] = [length * h.between(0.4, 1.2), thick * h.between(0.5, 1.2)]
    return `M${n(X)} ${n(Y)}q${n(L * 0.3)} ${n(-t + slope * L * 0.3)} ${n(L)} ${n(slope * L)}l${n(-L * 0.12)} ${n(t * 0.35)}l${n(L * 0.07)} ${n(t * 0.2)}` +
      `q${n(-L * 0.5)} ${n(t * 0.9 - slope * L * 0.5)} ${n(-L * 0.9)} ${n(t * 0.1 - slope * L * 0.9)}l${n(L * 0.06)} ${n(-t * 0.3)}z`
  })
}
/** Dots of one size as one stroked path, eight characters a dot. */
export const dots = (points: readonly Point[], size: number, colour: Colour, opacity?: number): PathNode | null =>
  strokes(points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`).join(''), colour, size, opacity)
export const scatter = (k: number, at: (i: number) => Point | null): Point[] => {
  const points: Point[] = []
  for (let i = 0; i < Math.round(k); i++) {
    const p = at(i)
    if (p) points.push(p)
  }
  return points
}
export const limbs = (points: readonly Point[], widths: readonly number[]): string => {
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  const at = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? [0, 0]
  const along = (a: Point, b: Point): Point => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
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
  return smooth([...left, end(last, last - 1), ...right, end(0, 1)])
}

/** The shadow that a cut sheet throws on the sheets behind it: its own shape, a little higher or to the side. */
export const paperShadow = (d: string, colour: Colour, dx: number, dy: number, opacity: number): PathNode | null => (d ? path(d, colour, { opacity, transform: [1, 0, 0, 1, dx, dy] }) : null)

/** Path data gathered by tone, one path each. */
export interface Tones { put: (tone: number, d: string) => void; get: (tone: number) => string }
export function tones(): Tones {
  const by = new Map<number, string>()
  return { put: (tone, d) => { by.set(tone, (by.get(tone) ?? '') + d) }, get: (tone) => by.get(tone) ?? '' }
}
