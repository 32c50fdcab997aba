// Cities of the world, each by its best-known sight.
import { mix } from '../../kit/colour'
import type { Colour, Point } from '../../scene'
import { drawBunting, drawLampPost, drawLanterns, drawPole } from '../buildings'
import { drawFern, isSnowy, drawTree } from '../foliage'
import { addFrame } from '../frame'
import {
  addDistantHills, earthColourOf, addForegroundShade, grassColourOf, addGround, addPaving, addFootpath,
} from '../ground'
import {
  bar, blob, box, clump, dab, dots, fill, lens, taperedPath, repeat, oval, scatter, paperPath, smoothPath, straightPath,
  stroke, stand } from '../marks'
import type { Marks } from '../marks'
import { horizontalGradient, verticalGradient } from '../paint'
import { drawSoftSpot } from '../shadow'
import { drawHills, addSky, drawWater } from '../sky'
import type { Stage } from '../stage'
import { drawPeak } from './mountain'
import { addQuay } from './sydney'
import { addFlowerBeds, drawFloodlit, LIT, RED, drawSkyline, drawTallBuilding } from './town-parts'

export function buildLondon(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('london')
  addSky(stage)
  const y = horizonY + 24
  const [x, stone, depth] = [660, '#d8b377', 0.42]
  stage.add(0.92, drawSkyline(stage, -60, 420, y - 10, 50, 120, 0.86, 'lon'))
  // The palace along the river, and its clock tower.
  const spires = repeat(13, (i) => `M${x + 70 + i * 34} ${y - 110}l5 -30l5 30z`)
  stage.add(0.85, fill(box(x + 60, y - 112, 500, 116, rng, 2), tint(stone, depth, -0.15)), fill(spires, tint(stone, depth, 0.1)), fill(repeat(14, (i) => bar(x + 74 + i * 34, y - 96, 12, 30) + bar(x + 74 + i * 34, y - 52, 12, 36)), stage.row.lit ? LIT : tint('#5f5250', depth, -0.2)),
    fill(box(x - 40, y - 330, 84, 334, rng, 2), horizontalGradient(x - 40, x + 44, stage.lightSide < 0 ? [[0, tint(stone, depth, 0.4)], [1, tint(stone, depth, -0.4)]] : [[0, tint(stone, depth, -0.4)], [1, tint(stone, depth, 0.4)]])), fill(repeat(4, (i) => bar(x - 30 + i * 20, y - 250, 7, 240)), tint(stone, depth, -0.6), 0.7), fill(box(x - 48, y - 344, 100, 16, rng, 1) + box(x - 48, y - 248, 100, 10, rng, 1), tint(stone, depth, 0.3)),
    drawFloodlit(stage, x + 2, y, 150, 420), drawFloodlit(stage, x + 300, y, 520, 120),
    fill(oval(x + 2, y - 294, 34), stage.row.lit ? '#fff3cf' : tint('#f7efd8', depth, 0.2)), stroke(`M${x + 2} ${y - 294}v-24M${x + 2} ${y - 294}l15 9`, tint('#3b3440', depth, 0), 4), stroke(`M${x - 32} ${y - 294}a34 34 0 1 0 68 0a34 34 0 1 0 -68 0`, tint('#3b3440', depth, 0), 3),
    fill(paperPath([[x - 44, y - 342], [x - 26, y - 392], [x + 30, y - 392], [x + 48, y - 342]], rng, 1), tint(palette.roofCool, depth, -0.2)), fill(box(x - 22, y - 416, 48, 26, rng, 1), tint(stone, depth, 0.1)), fill(paperPath([[x - 28, y - 414], [x + 2, y - 482], [x + 32, y - 414]], rng, 1), tint(palette.roofCool, depth, -0.2)))
  stage.add(0.75, drawWater(stage, y, stage.groundYAt(0.6)))
  stage.add(0.7, fill(`M-200 ${y - 16}H560V${y + 8}H500a56 46 0 0 0 -112 0H340a56 46 0 0 0 -112 0H180a56 46 0 0 0 -112 0H20a56 46 0 0 0 -112 0H-200Z`, tint('#7d9a86', 0.45, 0)), fill(box(-200, y - 30, 780, 14, rng, 1), tint('#7d9a86', 0.45, 0.5)))
  const [bx, by] = [140, y - 30]
  stage.add(0.68, fill(box(bx, by - 100, 150, 92, rng, 3), tint(RED, 0.4, 0)), fill(repeat(5, (i) => box(bx + 8 + i * 28, by - 92, 22, 26, rng, 1) + box(bx + 8 + i * 28, by - 50, 22, 24, rng, 1)), stage.row.lit ? LIT : tint('#cfe2e8', 0.4, 0.1)), fill(bar(bx, by - 60, 150, 5), tint('#fbf3e2', 0.4, 0)), fill(oval(bx + 32, by - 6, 13) + oval(bx + 118, by - 6, 13), tint('#3b3440', 0.4, 0)))
  addQuay(stage, palette.stone, false)
  const px = 900
  const py = stage.groundYAt(0.88)
  stage.add(0.2, stand('case', px, py, 52, 320, stage.drawShadow(px, py, 60), fill(box(px - 46, py - 300, 92, 300, rng, 2), tint(RED, 0.12, 0)), fill(repeat(12, (i) => bar(px - 34 + (i % 3) * 24, py - 250 + Math.floor(i / 3) * 46, 19, 40)), stage.row.lit ? LIT : tint('#cfe2e8', 0.12, 0.2)), fill(box(px - 40, py - 284, 80, 22, rng, 1), tint('#fbf3e2', 0.12, 0)), fill(`M${px - 50} ${py - 298}q50 -50 100 0z`, tint(RED, 0.12, -0.3))))
  stage.add(0.15, drawLampPost(stage, 80, stage.groundYAt(0.94), 340, 'l'))
  addFrame(stage, 'planter', { bloom: palette.accent })
}

