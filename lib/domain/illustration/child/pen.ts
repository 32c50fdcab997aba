// Path data. Bodies are drawn in whole units (a head is 200), faces and hands to a tenth: a coarser pen costs fewer bytes.
import type { Point } from '../scene'
import { beginPath, finishPath, COMMAND_BYTES, writeByte, createPointWriter } from '../kit/path-writer'
import { add, lerpPoint, mul, normalise, perpendicular, sub } from '../kit/vector'
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

function makePen(tenth: (v: number) => number): Pen {
  const ink = createPointWriter(tenth)
  const smooth = (points: readonly Point[], closed = true, k = 1): string => {
    const n = points.length
    const nth = closed ? (i: number) => at(points, (i + n) % n) : (i: number) => at(points, i)
    const q = k / 6
    let [p0, p1, p2] = [nth(-1), nth(0), nth(1)]
    beginPath()
    ink.command(COMMAND_BYTES.M, p1[0], p1[1])
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const p3 = nth(i + 2)
      // A spline's handles mirror each other at every joint, so all segments but the first can be short.
      if (i === 0) {
        ink.command(COMMAND_BYTES.C, p1[0] + (p2[0] - p0[0]) * q, p1[1] + (p2[1] - p0[1]) * q)
        ink.point(p2[0] - (p3[0] - p1[0]) * q, p2[1] - (p3[1] - p1[1]) * q)
      } else ink.command(COMMAND_BYTES.S, p2[0] - (p3[0] - p1[0]) * q, p2[1] - (p3[1] - p1[1]) * q)
      ink.point(p2[0], p2[1])
      p0 = p1
      p1 = p2
      p2 = p3
    }
    if (closed) writeByte(COMMAND_BYTES.Z)
    return finishPath()
  }
  const sweep = (
    joints: readonly Point[],
    widths: readonly number[],
    caps: readonly [number, number] = [0.5, 0.5],
  ): string => {
    const last = joints.length - 1
    const left: Point[] = []
    const right = new Array<Point>(joints.length)
    joints.forEach((joint, i) => {
      const [sx, sy] = perpendicular(normalise(sub(at(joints, i + 1), at(joints, i - 1))))
      const half = (widths[i] ?? widths[widths.length - 1] ?? 0) / 2
      left.push([joint[0] + sx * half, joint[1] + sy * half])
      right[last - i] = [joint[0] - sx * half, joint[1] - sy * half]
    })
    const end = normalise(sub(at(joints, last), at(joints, last - 1)))
    const start = normalise(sub(at(joints, 0), at(joints, 1)))
    const tail = (widths[last] ?? widths[widths.length - 1] ?? 0) * caps[1]
    return smooth([
      ...left,
      ...(caps[1] ? [add(at(joints, last), mul(end, tail))] : []),
      ...right,
      ...(caps[0] ? [add(at(joints, 0), mul(start, (widths[0] ?? 0) * caps[0]))] : []),
    ])
  }
  const mark = (a: Point, b: Point, bow: number, width: number, thickest = 0.5): string => {
    const side = perpendicular(normalise(sub(b, a)))
    const middle = add(lerpPoint(a, b, thickest), mul(side, bow))
    const through = (v: Point): Point => sub(mul(v, 2), mul(add(a, b), 0.5))
    beginPath()
    ink.command(COMMAND_BYTES.M, a[0], a[1])
    for (const [half, to] of [
      [width / 2, b],
      [-width / 2, a],
    ] as const) {
      const handle = through(add(middle, mul(side, half)))
      ink.command(COMMAND_BYTES.Q, handle[0], handle[1])
      ink.point(to[0], to[1])
    }
    writeByte(COMMAND_BYTES.Z)
    return finishPath()
  }
  const disc = ([x, y]: Point, rx: number, ry = rx): string => {
    const [kx, ky] = [rx * 0.552, ry * 0.552]
    beginPath()
    ink.command(COMMAND_BYTES.M, x - rx, y)
    ink.command(COMMAND_BYTES.C, x - rx, y - ky)
    ink.point(x - kx, y - ry)
    ink.point(x, y - ry)
    ink.command(COMMAND_BYTES.S, x + rx, y - ky)
    ink.point(x + rx, y)
    ink.point(x + kx, y + ry)
    ink.point(x, y + ry)
    ink.point(x - rx, y + ky)
    ink.point(x - rx, y)
    writeByte(COMMAND_BYTES.Z)
    return finishPath()
  }
  const poly = (points: readonly Point[], closed = true): string => {
    beginPath()
    points.forEach(([x, y], i) => ink.command(i ? COMMAND_BYTES.L : COMMAND_BYTES.M, x, y))
    if (closed) writeByte(COMMAND_BYTES.Z)
    return finishPath()
  }
  const point = ([x, y]: Point): string => `${tenth(x) / 10 + 0} ${tenth(y) / 10 + 0}`
  return { smooth, sweep, mark, disc, poly, point }
}

export const broad = makePen((v) => Math.round(v) * 10)
export const fine = makePen((v) => Math.round(v * 10))
