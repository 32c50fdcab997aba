// Places of Australia and New Zealand, each by what everybody knows it by.
import { mix } from '../../kit/colour'
import { lerp } from '../../kit/vector'
import type { Point } from '../../scene'
import { house, lampPost } from '../buildings'
import { fern, flowers, tree } from '../foliage'
import { frame } from '../frame'
import { distance, earthColour, foot, grassColour, ground, paving, way } from '../ground'
import { bar, blob, box, clump, dab, dots, fill, lens, limbs, many, oval, scatter, sheet, straight, strokes } from '../marks'
import type { Marks } from '../marks'
import { across, upright } from '../paint'
import { birds, hills, sky, water } from '../sky'
import type { Stage } from '../stage'
import { sail, shore } from './beach'
import { peak } from './mountain'
import { ferry, quay } from './sydney'
import { beds, floodlit, LIT, RED, skyline, tall } from './town-parts'

export function melbourne(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('melbourne')
  sky(S)
  S.add(0.9, skyline(S, 560, 1040, H + 30, 130, 330, 0.78, 'mel'))
  const [x, y, d] = [-40, S.gy(0.42), 0.36]
  const wall = '#e2b25e'
  // The station on the corner: a long yellow front, a dome, a row of clocks over the steps.
  S.add(0.6,
    fill(box(x, y - 190, 640, 192, h, 2), upright(y - 190, y, [[0, T(wall, d, 0.25)], [1, T(wall, d, -0.3)]])), fill(many(9, (i) => `M${x + 20 + i * 54} ${y - 30}v-70a18 18 0 0 1 36 0v70z`), S.row.lit === 1 ? LIT : T('#6b5a55', d, -0.2)), fill(box(x - 6, y - 204, 652, 18, h, 1) + box(x - 4, y - 130, 648, 8, h, 1), T('#f3e2b8', d, 0.2)),
    fill(box(x + 440, y - 250, 190, 252, h, 2), T(wall, d, 0.1)), fill(`M${x + 440} ${y - 250}C${x + 440} ${y - 390} ${x + 630} ${y - 390} ${x + 630} ${y - 250}Z`, T('#4f8a78', d, 0.1)), fill(`M${x + 535} ${y - 355}C${x + 600} ${y - 350} ${x + 630} ${y - 300} ${x + 630} ${y - 250}H${x + 560}Z`, T('#4f8a78', d, -0.6)), fill(bar(x + 527, y - 396, 16, 46), T('#f3e2b8', d, 0)), fill(`M${x + 470} ${y}v-110a65 65 0 0 1 130 0v110z`, S.row.lit === 1 ? LIT : T('#5f4e4c', d, -0.4)),
    [0, 1, 2, 3, 4].map((i) => [fill(oval(x + 480 + i * 28, y - 150, 11), T('#fbf6e6', d, 0.2)), strokes(`M${x + 480 + i * 28} ${y - 150}v-7M${x + 480 + i * 28} ${y - 150}l5 3`, T('#3b3440', d, 0), 1.6)]), floodlit(S, x + 535, y, 360, 380), floodlit(S, x + 240, y, 520, 180))
  paving(S, S.gy(0.42), p.stone, p.earth)
  S.add(0.3, strokes(`M-100 ${S.gy(0.66)}H1100M-100 ${S.gy(0.74)}H1100`, T('#5d6470', 0.2, 0), 3))
  const [tx, ty] = [640, S.gy(0.72)]
  // A tram.
  S.add(0.28, S.under(tx + 190, ty, 220, 0.1), fill(box(tx, ty - 190, 380, 170, h, 5), T('#3f8a5e', 0.2, 0)), fill(box(tx, ty - 104, 380, 14, h, 1), T(p.companion, 0.2, 0.1)), fill(many(6, (i) => box(tx + 16 + i * 60, ty - 172, 46, 58, h, 2)), S.row.lit === 1 ? LIT : T('#a9cbd6', 0.2, 0.2)), fill(box(tx - 6, ty - 204, 392, 18, h, 3), T('#f3e6c8', 0.2, 0)), fill(oval(tx + 70, ty - 18, 20) + oval(tx + 310, ty - 18, 20), T('#3b3440', 0.2, 0)), strokes(`M${tx + 190} ${ty - 204}l30 -60M-100 ${ty - 266}H1100`, T('#3b3440', 0.3, 0), 2.4))
  foot(S, earthColour(S, p.stone))
  S.add(0.15, lampPost(S, 60, S.gy(0.94), 330, 'm'))
  frame(S, 'planter', { bloom: p.accent })
}

