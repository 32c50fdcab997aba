// Constructors of scene nodes, named after the SVG elements, and basic path data.
import { chance } from '../../chance'
import { beginPath, finishPath, COMMAND_BYTES, writeByte, createPointWriter } from './path-writer'
import type { EllipseNode, Gradient, GroupNode, Movable, Node, Paint, PathNode, Point, RectNode, Stop } from '../scene'

type Rest<T, K extends keyof T> = Partial<Omit<T, K | 'kind'>>

export const path = (d: string, fill?: Paint, rest: Rest<PathNode, 'd' | 'fill'> = {}): PathNode => ({
  kind: 'path',
  d,
  fill,
  ...rest,
})
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill?: Paint,
  rest: Rest<EllipseNode, 'cx' | 'cy' | 'rx' | 'ry' | 'fill'> = {},
): EllipseNode => ({ kind: 'ellipse', cx, cy, rx, ry, fill, ...rest })
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill?: Paint,
  rest: Rest<RectNode, 'x' | 'y' | 'width' | 'height' | 'fill'> = {},
): RectNode => ({ kind: 'rect', x, y, width, height, fill, ...rest })
export const group = (children: readonly Node[], rest: Rest<GroupNode, 'children'> = {}): GroupNode => ({
  kind: 'group',
  children,
  ...rest,
})
/** A part that the reader may move; nothing where nothing is drawn. */
export const movable = (move: Movable, children: readonly Node[]): Node[] =>
  children.length ? [group(children, { move })] : []
export const linearGradient = (from: Point, to: Point, stops: readonly Stop[]): Gradient => ({
  kind: 'linear',
  from,
  to,
  stops,
})
export const radialGradient = (centre: Point, radius: number, stops: readonly Stop[]): Gradient => ({
  kind: 'radial',
  centre,
  radius,
  stops,
})

const ink = createPointWriter((v) => Math.round(v * 10))
const NOWHERE: Point = [0, 0]

/** Smooth curve through points (Catmull-Rom as Bezier); k 0 is straight, 1 is round. */
export function smoothPath(points: readonly Point[], closed = true, k = 1): string {
  const n = points.length
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? NOWHERE
  let [p0, p1, p2] = [at(-1), at(0), at(1)]
  beginPath()
  ink.command(COMMAND_BYTES.M, p1[0], p1[1])
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p3 = at(i + 2)
    ink.command(COMMAND_BYTES.C, p1[0] + ((p2[0] - p0[0]) / 6) * k, p1[1] + ((p2[1] - p0[1]) / 6) * k)
    ink.point(p2[0] - ((p3[0] - p1[0]) / 6) * k, p2[1] - ((p3[1] - p1[1]) / 6) * k)
    ink.point(p2[0], p2[1])
    p0 = p1
    p1 = p2
    p2 = p3
  }
  if (closed) writeByte(COMMAND_BYTES.Z)
  return finishPath()
}

export function polygonPath(points: readonly Point[]): string {
  beginPath()
  points.forEach(([x, y], i) => ink.command(i ? COMMAND_BYTES.L : COMMAND_BYTES.M, x, y))
  writeByte(COMMAND_BYTES.Z)
  return finishPath()
}

/** Moves points by a small keyed amount, like an edge cut with scissors; the same key gives the same edge. */
export const jitterPoints = (points: readonly Point[], key: string, amount = 0.8): Point[] =>
  points.map(([x, y], i) => [
    x + (chance(key, `x${i}`) - 0.5) * 2 * amount,
    y + (chance(key, `y${i}`) - 0.5) * 2 * amount,
  ])
