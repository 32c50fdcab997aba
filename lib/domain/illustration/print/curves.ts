import type { Point } from '../scene'
import { COMMANDS, eachCommand } from './commands'

type Visit = (from: Point, c1: Point, c2: Point, to: Point) => void

const { M, H, V, C, S, Q, T, A, Z } = COMMANDS

/** An elliptical arc as cubic curves of at most a quarter turn each (SVG 1.1, appendix F.6). */
export function visitArc(
  from: Point,
  rxIn: number,
  ryIn: number,
  degrees: number,
  large: boolean,
  sweep: boolean,
  to: Point,
  visit: Visit,
) {
  let rx = Math.abs(rxIn)
  let ry = Math.abs(ryIn)
  if (rx === 0 || ry === 0) return visit(from, from, to, to)
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const dx = (from[0] - to[0]) / 2
  const dy = (from[1] - to[1]) / 2
  const x1 = cos * dx + sin * dy
  const y1 = -sin * dx + cos * dy
  const over = (x1 / rx) ** 2 + (y1 / ry) ** 2
  if (over > 1) {
    rx *= Math.sqrt(over)
    ry *= Math.sqrt(over)
  }
  const under = (rx * y1) ** 2 + (ry * x1) ** 2
  if (under === 0) return
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under))
  const cx = (k * rx * y1) / ry
  const cy = (-k * ry * x1) / rx
  const mx = cos * cx - sin * cy + (from[0] + to[0]) / 2
  const my = sin * cx + cos * cy + (from[1] + to[1]) / 2
  const start = Math.atan2((y1 - cy) / ry, (x1 - cx) / rx)
  let sweepBy = Math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - start
  if (sweep && sweepBy < 0) sweepBy += 2 * Math.PI
  if (!sweep && sweepBy > 0) sweepBy -= 2 * Math.PI
  const steps = Math.max(1, Math.ceil(Math.abs(sweepBy) / (Math.PI / 2) - 1e-9))
  const step = sweepBy / steps
  const handle = (4 / 3) * Math.tan(step / 4)
  const at = (a: number, along: number): Point => {
    const x = rx * (Math.cos(a) - along * Math.sin(a))
    const y = ry * (Math.sin(a) + along * Math.cos(a))
    return [mx + cos * x - sin * y, my + sin * x + cos * y]
  }
  for (let i = 0; i < steps; i++) {
    const a = start + i * step
    visit(at(a, 0), at(a, handle), at(a + step, -handle), at(a + step, 0))
  }
}

/** Visits path data as absolute cubic curves; straight lines come as curves whose handles lie on their ends. */
export function eachCurve(d: string, visit: Visit): void {
  let at: Point = [0, 0]
  let start: Point = at
  let handle: Point = at
  let previous = 0
  eachCommand(d, (command, absolute, args, count) => {
    const ox = absolute ? 0 : at[0]
    const oy = absolute ? 0 : at[1]
    // The first handle of a smooth curve mirrors the last handle of a preceding curve of the same kind.
    const smooth =
      previous !== 0 &&
      (command === S ? previous === C || previous === S : command === T && (previous === Q || previous === T))
    const mirrored: Point = smooth ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at
    const to: Point =
      command === Z
        ? start
        : command === H
          ? [(args[0] ?? 0) + ox, at[1]]
          : command === V
            ? [at[0], (args[0] ?? 0) + oy]
            : [(args[count - 2] ?? 0) + ox, (args[count - 1] ?? 0) + oy]
    if (command === M) start = to
    else if (command === C || command === S) {
      const c1: Point = command === C ? [(args[0] ?? 0) + ox, (args[1] ?? 0) + oy] : mirrored
      handle = [(args[count - 4] ?? 0) + ox, (args[count - 3] ?? 0) + oy]
      visit(at, c1, handle, to)
    } else if (command === Q || command === T) {
      handle = command === Q ? [(args[0] ?? 0) + ox, (args[1] ?? 0) + oy] : mirrored
      visit(
        at,
        [at[0] + ((handle[0] - at[0]) * 2) / 3, at[1] + ((handle[1] - at[1]) * 2) / 3],
        [to[0] + ((handle[0] - to[0]) * 2) / 3, to[1] + ((handle[1] - to[1]) * 2) / 3],
        to,
      )
    } else if (command === A)
      visitArc(at, args[0] ?? 0, args[1] ?? 0, args[2] ?? 0, args[3] === 1, args[4] === 1, to, visit)
    else visit(at, at, to, to)
    at = to
    previous = command
  })
}
