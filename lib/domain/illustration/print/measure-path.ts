// Extents of path data. Most pictures' time went into measuring, so it reads numbers and builds no points.
import type { Box, Matrix, Point } from '../scene'
import { COMMANDS, eachCommand } from './commands'
import { visitArc } from './curves'

export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}
export const createEmptyExtent = (): Extent => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })
export const includePoint = (extent: Extent, x: number, y: number, pad = 0): void => {
  if (x - pad < extent.left) extent.left = x - pad
  if (x + pad > extent.right) extent.right = x + pad
  if (y - pad < extent.top) extent.top = y - pad
  if (y + pad > extent.bottom) extent.bottom = y + pad
}
export const boxOf = ({ left, top, right, bottom }: Extent): Box =>
  left > right ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left, height: bottom - top }

/** Parameter at which the derivative of a cubic Bezier is zero: one of two, by `sign`. It may lie off the curve. */
function findCubicExtremum(a: number, b: number, c: number, d: number, sign: 1 | -1): number {
  const p = -a + 3 * b - 3 * c + d
  const q = 2 * (a - 2 * b + c)
  const r = b - a
  return Math.abs(p) < 1e-9 ? -r / q : (-q + sign * Math.sqrt(Math.max(0, q * q - 4 * p * r))) / (2 * p)
}
const cubicAt = (a: number, b: number, c: number, d: number, t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3

const isInside = ({ left, top, right, bottom }: Extent, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

function includeCurve(
  extent: Extent,
  m: Matrix,
  pad: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): void {
  const px0 = m[0] * x0 + m[2] * y0 + m[4]
  const py0 = m[1] * x0 + m[3] * y0 + m[5]
  const px1 = m[0] * x1 + m[2] * y1 + m[4]
  const py1 = m[1] * x1 + m[3] * y1 + m[5]
  const px2 = m[0] * x2 + m[2] * y2 + m[4]
  const py2 = m[1] * x2 + m[3] * y2 + m[5]
  const px3 = m[0] * x3 + m[2] * y3 + m[4]
  const py3 = m[1] * x3 + m[3] * y3 + m[5]
  includePoint(extent, px0, py0, pad)
  includePoint(extent, px3, py3, pad)
  // A curve never leaves the convex hull of its handles; mostly these lie inside the extent already.
  if (isInside(extent, px1, py1) && isInside(extent, px2, py2)) return
  for (let i = 0; i < 4; i++) {
    const sign = i % 2 ? -1 : 1
    const t = i < 2 ? findCubicExtremum(px0, px1, px2, px3, sign) : findCubicExtremum(py0, py1, py2, py3, sign)
    if (t > 0 && t < 1) includePoint(extent, cubicAt(px0, px1, px2, px3, t), cubicAt(py0, py1, py2, py3, t), pad)
  }
}

const { M, H, V, C, S, Q, T, A, Z } = COMMANDS
/** Of the path that is read: the current point, where its contour began, and the last handle. */
const read = { x: 0, y: 0, startX: 0, startY: 0, handleX: 0, handleY: 0, previous: 0 }

/** Includes a path exactly: curves by their extrema. `pad` on all sides, in the units that `m` leads to. */
export function includePath(extent: Extent, d: string, m: Matrix, pad: number): void {
  read.x = read.y = read.startX = read.startY = read.handleX = read.handleY = read.previous = 0
  eachCommand(d, (command, absolute, args, count) => {
    const { x, y, previous } = read
    const ox = absolute ? 0 : x
    const oy = absolute ? 0 : y
    const toX = command === Z ? read.startX : command === V ? x : (args[command === H ? 0 : count - 2] ?? 0) + ox
    const toY = command === Z ? read.startY : command === H ? y : (args[command === V ? 0 : count - 1] ?? 0) + oy
    if (command === M) {
      read.startX = toX
      read.startY = toY
    } else if (command === C || command === S) {
      const isSmooth = command === S && (previous === C || previous === S)
      const x1 = command === C ? (args[0] ?? 0) + ox : isSmooth ? 2 * x - read.handleX : x
      const y1 = command === C ? (args[1] ?? 0) + oy : isSmooth ? 2 * y - read.handleY : y
      const x2 = (args[count - 4] ?? 0) + ox
      const y2 = (args[count - 3] ?? 0) + oy
      includeCurve(extent, m, pad, x, y, x1, y1, x2, y2, toX, toY)
      read.handleX = x2
      read.handleY = y2
    } else if (command === Q || command === T) {
      const isSmooth = command === T && (previous === Q || previous === T)
      const qx = command === Q ? (args[0] ?? 0) + ox : isSmooth ? 2 * x - read.handleX : x
      const qy = command === Q ? (args[1] ?? 0) + oy : isSmooth ? 2 * y - read.handleY : y
      const [x1, y1] = [x + ((qx - x) * 2) / 3, y + ((qy - y) * 2) / 3]
      const [x2, y2] = [toX + ((qx - toX) * 2) / 3, toY + ((qy - toY) * 2) / 3]
      includeCurve(extent, m, pad, x, y, x1, y1, x2, y2, toX, toY)
      read.handleX = qx
      read.handleY = qy
    } else if (command === A)
      visitArc(
        [x, y],
        args[0] ?? 0,
        args[1] ?? 0,
        args[2] ?? 0,
        args[3] === 1,
        args[4] === 1,
        [toX, toY],
        (p: Point, q: Point, r: Point, s: Point) =>
          includeCurve(extent, m, pad, p[0], p[1], q[0], q[1], r[0], r[1], s[0], s[1]),
      )
    else {
      includePoint(extent, m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5], pad)
      includePoint(extent, m[0] * toX + m[2] * toY + m[4], m[1] * toX + m[3] * toY + m[5], pad)
    }
    read.x = toX
    read.y = toY
    read.previous = command
  })
}
