import type { Box, Figure } from '../scene'
import { MARGIN, PAGE } from './layout'
import type { PlacedFigure } from './placed'
import type { Role } from './roles'

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const boxAt = ({ box }: Figure, x: number, y: number): Box => ({ x: x + box.x, y: y + box.y, width: box.width, height: box.height })
/** Marks who sits in arms, with nothing to stand on. */
const IN_ARMS = 1
/** How near the bearer it sits, as a part of standing clear. */
const TIGHT = 0.86

/** In the arms when they are free and the face stays so; else sitting close by, where it hides least of the others and they of it. */
export function carried(role: Role, figure: Figure, bearer: PlacedFigure, others: readonly PlacedFigure[]): PlacedFigure {
  const { lap } = bearer.figure.anchors
  const { face, box } = bearer.figure
  const chin = face.centre[1] + face.radius * 1.05
  const sink = figure.box.height * 0.32
  const free = !others.some((other) => other.role.carriedBy === role.carriedBy && other.lift === IN_ARMS)
  const inArms = free && lap[1] + sink - figure.box.height > chin - figure.box.height * 0.2 && figure.box.height < box.height * 0.62
  const row = bearer.row + 0.5
  if (inArms) return { role, figure, x: bearer.x + lap[0] - (figure.box.x + figure.box.width / 2) * 0.6, y: bearer.y + Math.min(0, lap[1] + sink), row, lift: IN_ARMS }

  const [right, left] = [box.x + box.width - figure.box.x, box.x - figure.box.x - figure.box.width]
  const middle = box.x + box.width / 2 - figure.box.x - figure.box.width / 2
  // Before the feet of its bearer only when it is small enough to leave the face free.
  const before = -figure.box.height > chin + face.radius * 0.3 ? [middle] : []
  const sides = bearer.x <= PAGE / 2 ? [right * TIGHT, left * TIGHT] : [left * TIGHT, right * TIGHT]
  const taken = others.filter((other) => other !== bearer).map((other) => boxAt(other.figure, other.x, other.y))
  const cost = (by: number): number => {
    const at = boxAt(figure, bearer.x + by, bearer.y)
    return taken.reduce((sum, other) => sum + overlap(at, other), 0) + Math.max(0, MARGIN - at.x, at.x + at.width - PAGE + MARGIN) * at.height
  }
  const best = [...sides, ...before].reduce((least, by) => (cost(by) < cost(least) - 1 ? by : least))
  return { role, figure, x: bearer.x + best, y: bearer.y, row, lift: 0 }
}
