// Places of Australia and New Zealand, each by its best-known sight.
import { mix } from '../../kit/colour'
import { lerp } from '../../kit/vector'
import type { Point } from '../../scene'
import { drawHouse, drawLampPost } from '../buildings'
import { drawFern, drawFlowers, drawTree } from '../foliage'
import { addFrame } from '../frame'
import {
  addDistantHills, earthColourOf, addForegroundShade, grassColourOf, addGround, addPaving, addFootpath,
} from '../ground'
import {
  bar, blob, box, clump, dab, dots, fill, lens, taperedPath, repeat, oval, scatter, paperPath, straightPath, stroke, stand } from '../marks'
import type { Marks } from '../marks'
import { horizontalGradient, verticalGradient } from '../paint'
import { drawBirds, drawHills, addSky, drawWater } from '../sky'
import type { Stage } from '../stage'
import { drawSail, addShore } from './beach'
import { drawPeak } from './mountain'
import { drawFerry, addQuay } from './sydney'
import { addFlowerBeds, drawFloodlit, LIT, RED, drawSkyline, drawTallBuilding } from './town-parts'

export function buildMelbourne(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('melbourne')
  addSky(stage)
  stage.add(0.9, drawSkyline(stage, 560, 1040, horizonY + 30, 130, 330, 0.78, 'mel'))
  const [x, y, depth] = [-40, stage.groundYAt(0.42), 0.36]
  const wall = '#e2b25e'
  // The station on the corner: a long yellow front, a dome, a row of clocks over the steps.
  stage.add(0.6,
    fill(box(x, y - 190, 640, 192, rng, 2), verticalGradient(y - 190, y, [[0, tint(wall, depth, 0.25)], [1, tint(wall, depth, -0.3)]])), fill(repeat(9, (i) => `M${x + 20 + i * 54} ${y - 30}v-70a18 18 0 0 1 36 0v70z`), stage.row.lit === 1 ? LIT : tint('#6b5a55', depth, -0.2)), fill(box(x - 6, y - 204, 652, 18, rng, 1) + box(x - 4, y - 130, 648, 8, rng, 1), tint('#f3e2b8', depth, 0.2)),
    fill(box(x + 440, y - 250, 190, 252, rng, 2), tint(wall, depth, 0.1)), fill(`M${x + 440} ${y - 250}C${x + 440} ${y - 390} ${x + 630} ${y - 390} ${x + 630} ${y - 250}Z`, tint('#4f8a78', depth, 0.1)), fill(`M${x + 535} ${y - 355}C${x + 600} ${y - 350} ${x + 630} ${y - 300} ${x + 630} ${y - 250}H${x + 560}Z`, tint('#4f8a78', depth, -0.6)), fill(bar(x + 527, y - 396, 16, 46), tint('#f3e2b8', depth, 0)), fill(`M${x + 470} ${y}v-110a65 65 0 0 1 130 0v110z`, stage.row.lit === 1 ? LIT : tint('#5f4e4c', depth, -0.4)),
    [0, 1, 2, 3, 4].map((i) => [fill(oval(x + 480 + i * 28, y - 150, 11), tint('#fbf6e6', depth, 0.2)), stroke(`M${x + 480 + i * 28} ${y - 150}v-7M${x + 480 + i * 28} ${y - 150}l5 3`, tint('#3b3440', depth, 0), 1.6)]), drawFloodlit(stage, x + 535, y, 360, 380), drawFloodlit(stage, x + 240, y, 520, 180))
  addPaving(stage, stage.groundYAt(0.42), palette.stone, palette.earth)
  stage.add(0.3, stroke(`M-100 ${stage.groundYAt(0.66)}H1100M-100 ${stage.groundYAt(0.74)}H1100`, tint('#5d6470', 0.2, 0), 3))
  const [tx, ty] = [640, stage.groundYAt(0.72)]
  // A tram.
  stage.add(0.28, stand('vehicle', tx + 190, ty, 196, 200, stage.drawContactShadow(tx + 190, ty, 220, 0.1), fill(box(tx, ty - 190, 380, 170, rng, 5), tint('#3f8a5e', 0.2, 0)), fill(box(tx, ty - 104, 380, 14, rng, 1), tint(palette.companion, 0.2, 0.1)), fill(repeat(6, (i) => box(tx + 16 + i * 60, ty - 172, 46, 58, rng, 2)), stage.row.lit === 1 ? LIT : tint('#a9cbd6', 0.2, 0.2)), fill(box(tx - 6, ty - 204, 392, 18, rng, 3), tint('#f3e6c8', 0.2, 0)), fill(oval(tx + 70, ty - 18, 20) + oval(tx + 310, ty - 18, 20), tint('#3b3440', 0.2, 0)), stroke(`M${tx + 190} ${ty - 204}l30 -60M-100 ${ty - 266}H1100`, tint('#3b3440', 0.3, 0), 2.4)))
  addForegroundShade(stage, earthColourOf(stage, palette.stone))
  stage.add(0.15, drawLampPost(stage, 60, stage.groundYAt(0.94), 330, 'm'))
  addFrame(stage, 'planter', { bloom: palette.accent })
}