export function buildTokyo(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('tokyo')
  addSky(stage)
  const y = horizonY + 20
  stage.add(0.96, drawPeak(stage, 300, y, 380, 300, 0.8, 'fuji', mix(palette.roofCool, palette.cloth, 0.3)))
  stage.add(0.9, drawSkyline(stage, 480, 1060, y + 6, 80, 230, 0.74, 'tok'))
  const x = 760
  // The red and white tower.
  const seg = (t: number) => 70 * (1 - t) ** 1.7 + 5
  stage.add(0.88, Array.from({ length: 8 }, (_, i) => { const [t, u] = [i / 8, (i + 1) / 8]; return fill(straightPath([[x - seg(t), y - 360 * t], [x - seg(u), y - 360 * u], [x + seg(u), y - 360 * u], [x + seg(t), y - 360 * t]]), tint(i % 2 && i > 2 ? '#fbf3e2' : RED, 0.56, 0)) }), fill(`M${x - 34} ${y}Q${x} ${y - 80} ${x + 34} ${y}Z`, stage.sky[2]), fill(box(x - 34, y - 158, 68, 22, rng, 1), tint('#fbf3e2', 0.5, 0)), fill(box(x - 30, y - 152, 60, 9, rng, 1), stage.row.lit ? LIT : tint('#6f93a6', 0.5, 0)), stroke(`M${x} ${y - 360}v-50`, tint(RED, 0.5, 0), 4), drawFloodlit(stage, x, y, 170, 380, '#ff9a6a'))
  addGround(stage, grassColourOf(stage), { y: stage.groundYAt(0.36) })
  // A pond with its red bridge, and blossom.
  stage.add(0.4, fill(blob(300, stage.groundYAt(0.58), 330, 40, rng, 14, 0.05), verticalGradient(stage.groundYAt(0.45), stage.groundYAt(0.72), [[0, tint(palette.water, 0.5, 0.5)], [1, tint(palette.water, 0.2, 0)]])), fill(repeat(8, () => lens(300 + rng.about(220), stage.groundYAt(0.58) + rng.about(20), 80, 5)), tint('#ffffff', 0.4, 0), 0.5))
  const [bx, by] = [150, stage.groundYAt(0.6)]
  stage.add(0.36, stroke(`M${bx} ${by}Q${bx + 150} ${by - 100} ${bx + 300} ${by}`, tint(RED, 0.3, -0.3), 18), stroke(`M${bx} ${by - 44}Q${bx + 150} ${by - 144} ${bx + 300} ${by - 44}`, tint(RED, 0.3, 0.1), 8), stroke(repeat(7, (i) => { const t = i / 6; const top = by - 4 * 50 * t * (1 - t); return `M${Math.round(bx + 300 * t)} ${Math.round(top)}v-46` }), tint(RED, 0.3, 0), 6))
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: 700, y0: stage.groundYAt(0.42), x1: 480, phase: 0.6 })
  stage.add(0.3, drawTree(stage, 70, stage.groundYAt(0.74), 440, 'blossom', 'c1'), drawTree(stage, 930, stage.groundYAt(0.72), 480, 'blossom', 'c2'))
  stage.add(0.14, dots(scatter(60, () => [rng.next() * 1000, stage.groundYAt(rng.between(0.75, 1.3))]), 7, tint('#f4b6c2', 0, 0.2)))
  stage.add(0.28, drawPole(stage, 600, stage.groundYAt(0.1), stage.groundYAt(0.5)), drawLanterns(stage, 600, stage.groundYAt(0.1), 912, stage.groundYAt(0.02), 40, 6, 0.25, 13, [RED]))
  addFrame(stage, 'leaves', { bloom: '#f4b6c2' })
}