export function goldCoast(S: Stage): void {
  const { p, H } = S
  sky(S)
  const y = H - 40
  S.add(0.95, hills(S, 'gc', y - 16, 24, p.leafDeep, 0.9).marks)
  S.add(0.9, skyline(S, -40, 420, y + 4, 90, 330, 0.66, 'gold'), skyline(S, 430, 700, y + 4, 60, 160, 0.74, 'gold2'))
  S.add(0.85, fill(many(12, (i) => clump(-20 + i * 66, y, 34, 14, S.hand('gt'), 6)), S.T(p.leaf, 0.6, 0)))
  S.add(0.8, water(S, y + 6, S.gy(0.6)))
  S.add(0.75, sail(S, 820, y + 40, 40, p.accent))
  shore(S, S.gy(0.6))
  const [x, ty] = [150, S.gy(0.86)]
  // A lifeguard's lookout and a surfboard in the sand.
  S.add(0.2, S.cast(x, ty, 80), strokes(`M${x - 46} ${ty}L${x - 26} ${ty - 130}M${x + 46} ${ty}L${x + 26} ${ty - 130}`, S.T(p.wood, 0.1, 0), 8), fill(box(x - 56, ty - 210, 112, 86, S.hand('guard'), 2), S.T(p.companion, 0.1, 0)), fill(bar(x - 40, ty - 192, 80, 36), S.T('#4a6478', 0.1, 0)), fill(sheet([[x - 70, ty - 206], [x + 70, ty - 206], [x + 44, ty - 244], [x - 44, ty - 244]], S.hand('g2'), 1), S.T(p.accent, 0.1, 0)))
  S.add(0.1, S.cast(870, S.gy(0.92), 50), fill(dab(868, S.gy(0.92), 240, 30, -84), S.T(p.cloth, 0, 0.1)), fill(dab(866, S.gy(0.92) - 8, 216, 7, -84), S.T('#fbf3e2', 0, 0)))
  S.add(0.12, tree(S, 985, S.gy(0.8), 430, 'palm', 'gc'))
  frame(S, 'grass', { bloom: null, high: false })
}

export function tasmania(S: Stage): void {
  const { p, H, G } = S
  sky(S)
  const rock = mix(p.roofCool, p.stone, 0.3)
  const y = H + 30
  // Cradle Mountain: a notched crest over a dark lake, and the old boat shed.
  const crest: Point[] = [[-40, y], [120, y - 90], [220, y - 210], [262, y - 190], [300, y - 300], [330, y - 250], [380, y - 240], [440, y - 210], [500, y - 236], [545, y - 250], [580, y - 320], [606, y - 280], [640, y - 290], [700, y - 190], [820, y - 90], [1040, y]]
  S.add(0.92, fill(straight(crest), upright(y - 320, y, [[0, S.T(rock, 0.6, -0.35)], [1, mix(S.T(rock, 0.6, -0.2), S.haze, 0.45)]])), fill(many(22, () => { const h = S.hand('crag'); return dab(160 + h.next() * 600, y - 160, 70, 4, 84) }), S.T(rock, 0.56, -0.8), 0.5))
  const h = S.hand('tas')
  S.add(0.9, fill(many(24, () => dab(h.between(180, 720), y - h.between(60, 220), h.between(40, 90), 4, 90 + h.about(10))), S.T(rock, 0.56, -0.8), 0.6), fill(many(12, () => dab(h.between(230, 640), y - h.between(150, 260), h.between(24, 50), 4, 90 + h.about(14))), S.T(rock, 0.56, 0.8), 0.6))
  S.add(0.85, hills(S, 'ta', y - 8, 26, p.leafDeep, 0.66, { trees: 34, treeSize: 13 }).marks)
  S.add(0.7, water(S, y + 26, S.gy(0.66)))
  ground(S, mix(grassColour(S), p.companion, 0.25), { y: S.gy(0.56), d: 0.25 })
  S.add(0.3, house(S, 770, S.gy(0.62), 150, 66, 'shed', { wall: p.wood, roof: p.stone, cols: 1, rows: 1, roofHeight: 66, d: 0.28, chimney: false, grass: true }), tree(S, 950, S.gy(0.7), 330, 'pine', 't1'), tree(S, 70, S.gy(0.74), 380, 'gum', 't2'), tree(S, 170, S.gy(0.62), 200, 'pine', 't3'))
  S.add(0.15, fern(S, 130, S.gy(0.9), 70, 'f1'), fern(S, 910, S.gy(0.92), 80, 'f2'), flowers(S, 60, 1000, S.gy(0.86), G + 130, 18, [p.bloom, p.companion], 'm'))
  frame(S, 'leaves', { bloom: p.bloom })
}