export function buildGoldCoast(stage: Stage): void {
  const { palette, horizonY } = stage
  addSky(stage)
  const y = horizonY - 40
  stage.add(0.95, drawHills(stage, 'gc', y - 16, 24, palette.leafDeep, 0.9).marks)
  stage.add(0.9, drawSkyline(stage, -40, 420, y + 4, 90, 330, 0.66, 'gold'), drawSkyline(stage, 430, 700, y + 4, 60, 160, 0.74, 'gold2'))
  stage.add(0.85, fill(repeat(12, (i) => clump(-20 + i * 66, y, 34, 14, stage.rng('gt'), 6)), stage.tint(palette.leaf, 0.6, 0)))
  stage.add(0.8, drawWater(stage, y + 6, stage.groundYAt(0.6)))
  stage.add(0.75, drawSail(stage, 820, y + 40, 40, palette.accent))
  addShore(stage, stage.groundYAt(0.6))
  const [x, ty] = [150, stage.groundYAt(0.86)]
  // A lifeguard's lookout and a surfboard in the sand.
  stage.add(0.2, stand('post', x, ty, 60, 240, stage.drawShadow(x, ty, 80), stroke(`M${x - 46} ${ty}L${x - 26} ${ty - 130}M${x + 46} ${ty}L${x + 26} ${ty - 130}`, stage.tint(palette.wood, 0.1, 0), 8), fill(box(x - 56, ty - 210, 112, 86, stage.rng('guard'), 2), stage.tint(palette.companion, 0.1, 0)), fill(bar(x - 40, ty - 192, 80, 36), stage.tint('#4a6478', 0.1, 0)), fill(paperPath([[x - 70, ty - 206], [x + 70, ty - 206], [x + 44, ty - 244], [x - 44, ty - 244]], stage.rng('g2'), 1), stage.tint(palette.accent, 0.1, 0))))
  stage.add(0.1, stand('post', 870, stage.groundYAt(0.92), 34, 240, stage.drawShadow(870, stage.groundYAt(0.92), 50), fill(dab(868, stage.groundYAt(0.92), 240, 30, -84), stage.tint(palette.cloth, 0, 0.1)), fill(dab(866, stage.groundYAt(0.92) - 8, 216, 7, -84), stage.tint('#fbf3e2', 0, 0))))
  stage.add(0.12, drawTree(stage, 985, stage.groundYAt(0.8), 430, 'palm', 'gc'))
  addFrame(stage, 'grass', { bloom: null, high: false })
}

