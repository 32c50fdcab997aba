import { group, path } from '../../kit/shape'
import type { Point } from '../../scene'
import { house, lampPost } from '../buildings'
import { crown, tree } from '../foliage'
import { frame } from '../frame'
import { bar, box, dots, fill, flat, many, scatter, smooth, strokes } from '../marks'
import type { Marks } from '../marks'
import { soft } from '../shadow'
import { sky, water } from '../sky'
import type { Stage } from '../stage'
import { ferry, quay } from './sydney'

const IRON = '#8a6f5a'

function tower(S: Stage, x: number, y: number, tall: number): Marks {
  const { T, sx } = S
  const h = S.hand('tower')
  const half = (t: number) => 118 * (1 - t) ** 2.1 + 5 + 4 * (1 - t)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 12; i++) { const t = i / 12; left.push([x - half(t), y - tall * t]); right.unshift([x + half(t), y - tall * t]) }
  const outline = smooth([...left, ...right], true, 0.6)
  const lattice = many(15, (i) => {
    const [t, u] = [i / 16, (i + 1) / 16]
    const k = t < 0.2 ? 0.42 : 2
    return [-1, 1].map((s) => {
      const [a, b, c, d] = [x + s * half(t), x + s * half(t) * (1 - k), x + s * half(u), x + s * half(u) * (1 - k)].map(Math.round)
      const [y0, y1] = [Math.round(y - tall * t), Math.round(y - tall * u)]
      return `M${a} ${y0}L${d} ${y1}M${b} ${y0}L${c} ${y1}`
    }).join('')
  })
  const arch = `M${x - 64} ${y + 6}Q${x - 54} ${y - 66} ${x} ${y - 68}Q${x + 54} ${y - 66} ${x + 64} ${y + 6}Z`
  return [
    soft(x, y - tall * 0.5, 240, 240, [[0, S.haze, 0.5], [1, S.haze, 0]]), path(outline + arch, T(IRON, 0.52, -0.1), { evenOdd: true }), fill(`M${x - 28} ${y - 96}L${x + 28} ${y - 96}L${x + 15} ${y - 150}L${x - 15} ${y - 150}Z`, S.sky[2], 0.85),
    group(flat([strokes(lattice, T(IRON, 0.52, -0.8), 2.2, 0.7), fill(`M${x} ${y - tall}L${x - sx * 130} ${y - tall}L${x - sx * 130} ${y}L${x - sx * 8} ${y}Z`, T(IRON, 0.52, -0.8), 0.3)]), { clip: outline }),
    fill(box(x - 82, y - 92, 164, 12, h, 1) + box(x - 47, y - 168, 94, 10, h, 1) + box(x - 11, y - tall + 8, 22, 12, h, 1) + box(x - 2, y - tall - 40, 4, 50, h, 0.5), T(IRON, 0.5, 0.3)),
    S.row.lit ? dots(scatter(40, () => { const t = h.next(); return [x + h.about(half(t)), y - tall * t] }), 4, '#ffe2a0') : null,
  ]
}

/** A bookseller's green box on the wall of the quay. */
function bookstall(S: Stage, x: number, y: number): Marks {
  const { T, p } = S
  const h = S.hand(`stall${x}`)
  return [
    fill(box(x - 4, y - 74, 158, 66, h, 2), T('#2f6b58', 0.12, -0.6)), [p.accent, p.companion, p.cloth, p.wall].map((c, j) => fill(many(4, (k) => bar(x + 6 + (k * 4 + j) * 9, y - 42 - ((k + j) % 3) * 5, 8, 36 + ((k + j) % 3) * 5)), T(c, 0.12, 0))),
    fill(box(x - 4, y - 12, 158, 34, h, 2), T('#2f6b58', 0.1, 0)), fill(box(x - 8, y - 80, 166, 10, h, 1), T('#2f6b58', 0.1, 0.5)),
  ]
}

export function paris(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('paris')
  const y = H + 20
  sky(S)
  for (let x = -60, i = 0; x < 1060; i++) {
    const w = Math.round(h.between(100, 160))
    S.add(0.92, house(S, x, y - 8, w, 60 * h.between(0.8, 1.15), `pz${i}`, { d: 0.86, wall: h.of([p.wall, p.stone, p.wallWarm, p.sand]), roof: p.roofCool, kind: 'hip', cols: 3, rows: 3, door: 'none', roofHeight: w * 0.3 }))
    x += w + 1
  }
  const tx = 330
  S.add(0.88, tower(S, tx, y + 4, H - 40))
  S.add(0.8, crown(S, tx - 150, y - 22, 80, 40, p.leafDeep, 0.66, 'g1'), crown(S, tx + 150, y - 20, 90, 40, p.leafDeep, 0.66, 'g2'), crown(S, tx - 270, y - 16, 90, 36, p.leaf, 0.66, 'g4'))
  for (let i = 0, x = 620; i < 4; i++) {
    const w = 110 + i * 14
    S.add(0.7, house(S, x, y + 16 + i * 6, w, 190 + i * 38, `hs${i}`, { d: 0.5 - i * 0.05, wall: [p.wall, p.sand, p.wallWarm, p.wall][i] ?? p.wall, roof: p.roofCool, kind: 'hip', cols: 3, rows: 4, door: 'none', roofHeight: 54, boxes: i === 2 ? p.accent : undefined }))
    x += w + 1
  }
  S.add(0.68, fill(box(-300, y + 8, 1600, 40, h, 2), T(p.stone, 0.5, 0)), fill(box(-300, y + 4, 1600, 9, h, 1), T(p.stone, 0.5, 0.5)))
  S.add(0.62, water(S, y + 46, S.gy(0.74)))
  const bx = 560
  S.add(0.6,
    fill(`M${bx - 40} ${y + 84}Q${bx + 220} ${y + 20} 1200 ${y + 26}V${y + 60}H1010q-70 4 -80 74h-26q-10 -76 -90 -66q-76 4 -84 72h-26q-8 -70 -70 -58q-30 6 -44 50h-34z`, T(p.stone, 0.34, 0.1)), strokes(`M${bx - 40} ${y + 82}Q${bx + 220} ${y + 18} 1200 ${y + 24}`, T(p.stone, 0.34, 0.7), 7))
  S.add(0.5, ferry(S, 160, S.gy(0.46), 38, p.accent))
  quay(S, p.path, false)
  S.add(0.24, bookstall(S, 60, S.gy(0.68) - 6), bookstall(S, 770, S.gy(0.68) - 6))
  S.add(0.2, tree(S, 985, S.gy(0.84), 560, 'round', 'pl', p.leaf))
  S.add(0.14, lampPost(S, 60, S.gy(0.94), 340, 'p'))
  frame(S, 'planter', { bloom: p.accent })
}