export function perth(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('perth')
  sky(S)
  const y = H + 6
  S.add(0.92, skyline(S, 470, 900, y, 80, 230, 0.72, 'per'), tall(S, 610, y, 54, 300, p.roofCool, 0.66, { top: 'slope' }), fill(bar(634, y - 380, 5, 70), T(p.stone, 0.6, 0)), tall(S, 690, y, 62, 260, p.wall, 0.68))
  S.add(0.9, hills(S, 'pe', y - 4, 14, p.leaf, 0.7, { trees: 30, treeSize: 12 }).marks)
  // The bell tower at the river's edge: a spire of glass between two sails of copper.
  const [x, glass, copper] = [320, '#8fd0c8', '#c07a3e']
  const sail_ = (k: 1 | -1, w: number, tone: number) => fill(`M${x + k * 10} ${y + 14}L${x + k * 12} ${y - 196}C${x + k * (12 + w * 0.8)} ${y - 180} ${x + k * (12 + w * 1.2)} ${y - 70} ${x + k * (16 + w)} ${y + 14}Z`, T(copper, 0.4, tone))
  S.add(0.84, fill(box(x - 96, y - 8, 192, 24, h, 1), T(p.stone, 0.4, 0.2)), sail_(-1, 66, S.sx < 0 ? 0.35 : -0.35), sail_(1, 66, S.sx < 0 ? -0.35 : 0.35), strokes(many(3, (i) => `M${x - 30 - i * 17} ${y + 12}Q${x - 44 - i * 14} ${y - 96} ${x - 16 - i * 3} ${y - 186}M${x + 30 + i * 17} ${y + 12}Q${x + 44 + i * 14} ${y - 96} ${x + 16 + i * 3} ${y - 186}`), T(copper, 0.4, -0.7), 2),
    fill(straight([[x - 19, y + 14], [x - 15, y - 240], [x - 4, y - 372], [x + 4, y - 372], [x + 15, y - 240], [x + 19, y + 14]]), across(x - 19, x + 19, S.row.lit === 1 ? [[0, LIT], [0.5, '#fff3cf'], [1, LIT]] : [[0, T(glass, 0.36, 0.5)], [1, T(glass, 0.36, -0.4)]])), strokes(many(11, (i) => `M${x - 18 + i * 0.5} ${y - 10 - i * 22}h${36 - i}`), T('#4d7a80', 0.4, 0), 1.6), strokes(`M${x} ${y - 372}v-66`, T(p.stone, 0.4, 0.3), 5), floodlit(S, x, y, 230, 300, '#ffd9a0'))
  S.add(0.8, water(S, y + 10, S.gy(0.66)))
  S.add(0.74, sail(S, 640, y + 44, 34, '#fbf3e2'))
  // Black swans on the river, with their cygnets.
  S.add(0.5, swan(S, 150, S.gy(0.5), 48, 1), swan(S, 60, S.gy(0.4), 34, 1), swan(S, 850, S.gy(0.46), 42, -1), [0, 1, 2].map((i) => [fill(oval(930 + i * 34, S.gy(0.48) + (i % 2) * 6, 13, 8) + oval(922 + i * 34, S.gy(0.48) - 11 + (i % 2) * 6, 6), T('#b9b0a8', 0.3, 0.1))]))
  ground(S, grassColour(S), { y: S.gy(0.62) })
  way(S, earthColour(S, p.path), { x0: 640, y0: S.gy(0.66), x1: 330, phase: 1.2 })
  S.add(0.3, tree(S, 940, S.gy(0.78), 520, 'gum', 'k1'))
  beds(S)
  frame(S, 'leaves', { bloom: p.accent })
}

