// Cities of the world, each by what everybody knows it by.
import { mix } from '../../kit/colour'
import type { Colour, Point } from '../../scene'
import { bunting, lampPost, lanterns } from '../buildings'
import { fern, snowy, tree } from '../foliage'
import { frame } from '../frame'
import { distance, earthColour, foot, grassColour, ground, paving, way } from '../ground'
import { bar, blob, box, clump, dab, dots, fill, lens, limbs, many, oval, scatter, sheet, smooth, straight, strokes } from '../marks'
import type { Marks } from '../marks'
import { across, upright } from '../paint'
import { soft } from '../shadow'
import { hills, sky, water } from '../sky'
import type { Stage } from '../stage'
import { peak } from './mountain'
import { quay } from './sydney'
import { beds, floodlit, LIT, RED, skyline, tall } from './town-parts'

export function london(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('london')
  sky(S)
  const y = H + 24
  const [x, stone, d] = [660, '#d8b377', 0.42]
  S.add(0.92, skyline(S, -60, 420, y - 10, 50, 120, 0.86, 'lon'))
  // The palace along the river, and its clock tower.
  const spires = many(13, (i) => `M${x + 70 + i * 34} ${y - 110}l5 -30l5 30z`)
  S.add(0.85, fill(box(x + 60, y - 112, 500, 116, h, 2), T(stone, d, -0.15)), fill(spires, T(stone, d, 0.1)), fill(many(14, (i) => bar(x + 74 + i * 34, y - 96, 12, 30) + bar(x + 74 + i * 34, y - 52, 12, 36)), S.row.lit ? LIT : T('#5f5250', d, -0.2)),
    fill(box(x - 40, y - 330, 84, 334, h, 2), across(x - 40, x + 44, S.sx < 0 ? [[0, T(stone, d, 0.4)], [1, T(stone, d, -0.4)]] : [[0, T(stone, d, -0.4)], [1, T(stone, d, 0.4)]])), fill(many(4, (i) => bar(x - 30 + i * 20, y - 250, 7, 240)), T(stone, d, -0.6), 0.7), fill(box(x - 48, y - 344, 100, 16, h, 1) + box(x - 48, y - 248, 100, 10, h, 1), T(stone, d, 0.3)),
    floodlit(S, x + 2, y, 150, 420), floodlit(S, x + 300, y, 520, 120),
    fill(oval(x + 2, y - 294, 34), S.row.lit ? '#fff3cf' : T('#f7efd8', d, 0.2)), strokes(`M${x + 2} ${y - 294}v-24M${x + 2} ${y - 294}l15 9`, T('#3b3440', d, 0), 4), strokes(`M${x - 32} ${y - 294}a34 34 0 1 0 68 0a34 34 0 1 0 -68 0`, T('#3b3440', d, 0), 3),
    fill(sheet([[x - 44, y - 342], [x - 26, y - 392], [x + 30, y - 392], [x + 48, y - 342]], h, 1), T(p.roofCool, d, -0.2)), fill(box(x - 22, y - 416, 48, 26, h, 1), T(stone, d, 0.1)), fill(sheet([[x - 28, y - 414], [x + 2, y - 482], [x + 32, y - 414]], h, 1), T(p.roofCool, d, -0.2)))
  S.add(0.75, water(S, y, S.gy(0.6)))
  S.add(0.7, fill(`M-200 ${y - 16}H560V${y + 8}H500a56 46 0 0 0 -112 0H340a56 46 0 0 0 -112 0H180a56 46 0 0 0 -112 0H20a56 46 0 0 0 -112 0H-200Z`, T('#7d9a86', 0.45, 0)), fill(box(-200, y - 30, 780, 14, h, 1), T('#7d9a86', 0.45, 0.5)))
  const [bx, by] = [140, y - 30]
  S.add(0.68, fill(box(bx, by - 100, 150, 92, h, 3), T(RED, 0.4, 0)), fill(many(5, (i) => box(bx + 8 + i * 28, by - 92, 22, 26, h, 1) + box(bx + 8 + i * 28, by - 50, 22, 24, h, 1)), S.row.lit ? LIT : T('#cfe2e8', 0.4, 0.1)), fill(bar(bx, by - 60, 150, 5), T('#fbf3e2', 0.4, 0)), fill(oval(bx + 32, by - 6, 13) + oval(bx + 118, by - 6, 13), T('#3b3440', 0.4, 0)))
  quay(S, p.stone, false)
  const px = 900
  const py = S.gy(0.88)
  S.add(0.2, S.cast(px, py, 60), fill(box(px - 46, py - 300, 92, 300, h, 2), T(RED, 0.12, 0)), fill(many(12, (i) => bar(px - 34 + (i % 3) * 24, py - 250 + Math.floor(i / 3) * 46, 19, 40)), S.row.lit ? LIT : T('#cfe2e8', 0.12, 0.2)), fill(box(px - 40, py - 284, 80, 22, h, 1), T('#fbf3e2', 0.12, 0)), fill(`M${px - 50} ${py - 298}q50 -50 100 0z`, T(RED, 0.12, -0.3)))
  S.add(0.15, lampPost(S, 80, S.gy(0.94), 340, 'l'))
  frame(S, 'planter', { bloom: p.accent })
}

