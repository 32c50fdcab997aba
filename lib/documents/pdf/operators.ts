// PDF content stream operators (ISO 32000-1, 8.5): operands first, then the operator.
import { eachCurve } from '../../domain/illustration/print/curves'
import type { Box, EllipseNode, Matrix, Point, RectNode } from '../../domain/illustration/scene'

/** Two decimals: a hundredth of a scene unit is below any printer's resolution. */
const number = (value: number): string => String(Math.round(value * 100) / 100)
const pair = (x: number, y: number): string => `${number(x)} ${number(y)}`
/** More decimals for matrices: their factors are multiplied by whole pages. */
const factor = (value: number): string => String(Math.round(value * 1e6) / 1e6)
const same = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6

export const transform = ([a, b, c, d, e, f]: Matrix): string =>
  `${factor(a)} ${factor(b)} ${factor(c)} ${factor(d)} ${pair(e, f)} cm`
export const rectangle = ({ x, y, width, height }: Box): string => `${pair(x, y)} ${pair(width, height)} re`

/**
 * Converts SVG path data to operators. A subpath that ends at its start is closed: with round joins and caps that looks
 * the same.
 */
export function outline(d: string): string {
  let out = ''
  let start: Point | undefined
  let end: Point | undefined
  eachCurve(d, (from, c1, c2, to) => {
    if (!start || !end || !same(from, end)) {
      if (start && end && same(start, end)) out += 'h\n'
      start = from
      out += `${pair(from[0], from[1])} m\n`
    }
    out +=
      same(from, c1) && same(c2, to)
        ? `${pair(to[0], to[1])} l\n`
        : `${pair(c1[0], c1[1])} ${pair(c2[0], c2[1])} ${pair(to[0], to[1])} c\n`
    end = to
  })
  return start && end && same(start, end) ? `${out}h` : out
}

/** Bézier handle length of a quarter circle, as a fraction of its radius (kappa). */
const KAPPA = (4 / 3) * (Math.SQRT2 - 1)

export function oval({ cx, cy, rx, ry }: Omit<EllipseNode, 'kind'>): string {
  const [hx, hy] = [rx * KAPPA, ry * KAPPA]
  const quarter = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) =>
    `${pair(cx + x1, cy + y1)} ${pair(cx + x2, cy + y2)} ${pair(cx + x, cy + y)} c\n`
  return `${pair(cx - rx, cy)} m\n${quarter(-rx, -hy, -hx, -ry, 0, -ry)}${quarter(hx, -ry, rx, -hy, rx, 0)}${quarter(rx, hy, hx, ry, 0, ry)}${quarter(-hx, ry, -rx, hy, -rx, 0)}h`
}

export function card({ x, y, width, height, radius = 0 }: Omit<RectNode, 'kind'>): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return rectangle({ x, y, width, height })
  const [right, bottom, k] = [x + width, y + height, r * (1 - KAPPA)]
  return [
    `${pair(x + r, y)} m`,
    `${pair(right - r, y)} l`,
    `${pair(right - k, y)} ${pair(right, y + k)} ${pair(right, y + r)} c`,
    `${pair(right, bottom - r)} l`,
    `${pair(right, bottom - k)} ${pair(right - k, bottom)} ${pair(right - r, bottom)} c`,
    `${pair(x + r, bottom)} l`,
    `${pair(x + k, bottom)} ${pair(x, bottom - k)} ${pair(x, bottom - r)} c`,
    `${pair(x, y + r)} l`,
    `${pair(x, y + k)} ${pair(x + k, y)} ${pair(x + r, y)} c`,
    'h',
  ].join('\n')
}

/** Converts '#rrggbb' to components from 0 to 1. */
export const parts = (colour: string): number[] =>
  [1, 3, 5].map((from) => Math.round((parseInt(colour.slice(from, from + 2), 16) / 255) * 1e4) / 1e4)

const known = new Map<string, string>()
/** Colour components as operands. */
export function rgb(colour: string): string {
  const written = known.get(colour) ?? parts(colour).join(' ')
  known.set(colour, written)
  return written
}