export function buildWashington(stage: Stage): void {
  const { tint, palette } = stage
  const rng = stage.rng('washington')
  addSky(stage)
  addDistantHills(stage, 30)
  const [x, y, depth] = [640, stage.groundYAt(0.3), 0.5]
  const w = '#fbf6ea'
  // The Capitol on its hill, the obelisk, and the long pool between.
  const dome = `M${x - 74} ${y - 130}C${x - 74} ${y - 250} ${x + 74} ${y - 250} ${x + 74} ${y - 130}Z`
  stage.add(0.7, fill(box(x - 280, y - 84, 560, 88, rng, 2), verticalGradient(y - 84, y, [[0, tint(w, depth, 0.2)], [1, tint(w, depth, -0.35)]])), fill(box(x - 110, y - 104, 220, 108, rng, 2), tint(w, depth, 0.1)), fill(paperPath([[x - 120, y - 102], [x, y - 146], [x + 120, y - 102]], rng, 1), tint(w, depth, 0.3)), fill(repeat(18, (i) => bar(x - 270 + i * 31, y - 66, 9, 62)), tint(w, depth, -0.7), 0.6),
    fill(box(x - 80, y - 150, 160, 34, rng, 1), tint(w, depth, -0.1)), fill(repeat(11, (i) => bar(x - 72 + i * 14, y - 146, 5, 26)), tint(w, depth, -0.7), 0.7), fill(dome, tint(w, depth, 0.25)), fill(`M${x} ${y - 220}C${x + 60} ${y - 216} ${x + 74} ${y - 170} ${x + 74} ${y - 130}H${x + 20}Z`, tint(w, depth, -0.4)), stroke(`M${x - 40} ${y - 132}Q${x - 36} ${y - 190} ${x} ${y - 218}M${x + 40} ${y - 132}Q${x + 36} ${y - 190} ${x} ${y - 218}M${x} ${y - 132}V${y - 218}`, tint(w, depth, -0.5), 1.6), fill(box(x - 14, y - 246, 28, 30, rng, 1), tint(w, depth, 0.1)), fill(`M${x - 12} ${y - 246}q12 -24 24 0z`, tint(w, depth, 0.2)), stage.row.lit === 1 ? drawSoftSpot(x, y - 120, 260, 200, [[0, '#ffe2a0', 0.3], [1, '#ffe2a0', 0]]) : null)
  const ox = 190
  stage.add(0.66, drawFloodlit(stage, ox, y, 130, 380), fill(straightPath([[ox - 24, y + 4], [ox - 15, y - 330], [ox, y - 356], [ox + 15, y - 330], [ox + 24, y + 4]]), tint(w, 0.46, 0.2)), fill(straightPath([[ox, y + 4], [ox, y - 356], [ox + 15, y - 330], [ox + 24, y + 4]]), tint(w, 0.46, stage.lightSide < 0 ? -0.5 : 0.5)))
  addGround(stage, grassColourOf(stage), { y: stage.groundYAt(0.3) })
  stage.add(0.42, fill(straightPath([[420, stage.groundYAt(0.42)], [560, stage.groundYAt(0.42)], [690, stage.groundYAt(0.78)], [290, stage.groundYAt(0.78)]]), verticalGradient(stage.groundYAt(0.42), stage.groundYAt(0.78), [[0, mix(stage.sky[2], tint(palette.water, 0.5, 0.4), 0.4)], [1, tint(palette.water, 0.2, 0)]])), fill(repeat(9, () => lens(480 + rng.about(110), stage.groundYAt(rng.between(0.48, 0.74)), 90, 5)), tint('#ffffff', 0.3, 0), 0.5))
  stage.add(0.34, drawTree(stage, 60, stage.groundYAt(0.7), 380, 'blossom', 'd1'), drawTree(stage, 940, stage.groundYAt(0.68), 400, 'blossom', 'd2'), drawTree(stage, 820, stage.groundYAt(0.5), 220, 'blossom', 'd3'))
  addFlowerBeds(stage)
  addFrame(stage, 'leaves', { bloom: palette.accent })
}

