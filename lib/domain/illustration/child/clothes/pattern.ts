// Cloth patterns, laid out in the garment's own coordinates, so that they bend with it. One node per colour.
import { add, mul, perpendicular, polar } from '../../kit/vector'
import { path } from '../../kit/shape'
import type { GrownLook } from '../../look'
import type { Colour, Node, Point } from '../../scene'
import { pointAlong, tangentAt, starPoints } from '../geometry'
import { coarsePen } from '../pen'

type Pattern = GrownLook['outfitPattern']
/** Maps garment coordinates to rig units: t along the garment, s across (-1 to 1). */
type ClothMap = (t: number, s: number) => Point

const FLOWER_CENTRE = '#f2b84b'

/** A flower of five petals, each a cubic loop. */
const buildPetalsPath = (o: Point, r: number): string => {
  const at = (degrees: number): string => coarsePen.formatPoint(polar(o, degrees, r * 1.25))
  const centre = coarsePen.formatPoint(o)
  const petals = [0, 1, 2, 3, 4].map((i) => `C${at(i * 72 - 138)} ${at(i * 72 - 42)} ${centre}`)
  return `M${centre}${petals.join('')}Z`
}

function drawMotifs(kind: Pattern, points: readonly Point[], colour: Colour, r: number): Node[] {
  if (!points.length) return []
  if (kind === 'stars') return [path(points.map((p) => coarsePen.polyline(starPoints(p, r * 1.1))).join(''), colour)]
  if (kind === 'flowers')
    return [
      path(points.map((p) => buildPetalsPath(p, r * 1.45)).join(''), colour),
      path(points.map((p) => coarsePen.disc(p, r * 0.36)).join(''), FLOWER_CENTRE),
    ]
  return [path(points.map((p) => coarsePen.disc(p, r * 0.8)).join(''), colour)]
}

const buildBandPath = (on: ClothMap, t: number, high: number, sag: number, wide: number): string =>
  coarsePen.smooth(
    [
      on(t, -wide),
      add(on(t, 0), [0, sag]),
      on(t, wide),
      on(t + high, wide),
      add(on(t + high, 0), [0, sag]),
      on(t + high, -wide),
    ],
    true,
    0.7,
  )

interface PatternArea {
  from: number
  to: number
  /** Distance between stripes and between rows of motifs, along t. */
  step: number
  columns: number
  sag: number
}

export function drawClothPattern(kind: Pattern, on: ClothMap, area: PatternArea, colour: Colour): Node[] {
  const { from, to, step, columns, sag } = area
  if (kind === 'plain') return []
  if (kind === 'stripes' || kind === 'checks') {
    let d = ''
    for (let t = from + step * 0.5; t < to; t += step) d += buildBandPath(on, t, step * 0.44, sag, 1.3)
    if (kind === 'stripes') return [path(d, colour)]
    const uprights = [-0.84, -0.28, 0.28, 0.84]
      .map((s) => coarsePen.sweep([on(from - 0.1, s), on((from + to) / 2, s), on(to + 0.1, s)], [12, 12, 12]))
      .join('')
    return [path(d, colour, { opacity: 0.55 }), path(uprights, colour, { opacity: 0.55 })]
  }
  const points: Point[] = []
  let row = 0
  for (let t = from + step * 0.4; t < to; t += step * 0.82, row++) {
    for (let i = 0; i < columns; i++) points.push(on(t, -0.92 + (i + (row % 2) * 0.5) * (1.84 / (columns - 0.5))))
  }
  return drawMotifs(kind, points, colour, 8)
}

/** A pattern on a sleeve or trouser leg, from t0 to t1 of the limb. */
export function drawLimbPattern(
  kind: Pattern,
  joints: readonly Point[],
  t0: number,
  t1: number,
  width: number,
  colour: Colour,
): Node[] {
  const on: ClothMap = (t, s) => add(pointAlong(joints, t), mul(perpendicular(tangentAt(joints, t)), (s * width) / 2))
  if (kind === 'plain') return []
  if (kind === 'stripes' || kind === 'checks') {
    let d = ''
    for (let t = t0 + 0.05; t < t1; t += 0.1)
      d += coarsePen.smooth([on(t, 1.4), on(t, -1.4), on(t + 0.045, -1.4), on(t + 0.045, 1.4)], true, 0.3)
    return [path(d, colour, kind === 'checks' ? { opacity: 0.55 } : {})]
  }
  const points: Point[] = []
  let row = 0
  for (let t = t0 + 0.05; t < t1; t += 0.125, row++)
    points.push(...(row % 2 ? [on(t, 0)] : [on(t, -0.66), on(t, 0.66)]))
  return drawMotifs(kind, points, colour, 7)
}