/** A black swan, afloat, its neck in an S and its beak red; k +1 faces right. */
function swan(S: Stage, x: number, y: number, s: number, k: 1 | -1): Marks {
  const black = '#38343f'
  const X = (u: number) => Math.round(x + k * u * s)
  const Y = (v: number) => Math.round(y + v * s)
  return [
    fill(lens(x, y + s * 0.3, s * 3, s * 0.26), S.T('#ffffff', 0.3, 0), 0.6),
    fill(`M${X(-1.1)} ${Y(-0.3)}Q${X(-0.7)} ${Y(-0.86)} ${X(0)} ${Y(-0.7)}Q${X(0.6)} ${Y(-0.6)} ${X(0.84)} ${Y(-0.1)}Q${X(0.6)} ${Y(0.34)} ${X(-0.1)} ${Y(0.32)}Q${X(-0.8)} ${Y(0.3)} ${X(-1.1)} ${Y(-0.3)}Z`, S.T(black, 0.24, -0.1)),
    fill(limbs([[X(0.62), Y(-0.05)], [X(0.96), Y(-0.5)], [X(0.62), Y(-1.05)], [X(0.84), Y(-1.5)]], [s * 0.4, s * 0.24, s * 0.19, s * 0.2]) + oval(X(0.95), Y(-1.52), s * 0.2, s * 0.15), S.T(black, 0.24, 0)),
    fill(many(3, (i) => dab(X(-0.95 + i * 0.3), Y(-0.5 + i * 0.12), s * 0.8, s * 0.13, k > 0 ? 14 : 166)), S.T('#57515f', 0.24, 0.2)), fill(dab(X(-0.7), Y(-0.42), s * 0.5, s * 0.06, k > 0 ? 10 : 170), S.T('#ffffff', 0.3, 0)),
    fill(`M${X(1.08)} ${Y(-1.6)}L${X(1.5)} ${Y(-1.42)}L${X(1.08)} ${Y(-1.4)}Z`, S.T(RED, 0.2, 0.1)), fill(oval(X(0.99), Y(-1.56), s * 0.04), S.T('#fbf3e2', 0.2, 0)),
  ]
}

export function auckland(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('auckland')
  sky(S)
  const y = H + 8
  S.add(0.95, fill(`M-100 ${y}Q120 ${y - 110} 330 ${y}Z`, T(p.leafDeep, 0.84, 0)))
  const x = 640
  // The Sky Tower.
  S.add(0.9, skyline(S, 440, 1040, y + 4, 80, 210, 0.7, 'auc'), fill(limbs([[x, y], [x, y - 220], [x, y - 400]], [34, 20, 14]), T(mix(p.stone, p.roofCool, 0.35), 0.42, 0.1)), fill(sheet([[x - 42, y - 292], [x + 42, y - 292], [x + 30, y - 266], [x - 30, y - 266]], h, 1) + box(x - 34, y - 312, 68, 22, h, 1) + box(x - 22, y - 330, 44, 18, h, 1), T(mix(p.stone, p.roofCool, 0.35), 0.4, -0.4)), fill(box(x - 32, y - 306, 64, 8, h, 0.5), S.row.lit ? LIT : T('#6f93a6', 0.5, 0)), fill(limbs([[x, y - 400], [x, y - 440], [x, y - 470]], [8, 5, 2]), T(p.accent, 0.5, 0.1)), floodlit(S, x, y - 140, 150, 330))
  S.add(0.82, water(S, y, S.gy(0.72)))
  S.add(0.6, sail(S, 160, y + 60, 62, '#fbf3e2', 0.4), sail(S, 330, y + 34, 40, p.clothWarm, 0.5), sail(S, 470, y + 22, 26, '#fbf3e2', 0.6), ferry(S, 720, y + 74, 40, p.cloth))
  S.add(0.5, birds(S, 300, y - 200, 5, 10))
  quay(S, p.path)
  S.add(0.2, tree(S, 55, S.gy(0.84), 430, 'round', 'poh', p.leafDeep))
  S.add(0.19, dots(scatter(46, () => [55 + h.about(120), S.gy(0.84) - 250 + h.about(90)]), 11, T(RED, 0.1, 0.1)))
  S.add(0.15, lampPost(S, 950, S.gy(0.92), 300, 'a'))
  frame(S, 'planter', { bloom: p.accent })
}

