import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import type { Colour, Point } from '../../scene'
import { bunting, house, lanterns } from '../buildings'
import { snowy } from '../foliage'
import { frame } from '../frame'
import { earthColour } from '../ground'
import { box, dots, fill, lens, many, oval, tones } from '../marks'
import type { Marks } from '../marks'
import { upright } from '../paint'
import { soft } from '../shadow'
import { sky } from '../sky'
import type { Stage } from '../stage'

const row = (k: number, at: (i: number) => Point): Point[] => Array.from({ length: k }, (_, i) => at(i))

/** A stall with a striped roof, heaps of fruit on its counter, lit from within at night. x is its left. */
function stall(S: Stage, x: number, y: number, w: number, colour: Colour, fruit: readonly Colour[], key: string): Marks {
  const { T, p } = S
  const h = S.hand(key)
  const d = S.depthAt(y) * 0.7
  const tall = w * 0.82
  const on = S.row.lit === 1
  const part = w / 7
  const q = tones()
  for (let i = 0; i < 7; i++) q.put(i & 1, `M${Math.round(x + w * 0.06 + i * part * 0.88)} ${Math.round(y - tall)}h${Math.round(part * 0.88) + 1}L${Math.round(x + (i + 1) * part)} ${Math.round(y - tall * 0.7)}q${Math.round(-part / 2)} ${Math.round(tall * 0.12)} ${Math.round(-part)} 0z`)
  const heap = fruit.map((f, i) => {
    const [bw, bx, fy, s] = [w / fruit.length, x + (i * w) / fruit.length, y - tall * 0.38, w * 0.034]
    return [
      dots(row(6, (j) => [bx + bw * (0.16 + j * 0.135), fy - s * 0.5]), s * 2.1, on ? mix(S.lamplit(f), S.row.shadow, 0.3) : T(f, d, -0.45)),
      dots(row(5, (j) => [bx + bw * (0.22 + j * 0.14), fy - s * 1.7]), s * 2.1, on ? S.lamplit(f) : T(f, d, 0)), dots(row(4, (j) => [bx + bw * (0.28 + j * 0.14), fy - s * 2.8]), s * 2, on ? S.lamplit(f) : T(f, d, 0.35)),
      fill(box(bx + 4, fy - 2, bw - 8, tall * 0.13, h, 1), T(p.wood, d, 0.6)), fill(box(bx + 4, fy + tall * 0.05, bw - 8, 3, h, 0.5), T(p.wood, d, -0.3)),
    ]
  })
  return [
    S.cast(x + w / 2, y, w * 0.62),
    on ? [soft(x + w / 2, y, w, w * 0.3, [[0, '#ffcf7a', 0.6], [0.5, '#ffb85a', 0.25], [1, '#ffb85a', 0]]), soft(x + w / 2, y - tall * 0.5, w * 0.8, w * 0.8, [[0, '#ffcf7a', 0.5], [1, '#ffb85a', 0]])] : null,
    fill(box(x + 6, y - tall * 0.8, w * 0.03, tall * 0.8, h, 1) + box(x + w - 14, y - tall * 0.8, w * 0.03, tall * 0.8, h, 1), T(p.wood, d, -0.2)),
    fill(box(x + 10, y - tall * 0.7, w - 20, tall * 0.34, h, 1), on ? mix('#ffd88c', T(p.wood, d, 0), 0.2) : T(p.wood, d, -1)),
    fill(box(x, y - tall * 0.38, w, tall * 0.38, h, 2), T(p.wood, d, 0)), fill(box(x, y - tall * 0.2, w, tall * 0.03, h, 1) + box(x, y - tall * 0.05, w, tall * 0.03, h, 1), T(p.wood, d, -0.6)),
    heap, fill(q.get(0), T(colour, d, 0.05)), fill(q.get(1), T('#fbf3e2', d, 0)), fill(box(x + w * 0.05, y - tall * 1.03, w * 0.9, tall * 0.05, h, 1), T(colour, d, -0.5)), rect(x + 10, y - tall * 0.66, w - 20, tall * 0.1, S.shadow, { opacity: 0.22 }),
    snowy(S) ? fill(many(7, (i) => lens(x + w * (0.12 + i * 0.127), y - tall * 1.0, w * 0.22, tall * 0.15) + oval(x + w * (0.12 + i * 0.127), y - tall * (0.96 - (i % 2) * 0.04), w * 0.075, tall * 0.06)), T(p.snow, d, 0.3)) : null,
  ]
}