export function buildTasmania(stage: Stage): void {
  const { palette, horizonY, groundY } = stage
  addSky(stage)
  const rock = mix(palette.roofCool, palette.stone, 0.3)
  const y = horizonY + 30
  // Cradle Mountain: a notched crest over a dark lake, and the old boat shed.
  const crest: Point[] = [[-40, y], [120, y - 90], [220, y - 210], [262, y - 190], [300, y - 300], [330, y - 250], [380, y - 240], [440, y - 210], [500, y - 236], [545, y - 250], [580, y - 320], [606, y - 280], [640, y - 290], [700, y - 190], [820, y - 90], [1040, y]]
  stage.add(0.92, fill(straightPath(crest), verticalGradient(y - 320, y, [[0, stage.tint(rock, 0.6, -0.35)], [1, mix(stage.tint(rock, 0.6, -0.2), stage.haze, 0.45)]])), fill(repeat(22, () => { const rng = stage.rng('crag'); return dab(160 + rng.next() * 600, y - 160, 70, 4, 84) }), stage.tint(rock, 0.56, -0.8), 0.5))
  const rng = stage.rng('tas')
  stage.add(0.9, fill(repeat(24, () => dab(rng.between(180, 720), y - rng.between(60, 220), rng.between(40, 90), 4, 90 + rng.about(10))), stage.tint(rock, 0.56, -0.8), 0.6), fill(repeat(12, () => dab(rng.between(230, 640), y - rng.between(150, 260), rng.between(24, 50), 4, 90 + rng.about(14))), stage.tint(rock, 0.56, 0.8), 0.6))
  stage.add(0.85, drawHills(stage, 'ta', y - 8, 26, palette.leafDeep, 0.66, { trees: 34, treeSize: 13 }).marks)
  stage.add(0.7, drawWater(stage, y + 26, stage.groundYAt(0.66)))
  addGround(stage, mix(grassColourOf(stage), palette.companion, 0.25), { y: stage.groundYAt(0.56), d: 0.25 })
  stage.add(0.3, drawHouse(stage, 770, stage.groundYAt(0.62), 150, 66, 'shed', { wall: palette.wood, roof: palette.stone, cols: 1, rows: 1, roofHeight: 66, depth: 0.28, chimney: false, grass: true }), drawTree(stage, 950, stage.groundYAt(0.7), 330, 'pine', 't1'), drawTree(stage, 70, stage.groundYAt(0.74), 380, 'gum', 't2'), drawTree(stage, 170, stage.groundYAt(0.62), 200, 'pine', 't3'))
  stage.add(0.15, drawFern(stage, 130, stage.groundYAt(0.9), 70, 'f1'), drawFern(stage, 910, stage.groundYAt(0.92), 80, 'f2'), drawFlowers(stage, 60, 1000, stage.groundYAt(0.86), groundY + 130, 18, [palette.bloom, palette.companion], 'm'))
  addFrame(stage, 'leaves', { bloom: palette.bloom })
}