export function rotorua(S: Stage): void {
  const { T, p } = S
  const h = S.hand('rotorua')
  sky(S)
  distance(S, 34)
  ground(S, mix(grassColour(S), p.leafDeep, 0.15), { y: S.gy(0.5) })
  const [x, y] = [320, S.gy(0.5)]
  const steam = (cx: number, foot_: number, s: number) => [1, 0.7].map((k) => fill(clump(cx, foot_ - 60 * s, 34 * s * k, 60 * s * k, h, 8, 0.4) + clump(cx + 30 * s, foot_ - 180 * s, 62 * s * k, 80 * s * k, h, 9, 0.4) + clump(cx + 66 * s, foot_ - 310 * s, 96 * s * k, 90 * s * k, h, 9, 0.4), mix(S.haze, '#ffffff', k === 1 ? 0.4 : 0.75), k === 1 ? 0.55 : 0.6))
  // Terraces of pale stone, a blue pool, and the geyser.
  S.add(0.45, fill(many(4, (i) => blob(x + i * 14, y + 6 + i * 16, 190 + i * 46, 26 + i * 7, h, 14, 0.05)), T('#efe3cc', 0.4, 0.1)), [0, 1, 2].map((i) => fill(blob(x + 20 + i * 20, y + 24 + i * 20, 150 + i * 44, 12 + i * 3, h, 12, 0.05), T(i === 1 ? '#7fc6c2' : p.companion, 0.35, 0.1), 0.8)), fill(dab(x, y, 330, 14, -88) + dab(x - 10, y, 250, 10, -98) + dab(x + 10, y, 270, 10, -78), mix('#ffffff', S.sky[1], 0.15)), steam(x, y - 60, 1), steam(820, S.gy(0.42), 0.5))
  way(S, earthColour(S, p.path), { x0: 760, y0: S.gy(0.6), x1: 400, phase: 0.3 })
  S.add(0.3, fern(S, 80, S.gy(0.8), 160, 'r1'), fern(S, 900, S.gy(0.76), 150, 'r2'), tree(S, 960, S.gy(0.66), 400, 'palm', 'ponga'), tree(S, 830, S.gy(0.58), 280, 'palm', 'ponga2'))
  S.add(-0.4, fern(S, 60, 1030, 220, 'front', -0.4))
  frame(S, 'leaves', { bloom: null })
}

export function queenstown(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('queenstown')
  sky(S)
  const rock = mix(p.roofCool, p.wood, 0.35)
  S.add(0.95, peak(S, 120, H + 26, 300, 300, 0.78, 'r1', rock), peak(S, 380, H + 26, 260, 360, 0.7, 'r2', rock), peak(S, 600, H + 26, 260, 330, 0.72, 'r3', rock), peak(S, 860, H + 26, 320, 390, 0.66, 'r4', rock))
  S.add(0.85, hills(S, 'q1', H + 22, 16, p.leafDeep, 0.6, { trees: 36, treeSize: 12 }).marks)
  S.add(0.75, water(S, H + 40, S.gy(0.7)))
  const [x, y] = [200, S.gy(0.36)]
  // The old steamer, with her red funnel.
  S.add(0.6, fill(lens(x + 110, y + 22, 330, 14), T('#ffffff', 0.4, 0.2), 0.7), fill(`M${x - 20} ${y - 10}H${x + 260}L${x + 236} ${y + 20}H${x + 10}Z`, T('#f7efdf', 0.4, 0)), fill(bar(x + 4, y + 8, 238, 10), T('#3b3440', 0.4, 0)), fill(box(x + 30, y - 40, 180, 32, h, 1), T('#f7efdf', 0.4, 0.2)), fill(many(9, (i) => bar(x + 40 + i * 18, y - 32, 9, 14)), S.row.lit ? LIT : T('#4a6478', 0.4, 0)), fill(box(x + 104, y - 92, 26, 54, h, 1), T(p.accent, 0.4, 0)), fill(bar(x + 104, y - 92, 26, 12), T('#3b3440', 0.4, 0)), fill(clump(x + 160, y - 128, 40, 20, h, 7) + clump(x + 230, y - 156, 50, 22, h, 7), mix('#ffffff', S.sky[1], 0.3), 0.7))
  quay(S, p.stone, false)
  S.add(0.2, tree(S, 60, S.gy(0.84), 440, 'birch', 'b1'), tree(S, 945, S.gy(0.8), 400, 'birch', 'b2'))
  frame(S, 'pine', { bloom: p.clothWarm })
}