export function tokyo(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('tokyo')
  sky(S)
  const y = H + 20
  S.add(0.96, peak(S, 300, y, 380, 300, 0.8, 'fuji', mix(p.roofCool, p.cloth, 0.3)))
  S.add(0.9, skyline(S, 480, 1060, y + 6, 80, 230, 0.74, 'tok'))
  const x = 760
  // The red and white tower.
  const seg = (t: number) => 70 * (1 - t) ** 1.7 + 5
  S.add(0.88, Array.from({ length: 8 }, (_, i) => { const [t, u] = [i / 8, (i + 1) / 8]; return fill(straight([[x - seg(t), y - 360 * t], [x - seg(u), y - 360 * u], [x + seg(u), y - 360 * u], [x + seg(t), y - 360 * t]]), T(i % 2 && i > 2 ? '#fbf3e2' : RED, 0.56, 0)) }), fill(`M${x - 34} ${y}Q${x} ${y - 80} ${x + 34} ${y}Z`, S.sky[2]), fill(box(x - 34, y - 158, 68, 22, h, 1), T('#fbf3e2', 0.5, 0)), fill(box(x - 30, y - 152, 60, 9, h, 1), S.row.lit ? LIT : T('#6f93a6', 0.5, 0)), strokes(`M${x} ${y - 360}v-50`, T(RED, 0.5, 0), 4), floodlit(S, x, y, 170, 380, '#ff9a6a'))
  ground(S, grassColour(S), { y: S.gy(0.36) })
  // A pond with its red bridge, and blossom.
  S.add(0.4, fill(blob(300, S.gy(0.58), 330, 40, h, 14, 0.05), upright(S.gy(0.45), S.gy(0.72), [[0, T(p.water, 0.5, 0.5)], [1, T(p.water, 0.2, 0)]])), fill(many(8, () => lens(300 + h.about(220), S.gy(0.58) + h.about(20), 80, 5)), T('#ffffff', 0.4, 0), 0.5))
  const [bx, by] = [150, S.gy(0.6)]
  S.add(0.36, strokes(`M${bx} ${by}Q${bx + 150} ${by - 100} ${bx + 300} ${by}`, T(RED, 0.3, -0.3), 18), strokes(`M${bx} ${by - 44}Q${bx + 150} ${by - 144} ${bx + 300} ${by - 44}`, T(RED, 0.3, 0.1), 8), strokes(many(7, (i) => { const t = i / 6; const top = by - 4 * 50 * t * (1 - t); return `M${Math.round(bx + 300 * t)} ${Math.round(top)}v-46` }), T(RED, 0.3, 0), 6))
  way(S, earthColour(S, p.path), { x0: 700, y0: S.gy(0.42), x1: 480, phase: 0.6 })
  S.add(0.3, tree(S, 70, S.gy(0.74), 440, 'blossom', 'c1'), tree(S, 930, S.gy(0.72), 480, 'blossom', 'c2'))
  S.add(0.14, dots(scatter(60, () => [h.next() * 1000, S.gy(h.between(0.75, 1.3))]), 7, T('#f4b6c2', 0, 0.2)))
  S.add(0.28, lanterns(S, 600, S.gy(0.2), 1040, S.gy(0.16), 40, 7, 0.25, 13, [RED]))
  frame(S, 'leaves', { bloom: '#f4b6c2' })
}

