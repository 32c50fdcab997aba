import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import type { Colour } from '../../scene'
import { fern, flowers, snowy, toadstool } from '../foliage'
import { frame } from '../frame'
import { earthColour, grassColour, ground, way } from '../ground'
import { clump, dab, fill, lens, limbs, many, oval, tones } from '../marks'
import type { Marks } from '../marks'
import { upright } from '../paint'
import { soft } from '../shadow'
import { hills } from '../sky'
import type { Stage } from '../stage'

/** A row of tall trunks that leaves a gap for the cast. */
function stand(S: Stage, d: number, k: number, y: number, w: number, key: string, gap: number): void {
  const h = S.hand(key)
  const q = tones()
  for (let i = 0; i < k; i++) {
    let x = -80 + ((i + h.next() * 0.8) / k) * 1180
    if (Math.abs(x - S.fx) < gap) x += (x < S.fx ? -1 : 1) * gap
    const [ww, b] = [w * h.between(0.7, 1.3), Math.round(h.about(30))]
    const [X, Y, half] = [Math.round(x), Math.round(y + h.about(8) + 6), Math.round(ww / 2)]
    const lean = Math.round(b * 0.3)
    q.put(0, `M${X - half - (half >> 1)} ${Y}Q${X - half} ${Y - 60} ${X - half + lean} ${Y - 300}L${X - half + b} -740h${half * 2}L${X + half + lean} ${Y - 300}Q${X + half} ${Y - 60} ${X + half + (half >> 1)} ${Y}Q${X} ${Y + 8} ${X - half - (half >> 1)} ${Y}Z`)
    const [edge, wide] = [S.sx > 0 ? X - half : X + Math.round(half * 0.2), Math.round(half * 0.8)]
    q.put(1, `M${edge} ${Y}L${edge + lean} ${Y - 300}L${edge + b} -740h${wide}L${edge + wide + lean} ${Y - 300}L${edge + wide} ${Y}Z`)
    if (d < 0.6) q.put(1, many(7, () => dab(X + h.about(half * 0.7) + b * 0.15, Y - h.between(30, 500), h.between(40, 90), 2.4, 90 + h.about(4))))
    if (d < 0.8) {
      const [s, at] = [h.next() < 0.5 ? -1 : 1, Y - h.between(190, 330)]
      q.put(2, limbs([[x + lean, at], [x + s * ww * 1.5, at - ww * 1.6], [x + s * ww * 2.6, at - ww * 4.4]], [ww * 0.44, ww * 0.3, ww * 0.1]))
    }
  }
  S.add(d, fill(q.get(2), S.T(S.p.wood, d, -0.1)), fill(q.get(0), S.T(S.p.wood, d, 0)), fill(q.get(1), S.T(S.p.wood, d, -0.6)))
}

/** Hanging masses of leaves, darker and larger towards us, open above the cast. */
function canopy(S: Stage, d: number, y: number, k: number, size: number, key: string, roof: boolean): Marks {
  const h = S.hand(key)
  const leaf: Colour = S.p.leafDeep
  const q = tones()
  for (let i = 0; i < k; i++) {
    const x = -60 + ((i + 0.5) / k) * 1120 + h.about(30)
    const low = y * (0.35 + 0.65 * (1 - Math.exp(-(((x - S.fx) / 300) ** 2)))) + h.about(20)
    q.put(0, clump(x, low, size * h.between(0.9, 1.4), size * 0.7, h, 6, 0.45))
    if (snowy(S)) q.put(2, lens(x - size * 0.3, low + size * 0.1, size * 1.3, size * 0.5) + oval(x + size * 0.4, low - size * 0.1, size * 0.5, size * 0.2))
    for (let j = 0; j < 6 * S.detail; j++) {
      q.put(0, dab(x + h.about(size * 1.2), low + h.between(-0.2, 0.9) * size * 0.7, size * 0.3, size * 0.09, 90 + h.about(50)))
      q.put(1, dab(x + h.about(size * 0.8), low + h.between(-0.7, 0) * size * 0.6, size * 0.26, size * 0.08, 80 + h.about(60)))
    }
  }
  return [roof ? rect(-300, -740, 1600, 740 + y * 0.2, S.T(leaf, d, -0.2)) : null, fill(q.get(0), S.T(leaf, d, -0.2)), fill(q.get(1), snowy(S) ? S.T(S.p.snow, d, -0.1) : S.T(S.p.leaf, d, 0.35)), snowy(S) ? fill(q.get(2), S.T(S.p.snow, d, 0.2)) : null]
}

export function forest(S: Stage): void {
  const { T, p, H, G, fx } = S
  const h = S.hand('forest')
  const glow = S.dark ? mix(S.haze, S.row.key, 0.3) : mix(S.haze, '#fffbe0', 0.45)
  S.add(1, rect(-200, -700, 1400, 2300, upright(0, H + 60, [[0, mix(T(p.leafDeep, 0.6, 0), S.sky[0], 0.3)], [0.6, mix(T(p.leaf, 0.85, 0.3), glow, 0.5)], [1, glow]])), soft(fx, H - 60, 420, 420, [[0, glow, 1], [0.5, glow, 0.6], [1, glow, 0]]))
  stand(S, 0.95, 13, H + 6, 14, 's1', 30)
  S.add(0.9, hills(S, 'g1', H + 6, 14, p.leaf, 0.86, { trees: 22, treeSize: 12 }).marks)
  stand(S, 0.78, 9, H + 44, 26, 's2', 80)
  S.add(0.7, hills(S, 'g2', H + 46, 18, p.leaf, 0.66, { trees: 16, treeSize: 15 }).marks, canopy(S, 0.66, 210, 9, 90, 'c1', false))
  stand(S, 0.45, 4, S.gy(0.5), 56, 's3', 260)
  S.add(0.35, canopy(S, 0.34, 100, 8, 120, 'c2', true))
  ground(S, snowy(S) ? grassColour(S) : mix(grassColour(S), p.leaf, 0.4), { y: S.gy(0.42) })
  way(S, earthColour(S, p.path), { x0: fx + 20, y0: S.gy(0.42), w0: 10, x1: 430, bend: 0.8 })
  if (S.weather === 'clear' || S.weather === 'wind') S.add(0.4, [0, 1, 2, 3].map((i) => fill(`M${fx - 150 + i * 80} -60l${26 + i * 12} 0L${fx - 180 + i * 150} ${G}l${-90 - i * 10} 0z`, upright(0, G, [[0, S.row.key, S.dark ? 0.2 : 0.42], [1, S.row.key, 0]]))))
  S.add(0.25, fern(S, 120, S.gy(0.78), 88, 'fe1'), fern(S, 900, S.gy(0.76), 96, 'fe2'), fern(S, 790, S.gy(0.62), 60, 'fe3'), fern(S, 250, S.gy(0.6), 56, 'fe4'))
  S.add(0.1, toadstool(S, 890, S.gy(1.06), 40), toadstool(S, 935, S.gy(1.1), 28), toadstool(S, 855, S.gy(1.12), 20), flowers(S, 160, 1000, S.gy(0.9), S.gy(1.25), 18, [p.bloom, p.companion], 'w'))
  S.add(-0.45, fill(limbs([[-24, 1100], [-14, 500], [-24, -80]], [170, 96, 120]), T(p.wood, -0.42, -0.4)), fill(many(16, () => dab(-24 + h.about(40), h.next() * 950, 70, 4, 88 + h.about(8))), T(p.wood, -0.42, 0.5)))
  S.add(-0.4, fern(S, 110, 1030, 210, 'front', -0.4))
  frame(S, 'grass', { bloom: p.bloom })
}