export function buildRome(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('rome')
  addSky(stage)
  const [x, y, depth] = [620, stage.groundYAt(0.42), 0.42]
  const stone = '#e0b888'
  stage.add(0.92, drawHills(stage, 'ro', horizonY - 10, 30, palette.leaf, 0.8, { trees: 26, treeSize: 13 }).marks)
  // The Colosseum: three rows of arches, the outer ring broken off at one side.
  const wide = 380
  const ring: Point[] = [[x - wide, y], [x - wide * 1.02, y - 250], [x - wide * 0.7, y - 300], [x + 40, y - 320], [x + 120, y - 300], [x + 150, y - 200], [x + wide * 0.7, y - 186], [x + wide, y - 170], [x + wide, y]]
  stage.add(0.7, fill(paperPath(ring, rng, 3), horizontalGradient(x - wide, x + wide, stage.lightSide < 0 ? [[0, tint(stone, depth, 0.35)], [1, tint(stone, depth, -0.45)]] : [[0, tint(stone, depth, -0.45)], [1, tint(stone, depth, 0.35)]])))
  const arches: string[] = []
  for (let row = 0; row < 3; row++) for (let i = 0; i < 15; i++) {
    const t = (i + 0.5) / 15
    const ax = x - wide * Math.cos(Math.PI * t)
    const aw = 10 + 20 * Math.sin(Math.PI * t)
    if (row === 2 && ax > x + 110) continue
    arches.push(`M${Math.round(ax - aw / 2)} ${Math.round(y - 12 - row * 88)}v-36a${Math.round(aw / 2)} ${Math.round(aw / 2)} 0 0 1 ${Math.round(aw)} 0v36z`)
  }
  stage.add(0.69, fill(arches.join(''), stage.row.lit === 1 ? mix(LIT, tint('#6b4f44', depth, 0), 0.35) : tint('#6b4f44', depth, 0)), fill(box(x - wide, y - 96, wide * 2, 8, rng, 1) + box(x - wide, y - 184, wide * 2 - 20, 8, rng, 1) + box(x - wide, y - 262, wide + 130, 8, rng, 1), tint(stone, depth, 0.55)))
  stage.add(0.68, drawFloodlit(stage, x, y, 860, 260))
  addPaving(stage, y, '#e6cfa6', palette.earth)
  addForegroundShade(stage, earthColourOf(stage, '#d8bc90'))
  const umbrella = (ux: number, uy: number, s: number) => [stage.drawShadow(ux, uy, s * 0.3), fill(taperedPath([[ux, uy], [ux + 4, uy - s * 0.5], [ux, uy - s * 0.8]], [s * 0.06, s * 0.045, s * 0.04]), tint(palette.wood, 0.3, 0)), fill(clump(ux, uy - s * 0.9, s * 0.42, s * 0.13, rng, 11, 0.36), tint(palette.leafDeep, 0.3, -0.2)), fill(clump(ux - 4 * stage.lightSide, uy - s * 0.95, s * 0.3, s * 0.08, rng, 8, 0.4), tint(palette.leaf, 0.3, 0.3))]
  stage.add(0.32, umbrella(90, stage.groundYAt(0.7), 470), umbrella(930, stage.groundYAt(0.62), 400))
  const [fx, fy] = [860, stage.groundYAt(0.9)]
  stage.add(0.2, stand('fountain', fx, fy + 6, 124, 130, stage.drawContactShadow(fx, fy, 130, 0.16), fill(oval(fx, fy - 30, 120, 34), tint(palette.stone, 0.1, 0)), fill(oval(fx, fy - 40, 112, 26), tint(palette.water, 0.1, 0.5)), fill(taperedPath([[fx, fy - 36], [fx, fy - 80], [fx, fy - 110]], [36, 20, 34]), tint(palette.stone, 0.1, 0.2)), fill(dab(fx, fy - 110, 60, 4, -60, 10) + dab(fx, fy - 110, 60, 4, -120, -10) + dab(fx, fy - 112, 60, 5, -90), '#eef7f8', 0.85)))
  addFrame(stage, 'leaves', { bloom: palette.accent })
}