export function buildPerth(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('perth')
  addSky(stage)
  const y = horizonY + 6
  stage.add(0.92, drawSkyline(stage, 470, 900, y, 80, 230, 0.72, 'per'), drawTallBuilding(stage, 610, y, 54, 300, palette.roofCool, 0.66, { top: 'slope' }), fill(bar(634, y - 380, 5, 70), tint(palette.stone, 0.6, 0)), drawTallBuilding(stage, 690, y, 62, 260, palette.wall, 0.68))
  stage.add(0.9, drawHills(stage, 'pe', y - 4, 14, palette.leaf, 0.7, { trees: 30, treeSize: 12 }).marks)
  // The bell tower at the river's edge: a spire of glass between two sails of copper.
  const [x, glass, copper] = [320, '#8fd0c8', '#c07a3e']
  const sail_ = (k: 1 | -1, w: number, tone: number) => fill(`M${x + k * 10} ${y + 14}L${x + k * 12} ${y - 196}C${x + k * (12 + w * 0.8)} ${y - 180} ${x + k * (12 + w * 1.2)} ${y - 70} ${x + k * (16 + w)} ${y + 14}Z`, tint(copper, 0.4, tone))
  stage.add(0.84, fill(box(x - 96, y - 8, 192, 24, rng, 1), tint(palette.stone, 0.4, 0.2)), sail_(-1, 66, stage.lightSide < 0 ? 0.35 : -0.35), sail_(1, 66, stage.lightSide < 0 ? -0.35 : 0.35), stroke(repeat(3, (i) => `M${x - 30 - i * 17} ${y + 12}Q${x - 44 - i * 14} ${y - 96} ${x - 16 - i * 3} ${y - 186}M${x + 30 + i * 17} ${y + 12}Q${x + 44 + i * 14} ${y - 96} ${x + 16 + i * 3} ${y - 186}`), tint(copper, 0.4, -0.7), 2),
    fill(straightPath([[x - 19, y + 14], [x - 15, y - 240], [x - 4, y - 372], [x + 4, y - 372], [x + 15, y - 240], [x + 19, y + 14]]), horizontalGradient(x - 19, x + 19, stage.row.lit === 1 ? [[0, LIT], [0.5, '#fff3cf'], [1, LIT]] : [[0, tint(glass, 0.36, 0.5)], [1, tint(glass, 0.36, -0.4)]])), stroke(repeat(11, (i) => `M${x - 18 + i * 0.5} ${y - 10 - i * 22}h${36 - i}`), tint('#4d7a80', 0.4, 0), 1.6), stroke(`M${x} ${y - 372}v-66`, tint(palette.stone, 0.4, 0.3), 5), drawFloodlit(stage, x, y, 230, 300, '#ffd9a0'))
  stage.add(0.8, drawWater(stage, y + 10, stage.groundYAt(0.66)))
  stage.add(0.74, drawSail(stage, 640, y + 44, 34, '#fbf3e2'))
  // Black swans on the river, with their cygnets.
  stage.add(0.5, drawSwan(stage, 150, stage.groundYAt(0.5), 48, 1), drawSwan(stage, 60, stage.groundYAt(0.4), 34, 1), drawSwan(stage, 850, stage.groundYAt(0.46), 42, -1), [0, 1, 2].map((i) => [fill(oval(930 + i * 34, stage.groundYAt(0.48) + (i % 2) * 6, 13, 8) + oval(922 + i * 34, stage.groundYAt(0.48) - 11 + (i % 2) * 6, 6), tint('#b9b0a8', 0.3, 0.1))]))
  addGround(stage, grassColourOf(stage), { y: stage.groundYAt(0.62) })
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: 640, y0: stage.groundYAt(0.66), x1: 330, phase: 1.2 })
  stage.add(0.3, drawTree(stage, 940, stage.groundYAt(0.78), 520, 'gum', 'k1'))
  addFlowerBeds(stage)
  addFrame(stage, 'leaves', { bloom: palette.accent })
}

/** A black swan, afloat, its neck in an S and its beak red; k +1 faces right. */
function drawSwan(stage: Stage, x: number, y: number, s: number, k: 1 | -1): Marks {
  const black = '#38343f'
  const X = (u: number) => Math.round(x + k * u * s)
  const Y = (v: number) => Math.round(y + v * s)
  return [
    fill(lens(x, y + s * 0.3, s * 3, s * 0.26), stage.tint('#ffffff', 0.3, 0), 0.6),
    fill(`M${X(-1.1)} ${Y(-0.3)}Q${X(-0.7)} ${Y(-0.86)} ${X(0)} ${Y(-0.7)}Q${X(0.6)} ${Y(-0.6)} ${X(0.84)} ${Y(-0.1)}Q${X(0.6)} ${Y(0.34)} ${X(-0.1)} ${Y(0.32)}Q${X(-0.8)} ${Y(0.3)} ${X(-1.1)} ${Y(-0.3)}Z`, stage.tint(black, 0.24, -0.1)),
    fill(taperedPath([[X(0.62), Y(-0.05)], [X(0.96), Y(-0.5)], [X(0.62), Y(-1.05)], [X(0.84), Y(-1.5)]], [s * 0.4, s * 0.24, s * 0.19, s * 0.2]) + oval(X(0.95), Y(-1.52), s * 0.2, s * 0.15), stage.tint(black, 0.24, 0)),
    fill(repeat(3, (i) => dab(X(-0.95 + i * 0.3), Y(-0.5 + i * 0.12), s * 0.8, s * 0.13, k > 0 ? 14 : 166)), stage.tint('#57515f', 0.24, 0.2)), fill(dab(X(-0.7), Y(-0.42), s * 0.5, s * 0.06, k > 0 ? 10 : 170), stage.tint('#ffffff', 0.3, 0)),
    fill(`M${X(1.08)} ${Y(-1.6)}L${X(1.5)} ${Y(-1.42)}L${X(1.08)} ${Y(-1.4)}Z`, stage.tint(RED, 0.2, 0.1)), fill(oval(X(0.99), Y(-1.56), s * 0.04), stage.tint('#fbf3e2', 0.2, 0)),
  ]
}

