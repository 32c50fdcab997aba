// More of the open air: pool, river, snowfield, tree house, the sky itself, a starry night.
import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import { lerp } from '../../kit/vector'
import type { Point } from '../../scene'
import { fence, house } from '../buildings'
import { bush, crown, fallenLog, fern, flowers, snowy, stone, tree } from '../foliage'
import { bough, frame } from '../frame'
import { distance, earthColour, foot, grassColour, ground } from '../ground'
import { bar, blob, box, clump, dab, dots, fill, lens, limbs, many, oval, scatter, sheet, smooth, straight, strokes, tones, wash } from '../marks'
import { upright } from '../paint'
import { soft } from '../shadow'
import { birds, cloud, hills, sky } from '../sky'
import type { Stage } from '../stage'
import { parasol } from './beach'

export function pool(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('pool')
  sky(S)
  distance(S, 24)
  ground(S, grassColour(S))
  S.add(0.6, fence(S, -60, 1060, S.gy(0.36), 66, p.cloth, 'pool'), bush(S, 140, S.gy(0.38), 300, 100, 'p1'), bush(S, 860, S.gy(0.38), 320, 110, 'p2', p.leaf, p.accent))
  S.add(0.5, house(S, 720, S.gy(0.42), 260, 110, 'hut', { wall: p.wall, roof: p.accent, cols: 3, rows: 1, door: 1, kind: 'hip', roofHeight: 80, d: 0.4, chimney: false }))
  const deck = earthColour(S, p.sand)
  const tile = T(mix(p.water, '#8fe3ea', 0.4), 0.15, 0.1)
  S.add(0.4, fill(straight([[-300, S.gy(0.42)], [1300, S.gy(0.42)], [1300, 1100], [-300, 1100]]), upright(S.gy(0.42), 1000, [[0, T(deck, 0.3, 0.2)], [0.5, T(deck, 0.03, 0.2)], [1, T(deck, 0, -0.4)]])),
    fill(straight([[120, S.gy(0.5)], [840, S.gy(0.5)], [940, S.gy(0.84)], [20, S.gy(0.84)]]), T('#fbf6ea', 0.2, 0.1)), fill(straight([[142, S.gy(0.53)], [818, S.gy(0.53)], [906, S.gy(0.81)], [54, S.gy(0.81)]]), upright(S.gy(0.5), S.gy(0.84), [[0, T(mix(p.water, '#8fe3ea', 0.5), 0.35, 0.3)], [1, tile]])),
    fill(many(26, () => lens(h.between(150, 830), S.gy(h.between(0.55, 0.79)), h.between(50, 120), 6)), '#ffffff', 0.4), strokes(many(3, (i) => `M${110 + i * 6} ${Math.round(S.gy(0.6 + i * 0.07))}H${850 - i * 4}`), T(p.accent, 0.2, 0), 3, 0.7))
  S.add(0.3, strokes(`M800 ${S.gy(0.74)}v-80q0 -30 30 -30v120M846 ${S.gy(0.74)}v-80q0 -30 30 -30v120`, T('#c8d0d6', 0.2, 0.2), 7), parasol(S, 130, S.gy(0.74), 140, p.companion))
  S.add(0.1, S.cast(90, S.gy(1.08), 70), fill(oval(90, S.gy(1.08) - 14, 74, 24), T(p.accent, 0, 0)), fill(oval(90, S.gy(1.08) - 18, 40, 11), T(deck, 0, -0.2)), fill(many(5, (i) => dab(26 + i * 30, S.gy(1.08) - 26, 26, 7, 70)), T('#fbf3e2', 0, 0)))
  S.add(0.5, birds(S, 420, H - 200, 3, 9))
  foot(S, deck)
  frame(S, 'leaves', { bloom: p.accent })
}

