import { mix } from '../../kit/colour'
import { bunting, house, lampPost } from '../buildings'
import type { House } from '../buildings'
import { tree } from '../foliage'
import { frame } from '../frame'
import { earthColour } from '../ground'
import { bar, box, fill, lens, many, oval, sheet, strokes, tones } from '../marks'
import type { Marks } from '../marks'
import type { Colour } from '../../scene'
import { upright } from '../paint'
import { birds, hills, sky } from '../sky'
import type { Stage } from '../stage'

const KINDS = ['step', 'gable', 'hip'] as const satisfies readonly NonNullable<House['kind']>[]

/** Setts in fans, smaller towards the houses. */
function cobbles(S: Stage, colour: Colour): Marks {
  const h = S.hand('cobbles')
  return strokes(many(11, (row) => {
    const y = S.gy(0.56 + row * 0.055)
    const s = 30 * S.scaleAt(y)
    return many(Math.round(9 * S.detail), () => { const x = Math.round(h.between(-40, 1040)); return `M${x} ${Math.round(y)}${many(3, () => `q${Math.round(s / 2)} ${-Math.round(s * 0.34)} ${Math.round(s)} 0`)}` })
  }), S.T(colour, 0.2, -0.35), 1.8, 0.6)
}

/** Crates of fruit before the shop. */
function shopfront(S: Stage, y: number): Marks {
  const h = S.hand('crates')
  return [0, 1, 2].map((i) => {
    const x = 656 + i * 62
    return [S.under(x + 26, y + 34, 44, 0.14), fill(many(7, (k) => oval(x + 6 + (k % 4) * 13 + h.about(2), y - 2 - Math.floor(k / 4) * 8, 7)), S.T([S.p.accent, S.p.companion, S.p.leaf][i] ?? S.p.accent, 0.2, 0.1)), fill(box(x - 2, y, 58, 32, h, 1.5), S.T(S.p.wood, 0.24, 0.1)), fill(box(x - 2, y + 13, 58, 4, h, 0.5), S.T(S.p.wood, 0.24, -0.6))]
  })
}

function cafe(S: Stage, x: number, y: number): Marks {
  const h = S.hand('cafe')
  return [
    S.cast(x, y, 100), fill(bar(x - 3, y - 250, 6, 250), S.T(S.p.wood, 0.2, -0.2)), fill(sheet([[x - 110, y - 186], [x, y - 262], [x + 110, y - 186]], h, 2), S.T(S.p.accent, 0.2, 0)), fill(sheet([[x - 40, y - 186], [x, y - 262], [x + 40, y - 186]], h, 1), S.T('#fbf3e2', 0.2, 0.1)),
    fill(oval(x, y - 78, 62, 11), S.T('#fbf3e2', 0.2, 0.1)), fill(bar(x - 4, y - 74, 8, 72), S.T('#4a5560', 0.2, 0)), fill(box(x + 14, y - 96, 16, 18, h, 1), S.T(S.p.cloth, 0.18, 0.1)), fill(box(x - 34, y - 100, 12, 22, h, 1), S.T(S.p.leaf, 0.18, 0)),
    [-1, 1].map((s) => fill(box(x + s * 92 - 22, y - 52, 44, 8, h, 1) + bar(x + s * 92 - 18, y - 46, 5, 46) + bar(x + s * 92 + 13, y - 46, 5, 46) + box(x + s * 110 - 4, y - 110, 7, 60, h, 1), S.T(S.p.cloth, 0.2, 0))),
  ]
}

const bicycle = (S: Stage, x: number, y: number): Marks => [
  S.under(x + 40, y, 90, 0.1), strokes(`M${x - 30} ${y - 30}a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M${x + 60} ${y - 30}a30 30 0 1 0 60 0a30 30 0 1 0 -60 0`, S.T('#3d4048', 0.2, 0), 4),
  strokes(`M${x} ${y - 30}L${x + 26} ${y - 78}L${x + 76} ${y - 80}L${x + 44} ${y - 30}ZM${x + 44} ${y - 30}L${x + 26} ${y - 78}L${x + 20} ${y - 92}M${x + 90} ${y - 30}L${x + 72} ${y - 96}l16 -6`, S.T(S.p.accent, 0.2, 0.1), 5),
  fill(oval(x + 20, y - 95, 15, 5), S.T('#3d4048', 0.2, 0)), fill(bar(x + 78, y - 92, 34, 24), S.T('#d2a669', 0.2, 0)), fill(many(4, (i) => oval(x + 84 + i * 8, y - 95, 7)), S.T(S.p.clothWarm, 0.2, 0.1)),
]

