import { fence, house } from '../buildings'
import { bush, flowers, tree } from '../foliage'
import { frame } from '../frame'
import { distance, earthColour, grassColour, ground, way } from '../ground'
import { sky } from '../sky'
import type { Stage } from '../stage'
import { caravan, farmhouse, flats, houseboat, terrace } from './homes'

const HOMES = { apartment: flats, townhouse: terrace, farm: farmhouse, caravan, houseboat } as const

export function garden(S: Stage): void {
  const { p } = S
  sky(S)
  distance(S, 20)
  const afloat = S.home === 'houseboat'
  if (afloat) S.add(0.5, houseboat(S))
  ground(S, grassColour(S), afloat ? { y: S.gy(0.62) } : {})
  const y = S.gy(0.42)
  if (!afloat) S.add(0.6, bush(S, 120, y, 330, 120, 'h1', p.leafDeep), bush(S, 420, y - 4, 300, 92, 'h2', p.leaf, p.clothWarm), bush(S, 900, y - 6, 340, 120, 'h3', p.leafDeep, p.accent))
  if (!afloat) S.add(0.55, fence(S, -60, 1060, y + 14, 74, '#f7f0df', 'back'))
  way(S, earthColour(S, p.path), { x0: 560, y0: afloat ? S.gy(0.66) : y + 12, x1: 470, phase: 0.4 })
  if (S.home && S.home !== 'house') { if (!afloat) S.add(0.42, HOMES[S.home](S)) } else S.add(0.42, house(S, 700, S.gy(0.64), 400, 240, 'home', { wall: p.wall, roof: p.roof, cols: 2, rows: 1, door: 1, boxes: p.accent, kind: 'hip', roofHeight: 180, d: 0.3, grass: true }))
  S.add(0.3, tree(S, 130, S.gy(0.8), 470, 'apple', 't1'))
  S.add(0.25, bush(S, 985, S.gy(0.76), 190, 100, 'b3', p.leaf, p.bloom))
  S.add(0.15, flowers(S, 680, 1060, S.gy(0.8), S.gy(1.25), 26, [p.accent, p.companion, p.bloom, p.clothWarm], 'a', 1.2), flowers(S, -60, 280, S.gy(0.85), S.gy(1.2), 16, [p.companion, p.bloom, p.clothWarm], 'b', 1.2))
  frame(S, 'leaves', { bloom: p.accent })
}
