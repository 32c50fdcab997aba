// The extent of drawn nodes: control points count, so the box holds the curve. Strokes and clips are taken into account.
import { apply, compose } from '../kit/vector'
import { bounds as anyBounds } from '../print/plain'
import type { Box, Matrix, Node } from '../scene'

/** The part that somebody else drew, which may hold any path: measured by the slower reader. */
export const HELD = 'held'

interface Range { left: number; top: number; right: number; bottom: number }
const nothing = (): Range => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })

function take(r: Range, m: Matrix, x: number, y: number, pad: number): void {
  const [px, py] = apply(m, [x, y])
  r.left = Math.min(r.left, px - pad)
  r.right = Math.max(r.right, px + pad)
  r.top = Math.min(r.top, py - pad)
  r.bottom = Math.max(r.bottom, py + pad)
}

const TOKEN = /[A-Z]|-?\d+(?:\.\d+)?/g
const PAIRS: Record<string, number> = { M: 1, L: 1, Q: 2, S: 2, C: 3 }

/** Meets every point and handle of a path, the mirrored ones of S too. */
function addPath(r: Range, m: Matrix, d: string, pad: number): void {
  let [command, seen, x, y, handleX, handleY, half] = ['M', 0, 0, 0, 0, 0, NaN]
  for (const token of d.match(TOKEN) ?? []) {
    if (token >= 'A') {
      command = token
      seen = 0
      continue
    }
    if (Number.isNaN(half)) {
      half = Number(token)
      continue
    }
    const [px, py] = [half, Number(token)]
    half = NaN
    if (command === 'S' && seen === 0) take(r, m, 2 * x - handleX, 2 * y - handleY, pad)
    take(r, m, px, py, pad)
    seen++
    if (seen === PAIRS[command]) {
      ;[x, y] = [px, py]
      seen = 0
    } else {
      ;[handleX, handleY] = [px, py]
    }
  }
}

function addBox(r: Range, m: Matrix, { x, y, width, height }: Box): void {
  for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) take(r, m, x + dx * width, y + dy * height, 0)
}

function addNode(r: Range, node: Node, outer: Matrix, held: boolean): void {
  const m = node.transform ? compose(outer, node.transform) : outer
  if (node.kind === 'group') {
    if (node.part === HELD) return held ? addBox(r, m, anyBounds(node.children)) : undefined
    if (node.clip) addPath(r, m, node.clip, 0)
    else for (const child of node.children) addNode(r, child, m, held)
    return
  }
  const pad = node.stroke ? ((node.strokeWidth ?? 1) / 2) * Math.hypot(m[0], m[1]) : 0
  if (node.kind === 'path') addPath(r, m, node.d, pad)
  else {
    const [x, y, w, h] = node.kind === 'rect' ? [node.x, node.y, node.width, node.height] : [node.cx - node.rx, node.cy - node.ry, 2 * node.rx, 2 * node.ry]
    for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) take(r, m, x + dx * w, y + dy * h, pad)
  }
}

/** For the rig's own paths alone, which hold only absolute M, L, C, S, Q and Z: measured for every figure, so it has to be quick. */
export function pathBounds(d: string): Box {
  const r = nothing()
  addPath(r, [1, 0, 0, 1, 0, 0], d, 0)
  return { x: r.left, y: r.top, width: r.right - r.left, height: r.bottom - r.top }
}

/** Extents of nodes under a matrix, with or without what is held. */
export function bounds(nodes: readonly Node[], m: Matrix, held: boolean): Box {
  const r = nothing()
  for (const node of nodes) addNode(r, node, m, held)
  if (r.left > r.right) return { x: 0, y: 0, width: 0, height: 0 }
  return { x: r.left, y: r.top, width: r.right - r.left, height: r.bottom - r.top }
}
