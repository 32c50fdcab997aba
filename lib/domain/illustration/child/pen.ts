// Pens write path data. Bodies are rounded to whole rig units (a head is 200), faces and hands to a tenth: coarser
// numbers make smaller files.
import type { Point } from '../scene'
import { beginPath, finishPath, COMMAND_BYTES, writeByte, createPointWriter } from '../kit/path-writer'
import { add, lerpPoint, mul, normalise, perpendicular, sub } from '../kit/vector'
import { pointAt } from './geometry'

interface Pen {
  /** Smooth curve through points (Catmull-Rom as Bezier); k 0 is straight, 1 is round. */
  smooth(points: readonly Point[], closed?: boolean, k?: number): string
  /** A tapered shape swept along joints; `caps`: how far the round ends reach, in widths. */
  sweep(joints: readonly Point[], widths: readonly number[], caps?: readonly [number, number]): string
  /** A brush stroke from a to b, thick in the middle and pointed at both ends; `bow` bends it sideways. */
  brushStroke(a: Point, b: Point, bow: number, width: number, thickest?: number): string
  /** An ellipse as path data, so that many make one node. */
  disc(centre: Point, rx: number, ry?: number): string
  polyline(points: readonly Point[], closed?: boolean): string
  formatPoint(p: Point): string
}

function createPen(tenth: (v: number) => number): Pen {
  const writer = createPointWriter(tenth)
  const smooth = (points: readonly Point[], closed = true, k = 1): string => {
    const n = points.length
    const nth = closed ? (i: number) => pointAt(points, (i + n) % n) : (i: number) => pointAt(points, i)
    const q = k / 6
    let [p0, p1, p2] = [nth(-1), nth(0), nth(1)]
    beginPath()
    writer.command(COMMAND_BYTES.M, p1[0], p1[1])
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const p3 = nth(i + 2)
      // The handles of this spline mirror each other at every joint, so all segments but the first can use the short
      // command S.
      if (i === 0) {
        writer.command(COMMAND_BYTES.C, p1[0] + (p2[0] - p0[0]) * q, p1[1] + (p2[1] - p0[1]) * q)
        writer.point(p2[0] - (p3[0] - p1[0]) * q, p2[1] - (p3[1] - p1[1]) * q)
      } else writer.command(COMMAND_BYTES.S, p2[0] - (p3[0] - p1[0]) * q, p2[1] - (p3[1] - p1[1]) * q)
      writer.point(p2[0], p2[1])
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
      const [sx, sy] = perpendicular(normalise(sub(pointAt(joints, i + 1), pointAt(joints, i - 1))))
      const half = (widths[i] ?? widths[widths.length - 1] ?? 0) / 2
      left.push([joint[0] + sx * half, joint[1] + sy * half])
      right[last - i] = [joint[0] - sx * half, joint[1] - sy * half]
    })
    const end = normalise(sub(pointAt(joints, last), pointAt(joints, last - 1)))
    const start = normalise(sub(pointAt(joints, 0), pointAt(joints, 1)))
    const tail = (widths[last] ?? widths[widths.length - 1] ?? 0) * caps[1]
    return smooth([
      ...left,
      ...(caps[1] ? [add(pointAt(joints, last), mul(end, tail))] : []),
      ...right,
      ...(caps[0] ? [add(pointAt(joints, 0), mul(start, (widths[0] ?? 0) * caps[0]))] : []),
    ])
  }
  const brushStroke = (a: Point, b: Point, bow: number, width: number, thickest = 0.5): string => {
    const side = perpendicular(normalise(sub(b, a)))
    const middle = add(lerpPoint(a, b, thickest), mul(side, bow))
    const through = (v: Point): Point => sub(mul(v, 2), mul(add(a, b), 0.5))
    beginPath()
    writer.command(COMMAND_BYTES.M, a[0], a[1])
    for (const [half, to] of [
      [width / 2, b],
      [-width / 2, a],
    ] as const) {
      const handle = through(add(middle, mul(side, half)))
      writer.command(COMMAND_BYTES.Q, handle[0], handle[1])
      writer.point(to[0], to[1])
    }
    writeByte(COMMAND_BYTES.Z)
    return finishPath()
  }
  const disc = ([x, y]: Point, rx: number, ry = rx): string => {
    const [kx, ky] = [rx * 0.552, ry * 0.552]
    beginPath()
    writer.command(COMMAND_BYTES.M, x - rx, y)
    writer.command(COMMAND_BYTES.C, x - rx, y - ky)
    writer.point(x - kx, y - ry)
    writer.point(x, y - ry)
    writer.command(COMMAND_BYTES.S, x + rx, y - ky)
    writer.point(x + rx, y)
    writer.point(x + kx, y + ry)
    writer.point(x, y + ry)
    writer.point(x - rx, y + ky)
    writer.point(x - rx, y)
    writeByte(COMMAND_BYTES.Z)
    return finishPath()
  }
  const polyline = (points: readonly Point[], closed = true): string => {
    beginPath()
    points.forEach(([x, y], i) => writer.command(i ? COMMAND_BYTES.L : COMMAND_BYTES.M, x, y))
    if (closed) writeByte(COMMAND_BYTES.Z)
    return finishPath()
  }
  const formatPoint = ([x, y]: Point): string => `${tenth(x) / 10 + 0} ${tenth(y) / 10 + 0}`
  return { smooth, sweep, brushStroke, disc, polyline, formatPoint }
}

export const coarsePen = createPen((v) => Math.round(v) * 10)
export const finePen = createPen((v) => Math.round(v * 10))