export function washington(S: Stage): void {
  const { T, p } = S
  const h = S.hand('washington')
  sky(S)
  distance(S, 30)
  const [x, y, d] = [640, S.gy(0.3), 0.5]
  const w = '#fbf6ea'
  // The Capitol on its hill, the obelisk, and the long pool between.
  const dome = `M${x - 74} ${y - 130}C${x - 74} ${y - 250} ${x + 74} ${y - 250} ${x + 74} ${y - 130}Z`
  S.add(0.7, fill(box(x - 280, y - 84, 560, 88, h, 2), upright(y - 84, y, [[0, T(w, d, 0.2)], [1, T(w, d, -0.35)]])), fill(box(x - 110, y - 104, 220, 108, h, 2), T(w, d, 0.1)), fill(sheet([[x - 120, y - 102], [x, y - 146], [x + 120, y - 102]], h, 1), T(w, d, 0.3)), fill(many(18, (i) => bar(x - 270 + i * 31, y - 66, 9, 62)), T(w, d, -0.7), 0.6),
    fill(box(x - 80, y - 150, 160, 34, h, 1), T(w, d, -0.1)), fill(many(11, (i) => bar(x - 72 + i * 14, y - 146, 5, 26)), T(w, d, -0.7), 0.7), fill(dome, T(w, d, 0.25)), fill(`M${x} ${y - 220}C${x + 60} ${y - 216} ${x + 74} ${y - 170} ${x + 74} ${y - 130}H${x + 20}Z`, T(w, d, -0.4)), strokes(`M${x - 40} ${y - 132}Q${x - 36} ${y - 190} ${x} ${y - 218}M${x + 40} ${y - 132}Q${x + 36} ${y - 190} ${x} ${y - 218}M${x} ${y - 132}V${y - 218}`, T(w, d, -0.5), 1.6), fill(box(x - 14, y - 246, 28, 30, h, 1), T(w, d, 0.1)), fill(`M${x - 12} ${y - 246}q12 -24 24 0z`, T(w, d, 0.2)), S.row.lit === 1 ? soft(x, y - 120, 260, 200, [[0, '#ffe2a0', 0.3], [1, '#ffe2a0', 0]]) : null)
  const ox = 190
  S.add(0.66, floodlit(S, ox, y, 130, 380), fill(straight([[ox - 24, y + 4], [ox - 15, y - 330], [ox, y - 356], [ox + 15, y - 330], [ox + 24, y + 4]]), T(w, 0.46, 0.2)), fill(straight([[ox, y + 4], [ox, y - 356], [ox + 15, y - 330], [ox + 24, y + 4]]), T(w, 0.46, S.sx < 0 ? -0.5 : 0.5)))
  ground(S, grassColour(S), { y: S.gy(0.3) })
  S.add(0.42, fill(straight([[420, S.gy(0.42)], [560, S.gy(0.42)], [690, S.gy(0.78)], [290, S.gy(0.78)]]), upright(S.gy(0.42), S.gy(0.78), [[0, mix(S.sky[2], T(p.water, 0.5, 0.4), 0.4)], [1, T(p.water, 0.2, 0)]])), fill(many(9, () => lens(480 + h.about(110), S.gy(h.between(0.48, 0.74)), 90, 5)), T('#ffffff', 0.3, 0), 0.5))
  S.add(0.34, tree(S, 60, S.gy(0.7), 380, 'blossom', 'd1'), tree(S, 940, S.gy(0.68), 400, 'blossom', 'd2'), tree(S, 820, S.gy(0.5), 220, 'blossom', 'd3'))
  beds(S)
  frame(S, 'leaves', { bloom: p.accent })
}