export function river(S: Stage): void {
  const { T, p } = S
  const h = S.hand('river')
  sky(S)
  distance(S, 34)
  S.add(0.5, hills(S, 'rv', S.gy(0.22), 10, grassColour(S), 0.42, { dabs: 20 }).marks)
  S.add(0.46, tree(S, 150, S.gy(0.34), 260, 'round', 'ra', p.leafDeep), tree(S, 280, S.gy(0.3), 190, 'poplar', 'rb'), tree(S, 850, S.gy(0.34), 300, 'round', 'rc', p.leaf))
  // The river bends from far right to near left, behind the bank where the cast stands.
  const bank = (x: number) => S.gy(0.74) + Math.sin(x / 150) * 12 - (x - 500) * 0.05
  S.add(0.42, fill(smooth([[760, S.gy(0.3)], [700, S.gy(0.38)], [400, S.gy(0.48)], [-200, S.gy(0.52)], [-200, S.gy(0.9)], [1200, S.gy(0.86)], [1200, S.gy(0.5)], [820, S.gy(0.42)], [800, S.gy(0.3)]], true, 0.7), upright(S.gy(0.3), S.gy(0.9), [[0, mix(S.sky[2], T(p.water, 0.6, 0.3), 0.5)], [0.5, T(p.water, 0.3, 0.1)], [1, T(p.water, 0.1, -0.3)]])), fill(many(22, () => lens(h.between(-40, 1040), S.gy(h.between(0.54, 0.8)), h.between(60, 150), 7)), T('#ffffff', 0.3, 0.1), 0.45))
  S.add(0.36, [[260, 0.6], [360, 0.64], [470, 0.62], [580, 0.66]].map(([x = 0, s = 1], i) => stone(S, x, S.gy(s), 80, `step${i}`)))
  const c = grassColour(S)
  const strip: Point[] = []
  for (let x = -160; x <= 1160; x += 70) strip.push([x, bank(x)])
  S.add(0.28, fill(`${smooth(strip, false)}L1160 1500L-160 1500Z`, upright(S.gy(0.72), 1000, [[0, T(c, 0.15, 0.3)], [0.4, T(c, 0.02, 0.15)], [1, T(c, 0, -0.6)]])), fill(wash(h, -200, S.gy(0.82), 1200, 200, 12, 340, 12), T(c, 0.1, -0.4), 0.4))
  const reeds = (x: number, k: number) => { const q = tones(); for (let i = 0; i < k; i++) { const [rx, L] = [x + h.about(60), h.between(90, 190)]; q.put(0, dab(rx, bank(x) + 14, L, 4, -90 + h.about(10))); if (i % 3 === 0) q.put(1, dab(rx, bank(x) - L * 0.7, L * 0.28, 7, -90)) } return [fill(q.get(0), T(p.leafDeep, 0.2, -0.1)), fill(q.get(1), T(p.wood, 0.2, -0.2))] }
  S.add(0.22, reeds(80, 12), reeds(930, 14), fallenLog(S, 860, S.gy(0.98), 190, 44), fern(S, 140, S.gy(0.92), 80, 'rf'))
  foot(S, c)
  S.add(0.1, flowers(S, -40, 1040, S.gy(0.9), S.gy(1.3), 24, [p.bloom, p.companion, p.clothWarm], 'rv', 1.1))
  frame(S, 'leaves', { bloom: p.clothWarm })
}