export function street(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('street')
  sky(S)
  S.add(0.92, hills(S, 'f1', H - 70, 50, p.leafDeep, 0.9, { trees: 12, treeSize: 12 }).marks)
  const base = S.gy(0.5)
  for (let i = 0; i < 7; i++) S.add(0.8, house(S, 280 + i * 66 + h.about(8), S.gy(0.2), 62, 70 + h.between(0, 50), `far${i}`, { d: 0.72, cols: 1, rows: 2, chimney: i % 2 === 1, door: 'none', roofHeight: 36 }))
  S.add(0.5, fill(box(-300, S.gy(0.16), 1600, 300, h, 2), upright(S.gy(0.16), base, [[0, T(p.stone, 0.6, 0.4)], [1, T(p.stone, 0.4, 0.3)]])))
  const walls = [p.wallWarm, p.clothWarm, p.wall, mix(p.water, p.wall, 0.4), p.companion]
  const terrace = (from: number, dir: 1 | -1, key: string, rows: readonly (readonly [w: number, h: number])[]) => {
    let x = from
    rows.forEach(([w, tall], i) => {
      if (dir < 0) x -= w + 2
      S.add(0.46, house(S, x, base + 6, w, tall, `${key}${i}`, { d: 0.3 + i * 0.01, wall: walls[(i * 2 + (dir > 0 ? 1 : 0)) % 5] ?? p.wall, kind: KINDS[(i + (dir > 0 ? 1 : 0)) % 3] ?? 'gable', cols: 2, rows: 3, boxes: i === 1 ? p.accent : undefined, door: i % 2, roofHeight: 80 }))
      if (dir > 0) x += w + 2
    })
  }
  terrace(650, 1, 'r', [[150, 300], [170, 250], [160, 320]])
  terrace(310, -1, 'l', [[150, 270], [160, 320], [150, 280]])
  const blind = tones()
  for (let i = 0; i < 6; i++) blind.put(i & 1, `M${664 + i * 22} ${Math.round(base - 92)}h22l4 40q-13 16 -26 0z`)
  S.add(0.44, fill(blind.get(0), T(p.accent, 0.25, 0.1)), fill(blind.get(1), T('#fbf3e2', 0.25, 0)))
  const pave = earthColour(S, p.stone)
  S.add(0.4, fill(box(-300, base, 1600, 400, h, 2), upright(base, S.gy(0.85), [[0, T(pave, 0.4, 0.4)], [1, T(pave, 0.1, 0.35)]])), fill(many(34 * S.detail, () => {
    const y = S.gy(h.between(0.54, 0.84))
    return lens(h.between(-50, 1050), y, 80 * S.scaleAt(y), 6 * S.scaleAt(y))
  }), T(p.stone, 0.3, -0.2)), cobbles(S, pave), shopfront(S, base))
  const kerb = S.gy(1.17)
  const road = earthColour(S, '#77788a')
  S.add(0.05,
    fill(box(-300, kerb, 1600, 14, h, 2), T(p.stone, 0, 0.7)), fill(box(-300, kerb + 12, 1600, 700, h, 2), upright(kerb, 1000, [[0, T(road, 0, -0.2)], [1, T(road, 0, -0.6)]])),
    fill(many(5, (i) => sheet([[60 + i * 210, kerb + 36], [150 + i * 210, kerb + 36], [120 + i * 215, 1100], [-10 + i * 215, 1100]], h, 3)), T('#f3efe6', 0, -0.2), 0.8))
  S.add(0.34, cafe(S, 120, S.gy(0.72)), bicycle(S, 800, S.gy(0.66)))
  S.add(0.35, tree(S, 372, S.gy(0.66), 220, 'round', 'st'))
  S.add(0.3, bunting(S, 280, 130, 1040, 90, 70, 16, [p.accent, p.companion, p.cloth, '#fbf3e2'], 0.2, 'a'))
  S.add(0.2, lampPost(S, 905, S.gy(0.9), 340, 'a'))
  S.add(0.5, birds(S, 480, 260, 4, 9))
  frame(S, 'planter', { bloom: p.accent })
}
