import { mix } from '../../kit/colour'
import { house } from '../buildings'
import { flowers, tree } from '../foliage'
import { frame } from '../frame'
import { distance, earthColour, grassColour, ground, way } from '../ground'
import { blob, box, fill, lens, many, strokes } from '../marks'
import { upright } from '../paint'
import { birds, sky } from '../sky'
import type { Stage } from '../stage'

export function park(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('park')
  sky(S)
  distance(S, 26)
  for (let i = 0; i < 5; i++) S.add(0.85, house(S, 90 + i * 50, H + 4, 44, 40 + h.between(0, 40), `pk${i}`, { d: 0.8, cols: 1, rows: 2, door: 'none', chimney: false, roofHeight: 26 }))
  ground(S, grassColour(S))
  S.add(0.45,
    fill(blob(250, S.gy(0.46), 270, 28, h, 12, 0.05), upright(S.gy(0.36), S.gy(0.56), [[0, T(p.water, 0.6, 0.5)], [1, T(p.water, 0.3, 0)]])),
    fill(many(8, () => lens(250 + h.about(190), S.gy(0.46) + h.about(14), 70, 4)), mix(S.sky[2], T(p.water, 0.4, 0.5), 0.3)))
  way(S, earthColour(S, p.path), { x0: 660, y0: S.gy(0.32), x1: 330, phase: 1 })
  S.add(0.36, tree(S, 90, S.gy(0.54), 250, 'round', 'o2', p.leafDeep), tree(S, 560, S.gy(0.38), 150, 'poplar', 'o3'), tree(S, 615, S.gy(0.4), 180, 'poplar', 'o4'), tree(S, 870, S.gy(0.72), 620, 'oak', 'o1'))
  const [x, y] = [745, S.gy(0.74) - 230]
  S.add(0.3, strokes(`M${x - 22} ${Math.round(y)}L${x - 26} ${Math.round(y + 178)}M${x + 22} ${Math.round(y - 4)}L${x + 20} ${Math.round(y + 178)}`, T('#7a5a44', 0.3, 0), 3), fill(box(x - 34, y + 176, 62, 9, h, 1), T(p.wood, 0.3, 0.3)))
  const [bx, by] = [180, S.gy(0.8)]
  S.add(0.2, S.cast(bx, by, 110), fill(box(bx - 84, by - 40, 10, 42, h, 1) + box(bx + 74, by - 40, 10, 42, h, 1), T('#3d4a55', 0.15, 0)), fill(box(bx - 100, by - 48, 200, 12, h, 1), T(p.wood, 0.15, 0.4)), fill(box(bx - 100, by - 92, 200, 11, h, 1) + box(bx - 100, by - 72, 200, 11, h, 1), T(p.wood, 0.15, 0)))
  S.add(0.15, flowers(S, -50, 1050, S.gy(0.9), S.gy(1.4), 30, [p.companion, p.bloom, p.bloom], 'p'))
  S.add(0.5, birds(S, 480, H * 0.5, 5, 8))
  frame(S, 'grass', { bloom: p.companion })
}
