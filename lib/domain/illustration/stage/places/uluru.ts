import { mix } from '../../kit/colour'
import { group, rect } from '../../kit/shape'
import type { Point } from '../../scene'
import { tree } from '../foliage'
import { frame } from '../frame'
import { ground, way } from '../ground'
import { blob, dab, fill, flat, many, sheet, smooth, tones } from '../marks'
import type { Marks } from '../marks'
import { upright } from '../paint'
import { birds, hills, sky } from '../sky'
import type { Stage } from '../stage'

const RED = '#cf6a42'

export function uluru(S: Stage): void {
  const { T, p, H, fx, sx } = S
  const h = S.hand('uluru')
  const y = H + 26
  const tall = 300
  sky(S)
  const outline: Point[] = ([[-60, 8], [40, 20], [110, 102], [170, 210], [250, 276], [380, 300], [560, 306], [700, 285], [800, 252], [870, 180], [925, 84], [990, 22], [1080, 6]] as const).map(([x, up]): Point => [x, y - up + h.about(4)])
  const rock = `${smooth(outline, false, 0.8)}L1400 ${y + 60}L-200 ${y + 60}Z`
  S.add(0.95, hills(S, 'u0', H + 4, 12, p.roofCool, 0.92).marks)
  const grooves = (k: number) => many(k, () => { const up = tall * h.between(0.45, 0.9); return dab(100 + h.next() * 800, y - up, up, h.between(3, 11), 90 + h.about(7), h.about(9)) })
  S.add(0.85, group(flat([
    fill(rock, upright(y - tall, y + 20, [[0, T(RED, 0.3, 0.45)], [0.6, T(RED, 0.34, 0)], [1, mix(T(RED, 0.4, -0.5), S.haze, 0.25)]])),
    fill(sheet(sx < 0 ? [[605, y - tall * 1.2], [1116, y - tall], [1116, y + 30], [711, y + 30]] : [[-20, y - tall], [324, y - tall * 1.2], [254, y + 30], [-20, y + 30]], h, 6), T(RED, 0.36, -0.8), 0.62),
    fill(grooves(26), T(RED, 0.34, -0.75), 0.7), fill(grooves(16), T(RED, 0.3, 0.9), 0.65),
    fill(many(5, (i) => blob(324 + i * 70 + h.about(18), y - tall * h.between(0.12, 0.3), h.between(10, 24), h.between(6, 12), h, 7, 0.2)), T(RED, 0.34, -0.9), 0.5),
  ]), { clip: rock }), rect(-300, y - 30, 1600, 70, upright(y - 30, y + 30, [[0, S.haze, 0], [1, S.haze, 0.5]])))
  S.add(0.8, hills(S, 'u1', y + 12, 6, mix(p.leaf, RED, 0.25), 0.55, { trees: 30, treeSize: 9 }).marks)
  const earth = mix(RED, p.sand, 0.35)
  ground(S, earth, { y: S.gy(0.3), upright: false, turf: 60 })
  way(S, mix(RED, p.sand, 0.7), { x0: fx + 40, y0: S.gy(0.3), x1: 380, phase: 0.8, bend: 0.8 })
  // Spinifex: round tussocks, fewer where the cast stands.
  const tussocks: Marks[] = []
  for (let i = 0; i < 20; i++) {
    const s = 0.35 + (i / 20) ** 1.4 * 0.95
    const [ty, x, L] = [S.gy(s), h.between(-40, 1040), 44 * s]
    if (Math.abs(x - fx) < 190 && s > 0.75) continue
    const q = tones()
    for (let j = 0; j < 9; j++) q.put(j & 1, dab(x + h.about(L * 0.3), ty, L * h.between(0.7, 1.1), L * 0.1, -90 + (j - 4) * 17 + h.about(6)))
    const d = S.depthAt(ty)
    tussocks.push(S.cast(x, ty, L * 0.7), fill(q.get(0), T(p.grass, d, -0.35)), fill(q.get(1), T(mix(p.grass, p.companion, 0.4), d, 0.3)))
  }
  const grey = mix(p.leafDeep, p.stone, 0.25)
  S.add(0.3, tussocks, tree(S, 905, S.gy(0.64), 350, 'gum', 'o1', grey), tree(S, 100, S.gy(0.52), 220, 'gum', 'o2', grey))
  S.add(0.5, birds(S, 420, y - tall - 60, 4, 10))
  frame(S, 'grass', { bloom: p.accent, colour: mix(p.leafDeep, p.stone, 0.3) })
}