export function rome(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('rome')
  sky(S)
  const [x, y, d] = [620, S.gy(0.42), 0.42]
  const stone = '#e0b888'
  S.add(0.92, hills(S, 'ro', H - 10, 30, p.leaf, 0.8, { trees: 26, treeSize: 13 }).marks)
  // The Colosseum: three rows of arches, the outer ring broken off at one side.
  const wide = 380
  const ring: Point[] = [[x - wide, y], [x - wide * 1.02, y - 250], [x - wide * 0.7, y - 300], [x + 40, y - 320], [x + 120, y - 300], [x + 150, y - 200], [x + wide * 0.7, y - 186], [x + wide, y - 170], [x + wide, y]]
  S.add(0.7, fill(sheet(ring, h, 3), across(x - wide, x + wide, S.sx < 0 ? [[0, T(stone, d, 0.35)], [1, T(stone, d, -0.45)]] : [[0, T(stone, d, -0.45)], [1, T(stone, d, 0.35)]])))
  const arches: string[] = []
  for (let row = 0; row < 3; row++) for (let i = 0; i < 15; i++) {
    const t = (i + 0.5) / 15
    const ax = x - wide * Math.cos(Math.PI * t)
    const aw = 10 + 20 * Math.sin(Math.PI * t)
    if (row === 2 && ax > x + 110) continue
    arches.push(`M${Math.round(ax - aw / 2)} ${Math.round(y - 12 - row * 88)}v-36a${Math.round(aw / 2)} ${Math.round(aw / 2)} 0 0 1 ${Math.round(aw)} 0v36z`)
  }
  S.add(0.69, fill(arches.join(''), S.row.lit === 1 ? mix(LIT, T('#6b4f44', d, 0), 0.35) : T('#6b4f44', d, 0)), fill(box(x - wide, y - 96, wide * 2, 8, h, 1) + box(x - wide, y - 184, wide * 2 - 20, 8, h, 1) + box(x - wide, y - 262, wide + 130, 8, h, 1), T(stone, d, 0.55)))
  S.add(0.68, floodlit(S, x, y, 860, 260))
  paving(S, y, '#e6cfa6', p.earth)
  foot(S, earthColour(S, '#d8bc90'))
  const umbrella = (ux: number, uy: number, s: number) => [S.cast(ux, uy, s * 0.3), fill(limbs([[ux, uy], [ux + 4, uy - s * 0.5], [ux, uy - s * 0.8]], [s * 0.06, s * 0.045, s * 0.04]), T(p.wood, 0.3, 0)), fill(clump(ux, uy - s * 0.9, s * 0.42, s * 0.13, h, 11, 0.36), T(p.leafDeep, 0.3, -0.2)), fill(clump(ux - 4 * S.sx, uy - s * 0.95, s * 0.3, s * 0.08, h, 8, 0.4), T(p.leaf, 0.3, 0.3))]
  S.add(0.32, umbrella(90, S.gy(0.7), 470), umbrella(930, S.gy(0.62), 400))
  const [fx, fy] = [860, S.gy(0.9)]
  S.add(0.2, S.under(fx, fy, 130, 0.16), fill(oval(fx, fy - 30, 120, 34), T(p.stone, 0.1, 0)), fill(oval(fx, fy - 40, 112, 26), T(p.water, 0.1, 0.5)), fill(limbs([[fx, fy - 36], [fx, fy - 80], [fx, fy - 110]], [36, 20, 34]), T(p.stone, 0.1, 0.2)), fill(dab(fx, fy - 110, 60, 4, -60, 10) + dab(fx, fy - 110, 60, 4, -120, -10) + dab(fx, fy - 112, 60, 5, -90), '#eef7f8', 0.85))
  frame(S, 'leaves', { bloom: p.accent })
}