function crate(S: Stage, x: number, y: number, s: number, colour: Colour): Marks {
  const h = S.hand(`crate${x}`)
  return [
    S.under(x, y, s * 0.8, 0.16), dots(row(6, (i) => [x - s * 0.4 + i * s * 0.16, y - s * 0.5]), s * 0.22, S.T(colour, 0, -0.3)), dots(row(5, (i) => [x - s * 0.32 + i * s * 0.16, y - s * 0.62]), s * 0.22, S.T(colour, 0, 0.2)),
    fill(box(x - s * 0.55, y - s * 0.46, s * 1.1, s * 0.46, h, 2), S.T(S.p.wood, 0, 0.4)), fill(box(x - s * 0.55, y - s * 0.25, s * 1.1, 4, h, 1), S.T(S.p.wood, 0, -0.6)),
  ]
}

export function market(S: Stage): void {
  const { T, p } = S
  const h = S.hand('market')
  sky(S)
  const base = S.gy(0.46)
  const walls = [p.wallWarm, p.wall, p.clothWarm, mix(p.water, p.wall, 0.5)]
  for (let x = -60, i = 0; x < 1050; i++) {
    const w = Math.round(h.between(120, 170))
    if (Math.abs(x + w / 2 - 500) < 90) S.add(0.8, house(S, x + 40, base - 20, 60, 330, 'tower', { d: 0.74, wall: p.wall, roof: p.roofCool, cols: 1, rows: 4, door: 'none', chimney: false, roofHeight: 90 }))
    else S.add(0.7, house(S, x, base, w, 200 + h.between(-30, 40), `mk${i}`, { d: 0.56, wall: walls[i % 4] ?? p.wall, kind: (['hip', 'gable', 'step'] as const)[i % 3] ?? 'gable', cols: 2, rows: 2, door: 'none', roofHeight: 66 }))
    x += w
  }
  const c = earthColour(S, p.path)
  S.add(0.5, fill(box(-300, base - 4, 1600, 900, h, 2), upright(base, 1000, [[0, T(c, 0.55, 0.2)], [0.5, T(c, 0.05, 0.1)], [1, T(c, 0, -0.6)]])), fill(many(90 * S.detail, () => { const s = h.between(0.5, 1.6); return lens(h.between(-60, 1060), S.gy(s), 46 * s, 10 * s) }), T(p.earth, 0.15, 0.1), 0.4))
  S.add(0.4, stall(S, 20, S.gy(0.68), 230, p.cloth, [p.companion, p.leaf, p.clothWarm], 's1'), stall(S, 300, S.gy(0.56), 150, p.leafDeep, [p.companion, p.accent], 's2'))
  S.add(0.25, stall(S, 740, S.gy(0.84), 330, p.accent, [p.accent, p.companion, p.leaf, p.clothWarm], 's3'))
  S.add(0.3, lanterns(S, -20, 150, 1020, 160, 60, 13, 0.2))
  S.add(0.4, bunting(S, -40, 60, 1040, 110, 60, 20, [p.accent, p.companion, p.cloth], 0.3, 'm'))
  S.add(0.06, crate(S, 915, S.gy(1.1), 100, p.companion), crate(S, 815, S.gy(1.16), 84, p.leaf))
  S.warm = S.dark ? 0.35 : 0
  frame(S, 'planter', { bloom: p.accent })
}