export function snowfield(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('snowfield')
  sky(S)
  S.add(0.92, hills(S, 's1', H - 40, 50, p.snow, 0.85, { trees: 0 }).marks)
  S.add(0.8, hills(S, 's2', H, 34, mix(p.snow, p.leafDeep, 0.35), 0.74, { trees: 40, treeSize: 15 }).marks)
  S.add(0.6, hills(S, 's3', H + 40, 26, p.snow, 0.5, { dabs: 12 }).marks)
  ground(S, p.snow, { upright: false, turf: 24 })
  const drift = (x: number, y: number, w: number) => [fill(blob(x, y, w, w * 0.2, h, 12, 0.06), T(p.snow, 0.1, -0.25)), fill(blob(x + S.sx * w * 0.12, y - w * 0.05, w * 0.8, w * 0.13, h, 12, 0.06), T(p.snow, 0.1, 0.3))]
  S.add(0.36, tree(S, 80, S.gy(0.7), 420, 'pine', 'a'), tree(S, 200, S.gy(0.56), 260, 'pine', 'b'), tree(S, 930, S.gy(0.68), 440, 'pine', 'c'), tree(S, 820, S.gy(0.52), 240, 'pine', 'd'))
  S.add(0.3, house(S, 560, S.gy(0.36), 120, 60, 'hut', { wall: p.wood, roof: p.accent, cols: 2, rows: 1, roofHeight: 70, d: 0.4, door: 0 }))
  S.add(0.12, drift(150, S.gy(0.96), 210), drift(880, S.gy(1), 240), strokes(`M${300} 1000Q420 ${S.gy(0.8)} 640 ${S.gy(0.5)}M330 1000Q450 ${S.gy(0.8)} 652 ${S.gy(0.5)}`, T(p.snow, 0, -0.6), 4, 0.7))
  frame(S, 'pine', { bloom: null })
}

export function treehouse(S: Stage): void {
  const { T, p, H, G, fx } = S
  const h = S.hand('treehouse')
  sky(S)
  S.add(0.95, hills(S, 't1', H + 60, 40, p.leafDeep, 0.86, { trees: 40, treeSize: 14 }).marks)
  S.add(0.85, hills(S, 't2', H + 130, 30, p.leaf, 0.72, { trees: 26, treeSize: 20 }).marks)
  // High in the oak: leaves all round, the great trunk, a deck of planks and a rail.
  S.add(0.6, crown(S, 60, 210, 250, 210, p.leafDeep, 0.4, 'l1'), crown(S, 960, 160, 260, 220, p.leafDeep, 0.4, 'r1'), crown(S, fx, -60, 520, 150, p.leaf, 0.4, 'top'))
  const F = S.gy(0.6)
  S.add(0.4, fill(limbs([[770, 1100], [760, 500], [780, -100]], [230, 170, 190]), T(p.wood, 0.3, -0.1)), fill(limbs([[810, 1100], [796, 500], [820, -100]], [100, 76, 90]), T(p.wood, 0.3, -0.6)), fill(limbs([[760, 330], [560, 190], [330, 150]], [80, 54, 24]), T(p.wood, 0.3, -0.2)), fill(many(12, () => dab(740 + h.about(60), h.between(0, 560), 80, 5, 88 + h.about(6))), T(p.wood, 0.3, 0.4)))
  S.add(0.36, fill(box(590, F - 330, 360, 332, h, 3), T(p.wood, 0.26, 0.35)), fill(many(7, (i) => bar(594, F - 300 + i * 44, 352, 4)), T(p.wood, 0.26, -0.4)), fill(sheet([[550, F - 320], [770, F - 470], [990, F - 320]], h, 3), T(p.accent, 0.26, -0.1)), fill(sheet([[770, F - 470], [770 + S.sx * 220, F - 320], [770 + S.sx * 130, F - 320]], h, 2), T(p.accent, 0.26, 0.5)), snowy(S) ? fill(smooth([[770, F - 486], [900, F - 396], [1000, F - 330], [940, F - 346], [900, F - 366], [850, F - 376], [800, F - 410], [760, F - 404], [710, F - 392], [660, F - 366], [610, F - 356], [540, F - 330], [640, F - 396]], true, 0.6), T(p.snow, 0.26, 0.3)) : null, fill(box(640, F - 250, 110, 100, h, 2), T('#fbf3e2', 0.24, 0)), fill(box(650, F - 240, 90, 80, h, 1), S.row.lit ? '#ffd27a' : T('#7fa3b0', 0.24, 0)), fill(bar(692, F - 240, 6, 80) + bar(650, F - 204, 90, 6), T('#fbf3e2', 0.24, 0)), fill(`M820 ${F}v-190q45 -50 90 0v190z`, T(p.wood, 0.22, -0.8)))
  S.add(0.3, fill(straight([[-300, F], [1300, F], [1300, 1100], [-300, 1100]]), upright(F, 1000, [[0, T(p.floor, 0.25, -0.1)], [0.4, T(p.floor, 0.03, 0.3)], [1, T(p.floor, 0, -0.6)]])), fill(many(15, (i) => { const k = (i - 7) * 120; return `M${Math.round(fx + k * 0.7)} ${Math.round(F)}L${Math.round(fx + k * 2)} 1100h5L${Math.round(fx + k * 0.7 + 2)} ${Math.round(F)}z` }), T(p.floor, 0.1, -0.6)))
  S.add(0.28, fill(many(6, (i) => bar(-40 + i * 108, F - 96, 13, 100)), T(p.wood, 0.2, 0)), fill(box(-300, F - 108, 850, 18, h, 2) + box(-300, F - 56, 850, 12, h, 2), T(p.wood, 0.2, 0.25)), snowy(S) ? fill(many(9, (i) => lens(-20 + i * 66, F - 106, 100, 24)), T(p.snow, 0.2, 0.4)) : null)
  S.add(0.2, strokes(`M470 90Q300 170 120 100`, T('#5d4a3c', 0.2, 0), 2), dots(scatter(8, (i) => [lerp(130, 460, (i + 0.5) / 8), 104 + Math.sin(((i + 0.5) / 8) * Math.PI) * 30]), 15, S.row.lit ? '#fff0bf' : T(p.companion, 0.2, 0.2)))
  S.add(-0.42, bough(S, -60, 10, 1, 'hl', 0.9), bough(S, 1060, -10, -1, 'hr', 0.9))
  S.add(-0.4, fill(clump(30, 1010, 120, 60, h, 9), T(p.leafDeep, -0.44, 0)), fill(clump(980, 1020, 110, 50, h, 9), T(p.leafDeep, -0.4, 0)), fill(lens(fx, G + 220, 1500, 30), T(p.leafDeep, -0.4, 0)))
}