export function buildAuckland(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('auckland')
  addSky(stage)
  const y = horizonY + 8
  stage.add(0.95, fill(`M-100 ${y}Q120 ${y - 110} 330 ${y}Z`, tint(palette.leafDeep, 0.84, 0)))
  const x = 640
  // The Sky Tower.
  stage.add(0.9, drawSkyline(stage, 440, 1040, y + 4, 80, 210, 0.7, 'auc'), fill(taperedPath([[x, y], [x, y - 220], [x, y - 400]], [34, 20, 14]), tint(mix(palette.stone, palette.roofCool, 0.35), 0.42, 0.1)), fill(paperPath([[x - 42, y - 292], [x + 42, y - 292], [x + 30, y - 266], [x - 30, y - 266]], rng, 1) + box(x - 34, y - 312, 68, 22, rng, 1) + box(x - 22, y - 330, 44, 18, rng, 1), tint(mix(palette.stone, palette.roofCool, 0.35), 0.4, -0.4)), fill(box(x - 32, y - 306, 64, 8, rng, 0.5), stage.row.lit ? LIT : tint('#6f93a6', 0.5, 0)), fill(taperedPath([[x, y - 400], [x, y - 440], [x, y - 470]], [8, 5, 2]), tint(palette.accent, 0.5, 0.1)), drawFloodlit(stage, x, y - 140, 150, 330))
  stage.add(0.82, drawWater(stage, y, stage.groundYAt(0.72)))
  stage.add(0.6, drawSail(stage, 160, y + 60, 62, '#fbf3e2', 0.4), drawSail(stage, 330, y + 34, 40, palette.clothWarm, 0.5), drawSail(stage, 470, y + 22, 26, '#fbf3e2', 0.6), drawFerry(stage, 720, y + 74, 40, palette.cloth))
  stage.add(0.5, drawBirds(stage, 300, y - 200, 5, 10))
  addQuay(stage, palette.path)
  stage.add(0.2, stand('tree', 55, stage.groundYAt(0.84), 26, 215, drawTree(stage, 55, stage.groundYAt(0.84), 430, 'round', 'poh', palette.leafDeep), dots(scatter(46, () => [55 + rng.about(120), stage.groundYAt(0.84) - 250 + rng.about(90)]), 11, tint(RED, 0.1, 0.1))))
  stage.add(0.15, drawLampPost(stage, 950, stage.groundYAt(0.92), 300, 'a'))
  addFrame(stage, 'planter', { bloom: palette.accent })
}