export function wellington(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('wellington')
  sky(S)
  const y = H + 10
  S.add(0.95, hills(S, 'w0', y - 70, 60, p.leafDeep, 0.86, { wave: 1.4 }).marks)
  S.add(0.92, skyline(S, 100, 520, y, 60, 170, 0.76, 'wel'))
  S.add(0.85, water(S, y, S.gy(0.5)))
  S.add(0.7, sail(S, 300, y + 30, 34, '#fbf3e2', 0.55), ferry(S, 120, y + 44, 40, p.cloth, 0.5))
  ground(S, grassColour(S), { y: S.gy(0.46) })
  // Wooden houses up the hill, and the red cable car on its way past them.
  S.add(0.4, fill(`M560 ${S.gy(0.56)}Q760 ${S.gy(0.4)} 1200 ${y - 190}V${S.gy(0.9)}H560Z`, upright(y - 190, S.gy(0.8), [[0, T(grassColour(S), 0.35, 0.2)], [1, T(grassColour(S), 0.15, 0)]])))
  for (let i = 0; i < 4; i++) S.add(0.38, house(S, 640 + i * 96, S.gy(0.5) - i * 70, 90, 56, `wh${i}`, { d: 0.34, wall: [p.clothWarm, p.companion, p.cloth, p.wall][i] ?? p.wall, roof: [p.roofCool, p.roof, p.wood, p.roof][i] ?? p.roof, cols: 2, rows: 1, roofHeight: 50, door: 'none' }))
  S.add(0.33, strokes(`M520 ${S.gy(0.72)}L1100 ${S.gy(0.2) - 120}`, T('#5d6470', 0.25, 0), 7), strokes(many(16, (i) => { const t = i / 15; return `M${Math.round(lerp(520, 1100, t) - 8)} ${Math.round(lerp(S.gy(0.72), S.gy(0.2) - 120, t) - 6)}l16 14` }), T(p.wood, 0.25, 0), 4))
  const [cx, cy] = [700, S.gy(0.56)]
  S.add(0.3, fill(sheet([[cx - 70, cy + 6], [cx - 70, cy - 80], [cx + 86, cy - 150], [cx + 86, cy - 64]], h, 3), T(RED, 0.2, 0)), fill(many(4, (i) => sheet([[cx - 58 + i * 36, cy - 34 - i * 16], [cx - 58 + i * 36, cy - 72 - i * 16], [cx - 30 + i * 36, cy - 84 - i * 16], [cx - 30 + i * 36, cy - 46 - i * 16]], h, 1)), S.row.lit ? LIT : T('#d9ebee', 0.2, 0.2)), fill(sheet([[cx - 76, cy - 78], [cx + 92, cy - 154], [cx + 92, cy - 164], [cx - 76, cy - 88]], h, 1), T('#f3e6c8', 0.2, 0)))
  S.add(0.2, tree(S, 70, S.gy(0.8), 400, 'round', 'w', p.leafDeep), flowers(S, 20, 980, S.gy(0.9), S.gy(1.3), 24, [p.bloom, p.companion, p.accent], 'w', 1.1))
  frame(S, 'leaves', { bloom: p.accent })
}