/** Up among the clouds: a soft floor of them, more below. */
export function upInTheSky(S: Stage): void {
  const { H, G } = S
  const h = S.hand('up')
  sky(S)
  const white = (k: number) => S.mixSky(0.7, '#ffffff', S.dark ? 0.12 + k * 0.14 : 0.5 + k * 0.4)
  const gap = (k: number) => S.mixSky(0.05, '#ffffff', S.dark ? 0.04 + k * 0.1 : 0.2 + k * 0.4)
  S.add(0.9, fill(many(9, (i) => clump(-40 + i * 140, H + 30 + h.about(20), 130, 50, h, 8)), white(0)), rect(-200, H + 50, 1400, 900, upright(H + 50, 900, [[0, white(0)], [0.3, gap(0.6)], [1, gap(0)]])))
  S.add(0.6, fill(many(7, (i) => clump(-60 + i * 190, S.gy(0.36) + h.about(20), 170, 70, h, 9)), white(0.35)), rect(-200, S.gy(0.4), 1400, 900, upright(S.gy(0.4), 900, [[0, white(0.35)], [0.35, gap(0.7)], [1, gap(0.2)]])))
  S.add(0.5, cloud(S, 180, S.gy(-0.3), 260, 'cu1'), cloud(S, 840, S.gy(-0.45), 300, 'cu2'), birds(S, 700, 200, 5, 11))
  // Banks of cloud, each with its underside in the blue of the sky, the nearest one to stand on.
  const under = (k: number) => S.mixSky(0.05, '#ffffff', S.dark ? 0.02 : 0.4 + k * 0.2)
  const bank = (y: number, wide: number, high: number, step: number, k: number) => {
    const puffs = many(Math.ceil(1300 / step), (i) => clump(-120 + i * step + h.about(step * 0.2), y + h.about(high * 0.24), wide * h.between(0.8, 1.2), high * h.between(0.8, 1.2), h, 10))
    return [fill(puffs, under(k)), fill(puffs, white(0.4 + k), 1), fill(many(Math.ceil(1300 / step), (i) => lens(-120 + i * step + h.about(30), y + high * 0.5, wide * 1.5, high * 0.3)), under(k), 0.45)]
  }
  S.add(0.42, bank(S.gy(0.46), 150, 56, 150, 0))
  S.add(0.3, bank(S.gy(0.66), 190, 70, 200, 0.25))
  S.add(0.2, fill(many(6, (i) => clump(-60 + i * 230, S.gy(0.86) + h.about(14), 210, 90, h, 10)), white(0.75)), rect(-200, S.gy(0.9), 1400, 700, upright(S.gy(0.9), 1000, [[0, white(1)], [1, white(0.1)]])))
  S.add(0.1, fill(many(14, () => lens(h.next() * 1000, h.between(G - 20, 1000), h.between(120, 260), 16)), S.shadow, 0.12))
  S.add(-0.3, fill(clump(20, 1010, 180, 70, h, 10) + clump(990, 1020, 160, 60, h, 10), white(0.2)))
}