export function buildSingapore(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('singapore')
  addSky(stage)
  const y = horizonY + 10
  stage.add(0.94, drawSkyline(stage, -40, 470, y, 90, 250, 0.8, 'sin'))
  // Three towers under one long roof.
  stage.add(0.9, [560, 680, 800].map((x) => drawTallBuilding(stage, x, y, 66, 250, palette.stone, 0.6, { rows: 12, cols: 3 })), fill(smoothPath([[520, y - 256], [700, y - 282], [910, y - 270], [960, y - 284], [930, y - 254], [700, y - 250]], true, 0.8), tint('#f3ecdc', 0.5, 0.2)), fill(repeat(14, (i) => clump(560 + i * 26, y - 282 + Math.abs(i - 7), 12, 9, rng, 5)), tint(palette.leaf, 0.5, 0)))
  stage.add(0.82, drawWater(stage, y, stage.groundYAt(0.6)))
  addGround(stage, grassColourOf(stage), { y: stage.groundYAt(0.54) })
  // Trees of steel and creepers.
  const supertree = (x: number, foot_: number, s: number) => [stage.drawShadow(x, foot_, s * 0.2), fill(taperedPath([[x, foot_], [x, foot_ - s * 0.4], [x, foot_ - s * 0.72]], [s * 0.13, s * 0.09, s * 0.12]), tint(palette.leafDeep, 0.3, -0.2)), stroke(repeat(13, (i) => `M${Math.round(x)} ${Math.round(foot_ - s * 0.62)}Q${Math.round(x + ((i - 6) / 6) * s * 0.16)} ${Math.round(foot_ - s * 0.82)} ${Math.round(x + ((i - 6) / 6) * s * 0.38)} ${Math.round(foot_ - s * (0.98 - Math.abs(i - 6) * 0.004))}`), tint(mix(palette.accent, '#8a4f8f', 0.55), 0.28, 0), s * 0.014), stroke(`M${Math.round(x - s * 0.38)} ${Math.round(foot_ - s * 0.96)}Q${x} ${Math.round(foot_ - s * 1.02)} ${Math.round(x + s * 0.38)} ${Math.round(foot_ - s * 0.96)}`, tint(mix(palette.accent, '#8a4f8f', 0.55), 0.28, 0.3), s * 0.02), stage.row.lit ? drawSoftSpot(x, foot_ - s * 0.8, s * 0.5, s * 0.5, [[0, '#e6a8ff', 0.4], [1, '#e6a8ff', 0]]) : null]
  stage.add(0.32, supertree(110, stage.groundYAt(0.72), 470), supertree(260, stage.groundYAt(0.6), 320), supertree(900, stage.groundYAt(0.74), 500))
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: 660, y0: stage.groundYAt(0.58), x1: 400, phase: 1.4 })
  addFlowerBeds(stage)
  stage.add(-0.4, drawFern(stage, 70, 1030, 200, 'front', -0.4))
  addFrame(stage, 'leaves', { bloom: '#d96fae' })
}