export function singapore(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('singapore')
  sky(S)
  const y = H + 10
  S.add(0.94, skyline(S, -40, 470, y, 90, 250, 0.8, 'sin'))
  // Three towers under one long roof.
  S.add(0.9, [560, 680, 800].map((x) => tall(S, x, y, 66, 250, p.stone, 0.6, { rows: 12, cols: 3 })), fill(smooth([[520, y - 256], [700, y - 282], [910, y - 270], [960, y - 284], [930, y - 254], [700, y - 250]], true, 0.8), T('#f3ecdc', 0.5, 0.2)), fill(many(14, (i) => clump(560 + i * 26, y - 282 + Math.abs(i - 7), 12, 9, h, 5)), T(p.leaf, 0.5, 0)))
  S.add(0.82, water(S, y, S.gy(0.6)))
  ground(S, grassColour(S), { y: S.gy(0.54) })
  // Trees of steel and creepers.
  const supertree = (x: number, foot_: number, s: number) => [S.cast(x, foot_, s * 0.2), fill(limbs([[x, foot_], [x, foot_ - s * 0.4], [x, foot_ - s * 0.72]], [s * 0.13, s * 0.09, s * 0.12]), T(p.leafDeep, 0.3, -0.2)), strokes(many(13, (i) => `M${Math.round(x)} ${Math.round(foot_ - s * 0.62)}Q${Math.round(x + ((i - 6) / 6) * s * 0.16)} ${Math.round(foot_ - s * 0.82)} ${Math.round(x + ((i - 6) / 6) * s * 0.38)} ${Math.round(foot_ - s * (0.98 - Math.abs(i - 6) * 0.004))}`), T(mix(p.accent, '#8a4f8f', 0.55), 0.28, 0), s * 0.014), strokes(`M${Math.round(x - s * 0.38)} ${Math.round(foot_ - s * 0.96)}Q${x} ${Math.round(foot_ - s * 1.02)} ${Math.round(x + s * 0.38)} ${Math.round(foot_ - s * 0.96)}`, T(mix(p.accent, '#8a4f8f', 0.55), 0.28, 0.3), s * 0.02), S.row.lit ? soft(x, foot_ - s * 0.8, s * 0.5, s * 0.5, [[0, '#e6a8ff', 0.4], [1, '#e6a8ff', 0]]) : null]
  S.add(0.32, supertree(110, S.gy(0.72), 470), supertree(260, S.gy(0.6), 320), supertree(900, S.gy(0.74), 500))
  way(S, earthColour(S, p.path), { x0: 660, y0: S.gy(0.58), x1: 400, phase: 1.4 })
  beds(S)
  S.add(-0.4, fern(S, 70, 1030, 200, 'front', -0.4))
  frame(S, 'leaves', { bloom: '#d96fae' })
}

export function beijing(S: Stage): void {
  const { T, p, H } = S
  sky(S)
  const stone = mix(p.stone, p.sand, 0.55)
  S.add(0.97, peak(S, 640, H + 10, 420, 250, 0.9, 'b1', p.leafDeep, false))
  // The Wall climbs from hill to hill, every crest with its tower, and grows as it comes nearer.
  S.add(0.92, wallOver(S, [[-140, H + 10], [-20, H - 60], [90, H - 190], [150, H - 216], [240, H - 130], [350, H - 96], [470, H - 30], [640, H + 20], [1160, H + 60]], 9, 0.74, stone, 7, [150, 350]))
  S.add(0.8, wallOver(S, [[-140, H + 90], [140, H + 70], [300, H + 8], [420, H - 84], [490, H - 104], [580, H - 40], [690, H + 10], [860, H + 40], [1160, H + 60]], 17, 0.6, stone, 8, [490]))
  S.add(0.66, wallOver(S, [[-140, H + 150], [380, H + 128], [560, H + 96], [680, H + 6], [790, H - 104], [860, H - 124], [960, H - 50], [1160, H - 20]], 30, 0.44, stone, 8, [850]))
  // Here one stands on it: the parapet goes up with the hill.
  const rise = (x: number) => S.gy(0.5) + 6 - Math.max(0, x - 420) * 0.11 - Math.max(0, 420 - x) * 0.03
  const edge: Point[] = Array.from({ length: 10 }, (_, i): Point => [-240 + i * 165, rise(-240 + i * 165)])
  paving(S, S.gy(0.5), stone, p.earth)
  S.add(0.28, fill(`${straight([...edge, [1245, S.gy(0.5) + 30], [-240, S.gy(0.5) + 30]])}`, T(stone, 0.24, -0.2)), fill(many(20, (i) => { const x = -240 + i * 74; return straight([[x, rise(x) + 3], [x, rise(x) - 40], [x + 46, rise(x + 46) - 40], [x + 46, rise(x + 46) + 3]]) }), T(stone, 0.24, 0.12)), strokes(`M${edge.map(([x, y]) => `${Math.round(x)} ${Math.round(y + 14)}`).join('L')}`, T(stone, 0.24, -0.6), 3))
  foot(S, stone)
  S.add(0.2, tree(S, 50, S.gy(0.8), 400, 'blossom', 'pl'), tree(S, 975, S.gy(0.76), 300, 'pine', 'pn'))
  S.add(0.18, lanterns(S, 640, 120, 1060, 60, 50, 6, 0.1, 17, [RED]))
  frame(S, 'leaves', { bloom: p.accent })
}