export function buildRotorua(stage: Stage): void {
  const { tint, palette } = stage
  const rng = stage.rng('rotorua')
  addSky(stage)
  addDistantHills(stage, 34)
  addGround(stage, mix(grassColourOf(stage), palette.leafDeep, 0.15), { y: stage.groundYAt(0.5) })
  const [x, y] = [320, stage.groundYAt(0.5)]
  const steam = (cx: number, foot_: number, s: number) => [1, 0.7].map((k) => fill(clump(cx, foot_ - 60 * s, 34 * s * k, 60 * s * k, rng, 8, 0.4) + clump(cx + 30 * s, foot_ - 180 * s, 62 * s * k, 80 * s * k, rng, 9, 0.4) + clump(cx + 66 * s, foot_ - 310 * s, 96 * s * k, 90 * s * k, rng, 9, 0.4), mix(stage.haze, '#ffffff', k === 1 ? 0.4 : 0.75), k === 1 ? 0.55 : 0.6))
  // Terraces of pale stone, a blue pool, and the geyser.
  stage.add(0.45, fill(repeat(4, (i) => blob(x + i * 14, y + 6 + i * 16, 190 + i * 46, 26 + i * 7, rng, 14, 0.05)), tint('#efe3cc', 0.4, 0.1)), [0, 1, 2].map((i) => fill(blob(x + 20 + i * 20, y + 24 + i * 20, 150 + i * 44, 12 + i * 3, rng, 12, 0.05), tint(i === 1 ? '#7fc6c2' : palette.companion, 0.35, 0.1), 0.8)), fill(dab(x, y, 330, 14, -88) + dab(x - 10, y, 250, 10, -98) + dab(x + 10, y, 270, 10, -78), mix('#ffffff', stage.sky[1], 0.15)), steam(x, y - 60, 1), steam(820, stage.groundYAt(0.42), 0.5))
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: 760, y0: stage.groundYAt(0.6), x1: 400, phase: 0.3 })
  stage.add(0.3, drawFern(stage, 80, stage.groundYAt(0.8), 160, 'r1'), drawFern(stage, 900, stage.groundYAt(0.76), 150, 'r2'), drawTree(stage, 960, stage.groundYAt(0.66), 400, 'palm', 'ponga'), drawTree(stage, 830, stage.groundYAt(0.58), 280, 'palm', 'ponga2'))
  stage.add(-0.4, drawFern(stage, 60, 1030, 220, 'front', -0.4))
  addFrame(stage, 'leaves', { bloom: null })
}

export function buildQueenstown(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('queenstown')
  addSky(stage)
  const rock = mix(palette.roofCool, palette.wood, 0.35)
  stage.add(0.95, drawPeak(stage, 120, horizonY + 26, 300, 300, 0.78, 'r1', rock), drawPeak(stage, 380, horizonY + 26, 260, 360, 0.7, 'r2', rock), drawPeak(stage, 600, horizonY + 26, 260, 330, 0.72, 'r3', rock), drawPeak(stage, 860, horizonY + 26, 320, 390, 0.66, 'r4', rock))
  stage.add(0.85, drawHills(stage, 'q1', horizonY + 22, 16, palette.leafDeep, 0.6, { trees: 36, treeSize: 12 }).marks)
  stage.add(0.75, drawWater(stage, horizonY + 40, stage.groundYAt(0.7)))
  const [x, y] = [200, stage.groundYAt(0.36)]
  // The old steamer, with her red funnel.
  stage.add(0.6, fill(lens(x + 110, y + 22, 330, 14), tint('#ffffff', 0.4, 0.2), 0.7), fill(`M${x - 20} ${y - 10}H${x + 260}L${x + 236} ${y + 20}H${x + 10}Z`, tint('#f7efdf', 0.4, 0)), fill(bar(x + 4, y + 8, 238, 10), tint('#3b3440', 0.4, 0)), fill(box(x + 30, y - 40, 180, 32, rng, 1), tint('#f7efdf', 0.4, 0.2)), fill(repeat(9, (i) => bar(x + 40 + i * 18, y - 32, 9, 14)), stage.row.lit ? LIT : tint('#4a6478', 0.4, 0)), fill(box(x + 104, y - 92, 26, 54, rng, 1), tint(palette.accent, 0.4, 0)), fill(bar(x + 104, y - 92, 26, 12), tint('#3b3440', 0.4, 0)), fill(clump(x + 160, y - 128, 40, 20, rng, 7) + clump(x + 230, y - 156, 50, 22, rng, 7), mix('#ffffff', stage.sky[1], 0.3), 0.7))
  addQuay(stage, palette.stone, false)
  stage.add(0.2, drawTree(stage, 60, stage.groundYAt(0.84), 440, 'birch', 'b1'), drawTree(stage, 945, stage.groundYAt(0.8), 400, 'birch', 'b2'))
  addFrame(stage, 'pine', { bloom: palette.clothWarm })
}

