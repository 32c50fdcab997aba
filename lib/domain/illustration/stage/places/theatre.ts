import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import { bunting } from '../buildings'
import { blob, box, dots, fill, lens, limbs, many, oval, scatter, smooth, tones } from '../marks'
import { upright } from '../paint'
import { soft } from '../shadow'
import type { Stage } from '../stage'

/** A small theatre: painted scenery, side curtains, footlights, and the backs of heads in the dark before it. */
export function theatre(S: Stage): void {
  const { T, p, G, fx } = S
  const h = S.hand('theatre')
  const F = S.gy(0.55)
  const back = mix(p.cloth, '#8fc3d8', 0.4)
  S.add(0.5, rect(-300, -600, 1600, F + 600, upright(0, F, [[0, T(back, 0.4, -0.3)], [1, T(back, 0.3, 0.5)]])), fill(blob(fx + 190, 190, 70, 70, h, 14, 0.02), T(p.companion, 0.3, 0.3)),
    fill(smooth([[-80, F], [60, F - 150], [220, F - 70], [380, F - 190], [560, F - 60], [700, F - 160], [880, F - 60], [1080, F - 170], [1080, F + 20], [-80, F + 20]], true, 0.9), T(p.leafDeep, 0.35, 0)),
    fill(smooth([[-80, F], [120, F - 60], [330, F - 30], [520, F - 90], [760, F - 30], [940, F - 80], [1080, F - 40], [1080, F + 20], [-80, F + 20]], true, 0.9), T(p.leaf, 0.3, 0.2)),
    [[220, 150], [520, 110], [760, 260]].map(([x = 0, y = 0]) => fill(lens(x, y, 150, 34) + lens(x + 20, y - 14, 90, 26), T('#ffffff', 0.3, 0.2), 0.85)))
  const q = tones()
  for (let i = 0; i < 22; i++) q.put(i & 1, `M${Math.round(fx + (i - 11) * 64)} ${Math.round(F)}h65L${Math.round(fx + (i - 10) * 120)} 1100h-121z`)
  S.add(0.45, rect(-300, F, 1600, 1100, upright(F, 1000, [[0, T(p.floor, 0.3, -0.2)], [0.45, T(p.floor, 0.05, 0.3)], [1, T(p.floor, 0, -0.5)]])), fill(q.get(0), T(p.floor, 0.1, -0.25), 0.5), rect(-300, F, 1600, 40, upright(F, F + 40, [[0, S.shadow, 0.4], [1, S.shadow, 0]])))
  const beam = S.dark ? 0.3 : 0.2
  S.add(0.3, [-1, 1].map((s) => fill(`M${fx + s * 330} -60h${s * 60}L${fx + s * 40 - 260} ${G + 60}h520z`, upright(-60, G, [[0, '#fff1c4', beam], [1, '#fff1c4', 0.06]]))), soft(fx, G + 20, 430, 74, [[0, '#fff1c4', 0.5], [0.7, '#fff1c4', 0.22], [1, '#fff1c4', 0]]))
  S.add(0.4, bunting(S, 120, 60, 880, 60, 50, 13, [p.accent, p.companion, '#fbf3e2'], 0.3, 'theatre'))
  const drape = (s: 1 | -1) => {
    const x = s > 0 ? 1000 : 0
    S.add(0.16, fill(smooth([[x + s * 200, -100], [x - s * 190, -100], [x - s * 150, 260], [x - s * 90, 480], [x - s * 130, F + 110], [x + s * 200, F + 130]], true, 0.7), T(p.accent, 0.12, -0.1)),
      [0.15, 0.45, 0.75].map((t) => fill(limbs([[x - s * 180 * t, -100], [x - s * 140 * t, 260], [x - s * 84 * t, 480], [x - s * 120 * t, F + 100]], [10, 16, 10, 18]), T(p.accent, 0.12, -0.7))), [0.3, 0.62].map((t) => fill(limbs([[x - s * 180 * t, -100], [x - s * 140 * t, 260], [x - s * 84 * t, 480], [x - s * 120 * t, F + 100]], [8, 12, 8, 14]), T(p.accent, 0.12, 0.4))),
      fill(box(x - (s > 0 ? 110 : -10), 470, 100, 20, h, 2), T(p.companion, 0.1, 0.1)))
  }
  drape(1)
  drape(-1)
  const blind = tones()
  for (let i = 0; i < 12; i++) blind.put(i & 1, `M${-60 + i * 96} -120h97V36q-48 58 -97 0z`)
  S.add(0.14, fill(blind.get(0), T(p.accent, 0.1, 0)), fill(blind.get(1), T(p.accent, 0.1, -0.35)), fill(many(12, (i) => lens(-12 + i * 96, 62, 90, 8)), T(p.companion, 0.1, 0.2)))
  S.add(0.02, fill(box(-300, 940, 1600, 200, h, 1), T(p.wood, -0.1, -0.6)), dots(scatter(11, (i) => [20 + i * 96, 944]), 22, mix('#fff1c4', T('#fff1c4', 0, 0), 0.3)))
  const heads = (x: number, s: number, k: number) => [fill(oval(x, 1012, 46 * s, 50 * s) + oval(x, 1090, 92 * s, 60 * s), T(k & 1 ? p.wood : p.cloth, -0.5, -0.6)), k === 2 ? fill(oval(x - 36 * s, 970, 14 * s) + oval(x + 36 * s, 970, 14 * s), T(p.cloth, -0.5, -0.6)) : null]
  S.add(-0.4, [[30, 0.9, 1], [150, 0.7, 2], [880, 0.8, 3], [985, 1, 0]].map(([x = 0, s = 1, k = 0]) => heads(x, s, k)))
  // The spotlights light the cast, not a lamp in a corner.
  S.lamp = null
  S.warm = S.dark ? 0.75 : 0
}