/** A green hill with these crest points, and the Wall along its crest, `w` high, with battlements and a tower at each of `towers`. */
function wallOver(S: Stage, crest: readonly Point[], w: number, d: number, stone: Colour, pitch: number, towers: readonly number[]): Marks {
  const { T, p } = S
  const h = S.hand(`wall${w}`)
  const at = (x: number): number => {
    const i = Math.max(1, crest.findIndex(([cx]) => cx >= x))
    const [[ax, ay], [bx, by]] = [crest[i - 1] ?? [0, 0], crest[i] ?? [1, 0]]
    const t = (1 - Math.cos(Math.PI * ((x - ax) / (bx - ax)))) / 2
    return ay + (by - ay) * t
  }
  const line: Point[] = Array.from({ length: 53 }, (_, i): Point => [-140 + i * 25, at(-140 + i * 25)])
  const low = Math.max(...crest.map(([, y]) => y)) + 90
  const side = (from: number, to: number) => `M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y + from)}`).join('L')}L${[...line].reverse().map(([x, y]) => `${Math.round(x)} ${Math.round(y + to)}`).join('L')}Z`
  const step = w * 1.15
  const tower = (x: number): Marks => {
    const [s, y] = [w * 2.5, at(x) + w]
    return [
      fill(box(x - s * 0.5, y - s * 1.5, s, s * 1.6, h, 1), across(x - s / 2, x + s / 2, S.sx < 0 ? [[0, T(stone, d, 0.4)], [1, T(stone, d, -0.4)]] : [[0, T(stone, d, -0.4)], [1, T(stone, d, 0.4)]])), fill(many(3, (i) => `M${Math.round(x - s * 0.36 + i * s * 0.28)} ${Math.round(y - s * 0.6)}v${Math.round(-s * 0.32)}a${(s * 0.08).toFixed(1)} ${(s * 0.08).toFixed(1)} 0 0 1 ${(s * 0.16).toFixed(1)} 0v${Math.round(s * 0.32)}z`), S.row.lit === 1 ? LIT : T('#5f5250', d, 0)),
      fill(box(x - s * 0.58, y - s * 1.56, s * 1.16, s * 0.14, h, 0.6), T(stone, d, 0.5)), fill(many(5, (i) => bar(x - s * 0.57 + i * s * 0.25, y - s * 1.74, s * 0.15, s * 0.2)), T(snowy(S) ? p.snow : stone, d, 0.3)), floodlit(S, x, y, s * 2, s * 2.4),
    ]
  }
  return [
    fill(`M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y + 4)}`).join('L')}L1160 ${low}L-140 ${low}Z`, upright(Math.min(...crest.map(([, y]) => y)), low, [[0, T(grassColour(S), d, 0.1)], [1, mix(T(p.leafDeep, d, 0), S.haze, 0.2)]])),
    fill(many(34 * S.detail, () => { const x = h.between(-60, 1060); const y = at(x) + w + 14 + h.next() ** 1.4 * 90; return clump(x, y, pitch * 1.7, pitch, h, 5, 0.5) }), T(snowy(S) ? mix(p.leafDeep, p.snow, 0.6) : p.leafDeep, d, -0.15)),
    fill(side(0, w), T(stone, d, -0.25)), fill(side(-w * 0.2, w * 0.16), T(snowy(S) ? p.snow : stone, d, 0.6)),
    fill(many(1300 / step, (i) => { const x = -140 + i * step; return bar(Math.round(x), Math.round(at(x) - w * 0.55), Math.round(step * 0.56), Math.round(w * 0.5)) }), T(stone, d, 0.25)), towers.map(tower),
  ]
}

