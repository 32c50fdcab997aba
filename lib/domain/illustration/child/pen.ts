// Path data. Bodies are drawn in whole units (a head is 200), faces and hands to a tenth: a coarser pen costs fewer bytes.
import type { Point } from '../scene'
import { add, between, mul, normal, perpendicular, sub } from '../kit/vector'
import { at } from './geometry'

interface Pen {
  /** Smooth curve through points (Catmull-Rom as Bezier); k 0 is straight, 1 is round. */
  smooth(points: readonly Point[], closed?: boolean, k?: number): string
  /** A tapered shape swept along joints; caps are how far the round ends reach, in widths. */
  sweep(joints: readonly Point[], widths: readonly number[], caps?: readonly [number, number]): string
  /** A brush mark: thick in the middle, pointed at both ends. */
  mark(a: Point, b: Point, bow: number, width: number, thickest?: number): string
  /** An ellipse as path data, so that many make one node. */
  disc(centre: Point, rx: number, ry?: number): string
  poly(points: readonly Point[], closed?: boolean): string
  point(p: Point): string
}

function makePen(round: (v: number) => number): Pen {
  const p = (x: Point) => `${round(x[0])} ${round(x[1])}`
  const smooth = (points: readonly Point[], closed = true, k = 1): string => {
    const n = points.length
    const nth = closed ? (i: number) => at(points, (i + n) % n) : (i: number) => at(points, i)
    let d = `M${p(nth(0))}`
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [p0, p1, p2, p3] = [nth(i - 1), nth(i), nth(i + 1), nth(i + 2)]
      // a spline's handles mirror each other at every joint, so all segments but the first can be short
      d += i ? 'S' : `C${p(add(p1, mul(sub(p2, p0), k / 6)))} `
      d += `${p(sub(p2, mul(sub(p3, p1), k / 6)))} ${p(p2)}`
    }
    return closed ? `${d}Z` : d
  }
  const sweep = (joints: readonly Point[], widths: readonly number[], caps: readonly [number, number] = [0.5, 0.5]): string => {
    const last = joints.length - 1
    const left: Point[] = []
    const right: Point[] = []
    joints.forEach((joint, i) => {
      const side = perpendicular(normal(sub(at(joints, i + 1), at(joints, i - 1))))
      const half = (widths[i] ?? widths[widths.length - 1] ?? 0) / 2
      left.push(add(joint, mul(side, half)))
      right.unshift(add(joint, mul(side, -half)))
    })
    const end = normal(sub(at(joints, last), at(joints, last - 1)))
    const start = normal(sub(at(joints, 0), at(joints, 1)))
    const tail = (widths[last] ?? widths[widths.length - 1] ?? 0) * caps[1]
    return smooth([
      ...left, ...(caps[1] ? [add(at(joints, last), mul(end, tail))] : []),
      ...right, ...(caps[0] ? [add(at(joints, 0), mul(start, (widths[0] ?? 0) * caps[0]))] : []),
    ])
  }
  const mark = (a: Point, b: Point, bow: number, width: number, thickest = 0.5): string => {
    const side = perpendicular(normal(sub(b, a)))
    const middle = add(between(a, b, thickest), mul(side, bow))
    const through = (v: Point): Point => sub(mul(v, 2), mul(add(a, b), 0.5))
    return `M${p(a)}Q${p(through(add(middle, mul(side, width / 2))))} ${p(b)}Q${p(through(sub(middle, mul(side, width / 2))))} ${p(a)}Z`
  }
  const disc = ([x, y]: Point, rx: number, ry = rx): string => {
    const [kx, ky] = [rx * 0.552, ry * 0.552]
    return `M${p([x - rx, y])}C${p([x - rx, y - ky])} ${p([x - kx, y - ry])} ${p([x, y - ry])}S${p([x + rx, y - ky])} ${p([x + rx, y])} ${p([x + kx, y + ry])} ${p([x, y + ry])} ${p([x - rx, y + ky])} ${p([x - rx, y])}Z`
  }
  const poly = (points: readonly Point[], closed = true): string => `M${points.map(p).join('L')}${closed ? 'Z' : ''}`
  return { smooth, sweep, mark, disc, poly, point: p }
}

// `+ 0` turns -0 into 0, which prints shorter
export const broad = makePen((v) => Math.round(v) + 0)
export const fine = makePen((v) => Math.round(v * 10) / 10 + 0)