export function buildBeijing(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  addSky(stage)
  const stone = mix(palette.stone, palette.sand, 0.55)
  stage.add(0.97, drawPeak(stage, 640, horizonY + 10, 420, 250, 0.9, 'b1', palette.leafDeep, false))
  // The Wall climbs from hill to hill, every crest with its tower, and grows as it comes nearer.
  stage.add(0.92, drawWallOver(stage, [[-140, horizonY + 10], [-20, horizonY - 60], [90, horizonY - 190], [150, horizonY - 216], [240, horizonY - 130], [350, horizonY - 96], [470, horizonY - 30], [640, horizonY + 20], [1160, horizonY + 60]], 9, 0.74, stone, 7, [150, 350]))
  stage.add(0.8, drawWallOver(stage, [[-140, horizonY + 90], [140, horizonY + 70], [300, horizonY + 8], [420, horizonY - 84], [490, horizonY - 104], [580, horizonY - 40], [690, horizonY + 10], [860, horizonY + 40], [1160, horizonY + 60]], 17, 0.6, stone, 8, [490]))
  stage.add(0.66, drawWallOver(stage, [[-140, horizonY + 150], [380, horizonY + 128], [560, horizonY + 96], [680, horizonY + 6], [790, horizonY - 104], [860, horizonY - 124], [960, horizonY - 50], [1160, horizonY - 20]], 30, 0.44, stone, 8, [850]))
  // The cast stands on the Wall itself: its parapet rises with the hill.
  const rise = (x: number) => stage.groundYAt(0.5) + 6 - Math.max(0, x - 420) * 0.11 - Math.max(0, 420 - x) * 0.03
  const edge: Point[] = Array.from({ length: 10 }, (_, i): Point => [-240 + i * 165, rise(-240 + i * 165)])
  addPaving(stage, stage.groundYAt(0.5), stone, palette.earth)
  stage.add(0.28, fill(`${straightPath([...edge, [1245, stage.groundYAt(0.5) + 30], [-240, stage.groundYAt(0.5) + 30]])}`, tint(stone, 0.24, -0.2)), fill(repeat(20, (i) => { const x = -240 + i * 74; return straightPath([[x, rise(x) + 3], [x, rise(x) - 40], [x + 46, rise(x + 46) - 40], [x + 46, rise(x + 46) + 3]]) }), tint(stone, 0.24, 0.12)), stroke(`M${edge.map(([x, y]) => `${Math.round(x)} ${Math.round(y + 14)}`).join('L')}`, tint(stone, 0.24, -0.6), 3))
  addForegroundShade(stage, stone)
  stage.add(0.2, drawTree(stage, 50, stage.groundYAt(0.8), 400, 'blossom', 'pl'), drawTree(stage, 975, stage.groundYAt(0.76), 300, 'pine', 'pn'))
  stage.add(0.18, drawPole(stage, 640, stage.groundYAt(-0.08), stage.groundYAt(0.66)), drawLanterns(stage, 640, stage.groundYAt(-0.08), 968, stage.groundYAt(0.1), 44, 5, 0.1, 17, [RED]))
  addFrame(stage, 'leaves', { bloom: palette.accent })
}

/**
 * A green hill with these crest points, and the Wall along its crest, `w` high, with battlements and a tower at each of
 * `towers`.
 */