export function newDelhi(S: Stage): void {
  const { T, p } = S
  const h = S.hand('delhi')
  sky(S)
  distance(S, 30)
  const [x, y, d] = [600, S.gy(0.4), 0.44]
  const stone = '#e8c191'
  // India Gate, down a long avenue.
  S.add(0.7, S.cast(x, y, 230),
    fill(`M${x - 170} ${y}V${y - 300}H${x + 170}V${y}H${x + 74}V${y - 170}a74 74 0 0 0 -148 0V${y}Z`, across(x - 170, x + 170, S.sx < 0 ? [[0, T(stone, d, 0.35)], [1, T(stone, d, -0.4)]] : [[0, T(stone, d, -0.4)], [1, T(stone, d, 0.35)]])), fill(`M${x + 74} ${y}V${y - 170}a74 74 0 0 0 -30 -60l-18 14a60 60 0 0 1 20 46V${y}Z`, T(stone, d, -0.8)),
    fill(box(x - 184, y - 268, 368, 16, h, 1) + box(x - 190, y - 316, 380, 20, h, 1) + box(x - 130, y - 346, 260, 32, h, 1) + box(x - 90, y - 366, 180, 22, h, 1), T(stone, d, 0.4)), fill(box(x - 140, y - 180, 40, 70, h, 1) + box(x + 100, y - 180, 40, 70, h, 1), T(stone, d, -0.5)), floodlit(S, x, y, 460, 360))
  ground(S, grassColour(S), { y: S.gy(0.4) })
  S.add(0.4, fill(straight([[x - 60, S.gy(0.42)], [x + 60, S.gy(0.42)], [880, 1100], [60, 1100]]), upright(S.gy(0.42), 1000, [[0, T(p.sand, 0.3, 0.2)], [0.5, T(p.sand, 0.05, 0.2)], [1, T(p.sand, 0, -0.4)]])))
  S.add(0.32, tree(S, 110, S.gy(0.68), 420, 'round', 'n1', p.leafDeep), tree(S, 270, S.gy(0.52), 240, 'round', 'n2', p.leaf), tree(S, 920, S.gy(0.7), 440, 'round', 'n3', p.leafDeep))
  S.add(0.3, bunting(S, -40, 90, 1040, 60, 60, 22, ['#ee8a34', p.companion, '#e05a8a'], 0.25, 'marigold'))
  // A seller's cart with marigolds.
  const [cx, cy] = [850, S.gy(0.9)]
  S.add(0.16, S.cast(cx, cy, 110), fill(oval(cx - 60, cy - 26, 28) + oval(cx + 60, cy - 26, 28), T(p.wood, 0.08, -0.5)), fill(oval(cx - 60, cy - 26, 17) + oval(cx + 60, cy - 26, 17), T(p.sand, 0.08, 0)), fill(box(cx - 110, cy - 92, 220, 46, h, 2), T(p.cloth, 0.08, 0)), dots(scatter(60, () => [cx + h.about(100), cy - 96 - h.next() * 34]), 18, T('#ee8a34', 0.08, 0.1)), dots(scatter(34, () => [cx + h.about(90), cy - 106 - h.next() * 30]), 14, T(p.companion, 0.08, 0.4)))
  beds(S)
  frame(S, 'leaves', { bloom: '#ee8a34' })
}