export function buildWellington(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('wellington')
  addSky(stage)
  const y = horizonY + 10
  stage.add(0.95, drawHills(stage, 'w0', y - 70, 60, palette.leafDeep, 0.86, { wave: 1.4 }).marks)
  stage.add(0.92, drawSkyline(stage, 100, 520, y, 60, 170, 0.76, 'wel'))
  stage.add(0.85, drawWater(stage, y, stage.groundYAt(0.5)))
  stage.add(0.7, drawSail(stage, 300, y + 30, 34, '#fbf3e2', 0.55), drawFerry(stage, 120, y + 44, 40, palette.cloth, 0.5))
  addGround(stage, grassColourOf(stage), { y: stage.groundYAt(0.46) })
  // Wooden houses up the hill, and the red cable car on its way past them.
  stage.add(0.4, fill(`M560 ${stage.groundYAt(0.56)}Q760 ${stage.groundYAt(0.4)} 1200 ${y - 190}V${stage.groundYAt(0.9)}H560Z`, verticalGradient(y - 190, stage.groundYAt(0.8), [[0, tint(grassColourOf(stage), 0.35, 0.2)], [1, tint(grassColourOf(stage), 0.15, 0)]])))
  for (let i = 0; i < 4; i++) stage.add(0.38, drawHouse(stage, 640 + i * 96, stage.groundYAt(0.5) - i * 70, 90, 56, `wh${i}`, { depth: 0.34, wall: [palette.clothWarm, palette.companion, palette.cloth, palette.wall][i] ?? palette.wall, roof: [palette.roofCool, palette.roof, palette.wood, palette.roof][i] ?? palette.roof, cols: 2, rows: 1, roofHeight: 50, doorColumn: 'none' }))
  stage.add(0.33, stroke(`M520 ${stage.groundYAt(0.72)}L1100 ${stage.groundYAt(0.2) - 120}`, tint('#5d6470', 0.25, 0), 7), stroke(repeat(16, (i) => { const t = i / 15; return `M${Math.round(lerp(520, 1100, t) - 8)} ${Math.round(lerp(stage.groundYAt(0.72), stage.groundYAt(0.2) - 120, t) - 6)}l16 14` }), tint(palette.wood, 0.25, 0), 4))
  const [cx, cy] = [700, stage.groundYAt(0.56)]
  stage.add(0.3, stand('vehicle', cx + 8, cy + 6, 90, 160, fill(paperPath([[cx - 70, cy + 6], [cx - 70, cy - 80], [cx + 86, cy - 150], [cx + 86, cy - 64]], rng, 3), tint(RED, 0.2, 0)), fill(repeat(4, (i) => paperPath([[cx - 58 + i * 36, cy - 34 - i * 16], [cx - 58 + i * 36, cy - 72 - i * 16], [cx - 30 + i * 36, cy - 84 - i * 16], [cx - 30 + i * 36, cy - 46 - i * 16]], rng, 1)), stage.row.lit ? LIT : tint('#d9ebee', 0.2, 0.2)), fill(paperPath([[cx - 76, cy - 78], [cx + 92, cy - 154], [cx + 92, cy - 164], [cx - 76, cy - 88]], rng, 1), tint('#f3e6c8', 0.2, 0))))
  stage.add(0.2, drawTree(stage, 70, stage.groundYAt(0.8), 400, 'round', 'w', palette.leafDeep), drawFlowers(stage, 20, 980, stage.groundYAt(0.9), stage.groundYAt(1.3), 24, [palette.bloom, palette.companion, palette.accent], 'w', 1.1))
  addFrame(stage, 'leaves', { bloom: palette.accent })
}