function drawWallOver(
  stage: Stage, crest: readonly Point[], w: number, depth: number, stone: Colour, pitch: number,
  towers: readonly number[],
): Marks {
  const { tint, palette } = stage
  const rng = stage.rng(`wall${w}`)
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
      fill(box(x - s * 0.5, y - s * 1.5, s, s * 1.6, rng, 1), horizontalGradient(x - s / 2, x + s / 2, stage.lightSide < 0 ? [[0, tint(stone, depth, 0.4)], [1, tint(stone, depth, -0.4)]] : [[0, tint(stone, depth, -0.4)], [1, tint(stone, depth, 0.4)]])), fill(repeat(3, (i) => `M${Math.round(x - s * 0.36 + i * s * 0.28)} ${Math.round(y - s * 0.6)}v${Math.round(-s * 0.32)}a${(s * 0.08).toFixed(1)} ${(s * 0.08).toFixed(1)} 0 0 1 ${(s * 0.16).toFixed(1)} 0v${Math.round(s * 0.32)}z`), stage.row.lit === 1 ? LIT : tint('#5f5250', depth, 0)),
      fill(box(x - s * 0.58, y - s * 1.56, s * 1.16, s * 0.14, rng, 0.6), tint(stone, depth, 0.5)), fill(repeat(5, (i) => bar(x - s * 0.57 + i * s * 0.25, y - s * 1.74, s * 0.15, s * 0.2)), tint(isSnowy(stage) ? palette.snow : stone, depth, 0.3)), drawFloodlit(stage, x, y, s * 2, s * 2.4),
    ]
  }
  return [
    fill(`M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y + 4)}`).join('L')}L1160 ${low}L-140 ${low}Z`, verticalGradient(Math.min(...crest.map(([, y]) => y)), low, [[0, tint(grassColourOf(stage), depth, 0.1)], [1, mix(tint(palette.leafDeep, depth, 0), stage.haze, 0.2)]])),
    fill(repeat(34 * stage.detail, () => { const x = rng.between(-60, 1060); const y = at(x) + w + 14 + rng.next() ** 1.4 * 90; return clump(x, y, pitch * 1.7, pitch, rng, 5, 0.5) }), tint(isSnowy(stage) ? mix(palette.leafDeep, palette.snow, 0.6) : palette.leafDeep, depth, -0.15)),
    fill(side(0, w), tint(stone, depth, -0.25)), fill(side(-w * 0.2, w * 0.16), tint(isSnowy(stage) ? palette.snow : stone, depth, 0.6)),
    fill(repeat(1300 / step, (i) => { const x = -140 + i * step; return bar(Math.round(x), Math.round(at(x) - w * 0.55), Math.round(step * 0.56), Math.round(w * 0.5)) }), tint(stone, depth, 0.25)), towers.map(tower),
  ]
}

export function buildNewDelhi(stage: Stage): void {
  const { tint, palette } = stage
  const rng = stage.rng('delhi')
  addSky(stage)
  addDistantHills(stage, 30)
  const [x, y, depth] = [600, stage.groundYAt(0.4), 0.44]
  const stone = '#e8c191'
  // India Gate, down a long avenue.
  stage.add(0.7, stage.drawShadow(x, y, 230),
    fill(`M${x - 170} ${y}V${y - 300}H${x + 170}V${y}H${x + 74}V${y - 170}a74 74 0 0 0 -148 0V${y}Z`, horizontalGradient(x - 170, x + 170, stage.lightSide < 0 ? [[0, tint(stone, depth, 0.35)], [1, tint(stone, depth, -0.4)]] : [[0, tint(stone, depth, -0.4)], [1, tint(stone, depth, 0.35)]])), fill(`M${x + 74} ${y}V${y - 170}a74 74 0 0 0 -30 -60l-18 14a60 60 0 0 1 20 46V${y}Z`, tint(stone, depth, -0.8)),
    fill(box(x - 184, y - 268, 368, 16, rng, 1) + box(x - 190, y - 316, 380, 20, rng, 1) + box(x - 130, y - 346, 260, 32, rng, 1) + box(x - 90, y - 366, 180, 22, rng, 1), tint(stone, depth, 0.4)), fill(box(x - 140, y - 180, 40, 70, rng, 1) + box(x + 100, y - 180, 40, 70, rng, 1), tint(stone, depth, -0.5)), drawFloodlit(stage, x, y, 460, 360))
  addGround(stage, grassColourOf(stage), { y: stage.groundYAt(0.4) })
  stage.add(0.4, fill(straightPath([[x - 60, stage.groundYAt(0.42)], [x + 60, stage.groundYAt(0.42)], [880, 1100], [60, 1100]]), verticalGradient(stage.groundYAt(0.42), 1000, [[0, tint(palette.sand, 0.3, 0.2)], [0.5, tint(palette.sand, 0.05, 0.2)], [1, tint(palette.sand, 0, -0.4)]])))
  stage.add(0.32, drawTree(stage, 110, stage.groundYAt(0.68), 420, 'round', 'n1', palette.leafDeep), drawTree(stage, 270, stage.groundYAt(0.52), 240, 'round', 'n2', palette.leaf), drawTree(stage, 920, stage.groundYAt(0.7), 440, 'round', 'n3', palette.leafDeep))
  stage.add(0.3, drawBunting(stage, 130, stage.groundYAt(0.68) - 290, 905, stage.groundYAt(0.7) - 300, 50, 18, ['#ee8a34', palette.companion, '#e05a8a'], 0.25, 'marigold'))
  // A seller's cart with marigolds.
  const [cx, cy] = [850, stage.groundYAt(0.9)]
  stage.add(0.16, stand('stall', cx, cy, 116, 130, stage.drawShadow(cx, cy, 110), fill(oval(cx - 60, cy - 26, 28) + oval(cx + 60, cy - 26, 28), tint(palette.wood, 0.08, -0.5)), fill(oval(cx - 60, cy - 26, 17) + oval(cx + 60, cy - 26, 17), tint(palette.sand, 0.08, 0)), fill(box(cx - 110, cy - 92, 220, 46, rng, 2), tint(palette.cloth, 0.08, 0)), dots(scatter(60, () => [cx + rng.about(100), cy - 96 - rng.next() * 34]), 18, tint('#ee8a34', 0.08, 0.1)), dots(scatter(34, () => [cx + rng.about(90), cy - 106 - rng.next() * 30]), 14, tint(palette.companion, 0.08, 0.4))))
  addFlowerBeds(stage)
  addFrame(stage, 'leaves', { bloom: '#ee8a34' })
}

export function buildCairo(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('cairo')
  addSky(stage)
  const y = horizonY + 30
  const sand = '#e6bf82'
  const pyramid = (x: number, w: number, tallness: number, depth: number) => [
    fill(straightPath([[x - w, y], [x, y - tallness], [x + w, y]]), tint(sand, depth, stage.lightSide < 0 ? 0.3 : -0.4)), fill(straightPath([[x + w * 0.1, y], [x, y - tallness], [x + w, y]]), tint(sand, depth, stage.lightSide < 0 ? -0.5 : 0.4)),
    fill(repeat(Math.round(tallness / 18), (i) => { const t = (i + 0.5) / (tallness / 18); return lens(x - w * 0.35 * (1 - t) + rng.about(12), y - tallness * t, w * 0.9 * (1 - t), 4) }), tint(sand, depth, -0.4), 0.4),
  ]
  stage.add(0.95, drawHills(stage, 'ca0', y - 10, 20, sand, 0.9).marks)
  stage.add(0.9, pyramid(860, 190, 180, 0.74), pyramid(330, 340, 330, 0.58), pyramid(640, 240, 240, 0.66), drawFloodlit(stage, 330, y, 560, 270), drawFloodlit(stage, 640, y, 380, 200), drawFloodlit(stage, 860, y, 300, 150))
  stage.add(0.8, drawHills(stage, 'ca1', y + 4, 12, palette.leaf, 0.56, { trees: 40, treeSize: 14 }).marks)
  stage.add(0.7, drawWater(stage, y + 26, stage.groundYAt(0.6)))
  const felucca = (x: number, fy: number, s: number) => [fill(`M${x} ${fy}q${s * 0.2} ${-s} ${s * 1.1} ${-s * 1.8}q${s * 0.2} ${s} ${-s * 0.3} ${s * 1.75}z`, tint('#fbf3e2', 0.4, 0.2)), fill(`M${x - s * 0.5} ${fy + 2}h${s * 1.8}l${-s * 0.3} ${s * 0.24}h${-s * 1.1}z`, tint(palette.wood, 0.4, 0)), fill(lens(x + s * 0.4, fy + s * 0.3, s * 2.4, s * 0.1), tint('#ffffff', 0.4, 0), 0.6)]
  stage.add(0.6, felucca(170, stage.groundYAt(0.36), 90), felucca(720, stage.groundYAt(0.26), 54))
  addGround(stage, sand, { y: stage.groundYAt(0.56), upright: false, turf: 30 })
  stage.add(0.3, drawTree(stage, 80, stage.groundYAt(0.78), 480, 'palm', 'p1'), drawTree(stage, 180, stage.groundYAt(0.66), 330, 'palm', 'p2'), drawTree(stage, 920, stage.groundYAt(0.74), 460, 'palm', 'p3'))
  const [kx, ky] = [800, stage.groundYAt(0.72)]
  // A resting camel.
  stage.add(0.26, stand('animal', kx + 20, ky, 120, 150, stage.drawShadow(kx, ky, 90), fill(smoothPath([[kx - 90, ky], [kx - 80, ky - 50], [kx - 40, ky - 66], [kx - 14, ky - 110], [kx + 20, ky - 70], [kx + 66, ky - 60], [kx + 90, ky - 100], [kx + 96, ky - 142], [kx + 136, ky - 146], [kx + 142, ky - 128], [kx + 116, ky - 122], [kx + 108, ky - 60], [kx + 84, ky - 24], [kx + 88, ky]], true, 0.8), tint('#c9945c', 0.2, 0)), fill(smoothPath([[kx - 44, ky - 50], [kx - 14, ky - 108], [kx + 24, ky - 62], [kx + 20, ky - 24], [kx - 36, ky - 24]], true, 0.7), tint(palette.accent, 0.2, 0)), fill(repeat(3, (i) => bar(kx - 34 + i * 20, ky - 54, 8, 30)), tint(palette.companion, 0.2, 0.1)), fill(oval(kx + 122, ky - 140, 3), tint('#3b3440', 0.2, 0))))
  stage.add(0.1, fill(repeat(9, () => lens(rng.next() * 1000, stage.groundYAt(rng.between(0.85, 1.3)), 150, 9)), tint(sand, 0, -0.4), 0.5))
  addFrame(stage, 'grass', { bloom: palette.accent, high: false })
  stage.add(-0.4, fill(repeat(6, (i) => dab(1040, -20, 360 - i * 16, 24, 128 + i * 16, 26)), tint(palette.leafDeep, -0.42, 0)))
}
