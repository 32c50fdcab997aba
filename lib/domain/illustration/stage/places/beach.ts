import { mix } from '../../kit/colour'
import { lerp } from '../../kit/vector'
import type { Colour, Point } from '../../scene'
import { frame } from '../frame'
import { earthColour } from '../ground'
import { box, dab, dots, fill, land, limbs, many, oval, scatter, sheet, strokes, wash } from '../marks'
import type { Marks } from '../marks'
import { upright } from '../paint'
import { birds, sky, water } from '../sky'
import type { Stage } from '../stage'

export function sail(S: Stage, x: number, y: number, s: number, colour: Colour, d = 0.6): Marks {
  return [
    fill(`M${x} ${y}l${s * 0.9} ${-s * 0.2}q${-s * 0.5} ${-s * 0.9} ${-s * 0.8} ${-s * 1.6}z`, S.T(colour, d, 0.3)),
    fill(`M${x - s * 0.06} ${y - s * 0.1}q${-s * 0.4} ${-s * 0.5} ${-s * 0.1} ${-s * 1.2}z`, S.T('#fbf3e2', d, 0)),
    fill(`M${x - s * 0.7} ${y}h${s * 1.6}l${-s * 0.3} ${s * 0.24}h${-s}z`, S.T(S.p.wood, d, -0.2)),
  ]
}

export function parasol(S: Stage, x: number, y: number, R: number, colour: Colour): Marks {
  const edge = (a: number): Point => [x + 30 + Math.cos(a) * R, y - R * 1.2 + Math.sin(a) * 18 + (1 - Math.abs(Math.cos(a))) * 10]
  const [tx, ty] = [x + 34, Math.round(y - R * 1.83)]
  const ribs: Marks[] = []
  for (let i = 0; i < 6; i++) {
    const [A, B] = [edge(Math.PI * (1 + i / 6)), edge(Math.PI * (1 + (i + 1) / 6))]
    ribs.push(fill(`M${tx} ${ty}Q${Math.round(lerp(tx, A[0], 0.7))} ${ty + 12} ${Math.round(A[0])} ${Math.round(A[1])}q${Math.round((B[0] - A[0]) / 2)} 16 ${Math.round(B[0] - A[0])} ${Math.round(B[1] - A[1])}Q${Math.round(lerp(tx, B[0], 0.7))} ${ty + 12} ${tx} ${ty}Z`, S.T(i & 1 ? '#fbf3e2' : colour, 0.05, (i - 2.5) * 0.22 * S.sx)))
  }
  return [S.cast(x - 10, y, 140), fill(limbs([[x, y], [x + 16, y - R * 0.86], [x + 34, y - R * 1.72]], [8, 8, 8]), S.T('#f7ead2', 0.05, -0.3)), ribs]
}

/** Sea, wet edge and sand; y is where the waves end. */
export function shore(S: Stage, y: number): void {
  const { T, p } = S
  const sand = earthColour(S, p.sand)
  const h = S.hand('shore')
  const line = (o: number, w: number) => (x: number) => y + o + Math.sin(x / 150 + 1) * 26 * w + Math.sin(x / 60) * 9 * w + (x - 500) * 0.08
  const shallow = T(p.water, 0.2, 0.6)
  S.add(0.42,
    fill(land(line(-46, 1)), mix(shallow, '#ffffff', S.dark ? 0.05 : 0.2), 0.75), fill(land(line(-22, 1.1)), T('#ffffff', 0.2, 0.1)), fill(land(line(-10, 1.15)), mix(shallow, T(sand, 0.2, 0), 0.55)),
    fill(land(line(4, 1)), T(sand, 0.1, -0.65)), fill(land(line(22, 0.9)), upright(y, 1000, [[0, T(sand, 0.15, 0.2)], [0.5, T(sand, 0, 0.2)], [1, T(sand, 0, -0.55)]])),
    fill(wash(h, -200, y + 60, 1200, 360, 14, 340, 12, 0.04), T(sand, 0, -0.4), 0.4), fill(wash(h, -200, y + 60, 1200, 300, 10, 340, 10, 0.04), T(sand, 0, 0.8), 0.5),
    dots(scatter(70, () => [h.next() * 1000, y + 60 + h.next() * 300]), 4, T(sand, 0, -0.8)), dots(scatter(36, (i) => [100 + i * 9 + (i % 2) * 16, S.G + 100 - i * 6]), 7, T(sand, 0, -0.7)))
}

const shell = (S: Stage, x: number, y: number, s: number, colour: Colour): Marks => [fill(oval(x + 3, y + 3, s * 1.1, s * 0.4), S.shadow, 0.25), fill(many(5, (i) => dab(x, y, s * 1.5, s * 0.3, -150 + i * 30)), S.T(colour, 0, 0.1))]

export function beach(S: Stage): void {
  const { T, p, H, G } = S
  const h = S.hand('beach')
  const hy = H - 60
  sky(S)
  S.add(0.95,
    fill(land((x) => hy - 10 - Math.max(0, 90 - Math.abs(x - 940) * 0.4) - Math.max(0, 40 - Math.abs(x - 760) * 0.4), 40, 560, 1160, hy + 8), T(p.leafDeep, 0.82, 0)),
    fill(box(926, hy - 190, 30, 96, h, 1), T('#fbf3e2', 0.72, 0.2)), fill(box(926, hy - 160, 30, 20, h, 1) + box(926, hy - 122, 30, 18, h, 1) + sheet([[920, hy - 190], [962, hy - 190], [941, hy - 220]], h, 1), T(p.accent, 0.72, 0)))
  const wy = S.gy(0.6)
  S.add(0.8, water(S, hy, wy))
  S.add(0.75, sail(S, 430, hy + 26, 44, '#fbf3e2'), sail(S, 690, hy + 12, 24, p.clothWarm), birds(S, 560, hy - 110, 4, 11))
  shore(S, wy)
  const [x, y] = [860, S.gy(0.94)]
  S.add(0.1,
    fill(sheet([[x - 110, y + 6], [x + 60, y - 6], [x + 100, y + 34], [x - 90, y + 50]], h, 3), T(p.cloth, 0, 0)),
    fill(sheet([[x - 70, y + 3], [x - 30, y], [x - 10, y + 45], [x - 54, y + 47]], h, 1) + sheet([[x + 20, y - 3], [x + 44, y - 5], [x + 76, y + 37], [x + 44, y + 41]], h, 1), T('#fbf3e2', 0, 0)),
    parasol(S, x, y, 175, p.accent),
    fill(`M${x - 60} ${y + 74}l8 -44h44l8 44q-30 10 -60 0z`, T(p.companion, 0, 0)), fill(oval(x - 30, y + 30, 22, 5), T(p.companion, 0, -0.8)), strokes(`M${x - 51} ${y + 30}q21 -44 42 0`, T('#fbf3e2', 0, 0), 3))
  S.add(0.03, shell(S, 230, G + 70, 16, p.clothWarm), shell(S, 420, G + 110, 11, p.wall), shell(S, 640, G + 94, 13, p.companion))
  frame(S, 'grass', { bloom: null, colour: p.leafDeep, high: false })
}
