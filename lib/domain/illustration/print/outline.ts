import type { Point } from '../scene'

type Visit = (from: Point, c1: Point, c2: Point, to: Point) => void

const TOKENS = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** An elliptical arc as cubic curves (SVG 1.1, appendix F.6), each of a quarter turn at most. */
function arc(from: Point, rxIn: number, ryIn: number, degrees: number, large: boolean, sweep: boolean, to: Point, visit: Visit) {
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
  if (over > 1) { rx *= Math.sqrt(over); ry *= Math.sqrt(over) }
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

/** Walks path data as absolute cubic curves; straight lines come as curves whose handles lie on their ends. */
export function eachCurve(d: string, visit: Visit): void {
  let at: Point = [0, 0]
  let start: Point = at
  let handle: Point = at
  let previous = ''
  const line = (to: Point) => { visit(at, at, to, to); at = to }
  const quadratic = (c: Point, to: Point) => {
    visit(at, [at[0] + ((c[0] - at[0]) * 2) / 3, at[1] + ((c[1] - at[1]) * 2) / 3], [to[0] + ((c[0] - to[0]) * 2) / 3, to[1] + ((c[1] - to[1]) * 2) / 3], to)
    handle = c
    at = to
  }
  const run = (command: string, args: readonly number[]) => {
    const kind = command.toLowerCase()
    const [ox, oy] = command === kind ? at : [0, 0]
    const x = (i: number) => (args[i] ?? 0) + ox
    const y = (i: number) => (args[i] ?? 0) + oy
    const mirror = (of: string): Point => (of.includes(previous) && previous !== '' ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at)
    if (kind === 'm') { at = [x(0), y(1)]; start = at }
    else if (kind === 'l') line([x(0), y(1)])
    else if (kind === 'h') line([x(0), at[1]])
    else if (kind === 'v') line([at[0], y(0)])
    else if (kind === 'z') line(start)
    else if (kind === 'c' || kind === 's') {
      const k = kind === 'c' ? 2 : 0
      const c1: Point = kind === 'c' ? [x(0), y(1)] : mirror('cs')
      handle = [x(k), y(k + 1)]
      const to: Point = [x(k + 2), y(k + 3)]
      visit(at, c1, handle, to)
      at = to
    } else if (kind === 'q') quadratic([x(0), y(1)], [x(2), y(3)])
    else if (kind === 't') quadratic(mirror('qt'), [x(0), y(1)])
    else if (kind === 'a') {
      const to: Point = [x(5), y(6)]
      arc(at, args[0] ?? 0, args[1] ?? 0, args[2] ?? 0, args[3] === 1, args[4] === 1, to, visit)
      at = to
    }
    previous = kind
  }
  let command = ''
  let args: number[] = []
  for (const [, letter, number] of d.matchAll(TOKENS)) {
    if (letter !== undefined) {
      command = letter
      args = []
      if (letter === 'z' || letter === 'Z') run(letter, args)
    } else if (number !== undefined) {
      args.push(Number(number))
      if (args.length === ARGUMENTS[command.toLowerCase()]) {
        run(command, args)
        args = []
        // Further pairs after a move are lines (SVG 1.1, 8.3.2).
        if (command === 'M') command = 'L'
        if (command === 'm') command = 'l'
      }
    }
  }
}