export function cairo(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('cairo')
  sky(S)
  const y = H + 30
  const sand = '#e6bf82'
  const pyramid = (x: number, w: number, tallness: number, d: number) => [
    fill(straight([[x - w, y], [x, y - tallness], [x + w, y]]), T(sand, d, S.sx < 0 ? 0.3 : -0.4)), fill(straight([[x + w * 0.1, y], [x, y - tallness], [x + w, y]]), T(sand, d, S.sx < 0 ? -0.5 : 0.4)),
    fill(many(Math.round(tallness / 18), (i) => { const t = (i + 0.5) / (tallness / 18); return lens(x - w * 0.35 * (1 - t) + h.about(12), y - tallness * t, w * 0.9 * (1 - t), 4) }), T(sand, d, -0.4), 0.4),
  ]
  S.add(0.95, hills(S, 'ca0', y - 10, 20, sand, 0.9).marks)
  S.add(0.9, pyramid(860, 190, 180, 0.74), pyramid(330, 340, 330, 0.58), pyramid(640, 240, 240, 0.66), floodlit(S, 330, y, 560, 270), floodlit(S, 640, y, 380, 200), floodlit(S, 860, y, 300, 150))
  S.add(0.8, hills(S, 'ca1', y + 4, 12, p.leaf, 0.56, { trees: 40, treeSize: 14 }).marks)
  S.add(0.7, water(S, y + 26, S.gy(0.6)))
  const felucca = (x: number, fy: number, s: number) => [fill(`M${x} ${fy}q${s * 0.2} ${-s} ${s * 1.1} ${-s * 1.8}q${s * 0.2} ${s} ${-s * 0.3} ${s * 1.75}z`, T('#fbf3e2', 0.4, 0.2)), fill(`M${x - s * 0.5} ${fy + 2}h${s * 1.8}l${-s * 0.3} ${s * 0.24}h${-s * 1.1}z`, T(p.wood, 0.4, 0)), fill(lens(x + s * 0.4, fy + s * 0.3, s * 2.4, s * 0.1), T('#ffffff', 0.4, 0), 0.6)]
  S.add(0.6, felucca(170, S.gy(0.36), 90), felucca(720, S.gy(0.26), 54))
  ground(S, sand, { y: S.gy(0.56), upright: false, turf: 30 })
  S.add(0.3, tree(S, 80, S.gy(0.78), 480, 'palm', 'p1'), tree(S, 180, S.gy(0.66), 330, 'palm', 'p2'), tree(S, 920, S.gy(0.74), 460, 'palm', 'p3'))
  const [kx, ky] = [800, S.gy(0.72)]
  // A camel having a rest.
  S.add(0.26, S.cast(kx, ky, 90), fill(smooth([[kx - 90, ky], [kx - 80, ky - 50], [kx - 40, ky - 66], [kx - 14, ky - 110], [kx + 20, ky - 70], [kx + 66, ky - 60], [kx + 90, ky - 100], [kx + 96, ky - 142], [kx + 136, ky - 146], [kx + 142, ky - 128], [kx + 116, ky - 122], [kx + 108, ky - 60], [kx + 84, ky - 24], [kx + 88, ky]], true, 0.8), T('#c9945c', 0.2, 0)), fill(smooth([[kx - 44, ky - 50], [kx - 14, ky - 108], [kx + 24, ky - 62], [kx + 20, ky - 24], [kx - 36, ky - 24]], true, 0.7), T(p.accent, 0.2, 0)), fill(many(3, (i) => bar(kx - 34 + i * 20, ky - 54, 8, 30)), T(p.companion, 0.2, 0.1)), fill(oval(kx + 122, ky - 140, 3), T('#3b3440', 0.2, 0)))
  S.add(0.1, fill(many(9, () => lens(h.next() * 1000, S.gy(h.between(0.85, 1.3)), 150, 9)), T(sand, 0, -0.4), 0.5))
  frame(S, 'grass', { bloom: p.accent, high: false })
  S.add(-0.4, fill(many(6, (i) => dab(1040, -20, 360 - i * 16, 24, 128 + i * 16, 26)), T(p.leafDeep, -0.42, 0)))
}