/** A hill under all the stars. */
export function starryNight(S: Stage): void {
  const { p, H, row } = S
  const h = S.hand('stars')
  sky(S)
  const bright = mix(row.sunColour, '#ffffff', 0.3)
  S.add(0.98, S.dark ? [fill(smooth([[-60, 90], [260, 60], [560, 170], [1060, 260], [1060, 360], [620, 290], [300, 190], [-60, 210]], true, 0.9), S.mixSky(0.6, '#ffffff', 0.2), 0.4), fill(many(90, () => oval(h.next() * 1000, h.next() ** 1.2 * H, h.between(0.8, 2.4))), bright), fill(many(7, () => { const [x, y, s] = [h.next() * 1000, h.next() * H * 0.7, h.between(7, 13)]; return dab(x - s, y, s * 2, s * 0.2, 0) + dab(x, y - s, s * 2, s * 0.2, 90) }), bright), strokes('M640 90q60 20 130 70', bright, 2.4, 0.8)] : birds(S, 480, 180, 5, 9))
  S.add(0.9, hills(S, 'n1', H - 20, 40, p.leafDeep, 0.86, { trees: 22, treeSize: 13 }).marks)
  for (let i = 0; i < 6; i++) S.add(0.85, house(S, 560 + i * 58 + h.about(10), H + 30, 44, 34 + h.between(0, 24), `nv${i}`, { d: 0.74, cols: 1, rows: 1, door: 'none', chimney: i % 2 === 0, roofHeight: 28 }))
  S.add(0.7, hills(S, 'n2', H + 40, 26, p.leaf, 0.62, { trees: 14, treeSize: 16 }).marks)
  ground(S, grassColour(S), { y: S.gy(0.36), amp: 26 })
  S.add(0.3, tree(S, 110, S.gy(0.72), 460, 'round', 'nt', p.leafDeep), bush(S, 920, S.gy(0.72), 220, 100, 'nb'))
  if (S.dark) S.add(0.1, scatter(12, () => [h.next() * 1000, S.gy(h.between(0.3, 1.1))]).map(([x, y]) => soft(Math.round(x), Math.round(y), 14, 14, [[0, '#ffe9a0', 0.9], [0.3, '#ffe08a', 0.5], [1, '#ffe08a', 0]])))
  S.add(0.12, flowers(S, 40, 1000, S.gy(0.86), S.gy(1.3), 16, [p.bloom, p.companion], 'nf', 1.1))
  frame(S, 'grass', { bloom: p.bloom })
}
