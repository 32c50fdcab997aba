// More outdoor places: pool, river, snowfield, tree house, the sky itself, a starry night.
import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import { lerp } from '../../kit/vector'
import type { Point } from '../../scene'
import { drawFence, drawHouse } from '../buildings'
import { drawBush, drawCrown, drawFallenLog, drawFern, drawFlowers, isSnowy, drawStone, drawTree } from '../foliage'
import { drawBough, addFrame } from '../frame'
import { addKitRow } from '../kits/add-kit'
import { addDistantHills, earthColourOf, addForegroundShade, grassColourOf, addGround } from '../ground'
import {
  bar, blob, box, clump, dab, dots, fill, lens, taperedPath, repeat, oval, scatter, paperPath, smoothPath, straightPath,
  stroke, createTones, wash, stand } from '../marks'
import { verticalGradient } from '../paint'
import { drawSoftSpot } from '../shadow'
import { drawBirds, drawCloud, drawHills, addSky } from '../sky'
import type { Stage } from '../stage'
import { drawParasol } from './beach'

export function buildPool(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('pool')
  addSky(stage)
  addDistantHills(stage, 24)
  addGround(stage, grassColourOf(stage))
  stage.add(0.6, drawFence(stage, -60, 1060, stage.groundYAt(0.36), 66, palette.cloth, 'pool'), drawBush(stage, 140, stage.groundYAt(0.38), 300, 100, 'p1'), drawBush(stage, 860, stage.groundYAt(0.38), 320, 110, 'p2', palette.leaf, palette.accent))
  stage.add(0.5, drawHouse(stage, 720, stage.groundYAt(0.42), 260, 110, 'hut', { wall: palette.wall, roof: palette.accent, cols: 3, rows: 1, doorColumn: 1, kind: 'hip', roofHeight: 80, depth: 0.4, chimney: false }))
  const deck = earthColourOf(stage, palette.sand)
  const tile = tint(mix(palette.water, '#8fe3ea', 0.4), 0.15, 0.1)
  stage.add(0.4, fill(straightPath([[-300, stage.groundYAt(0.42)], [1300, stage.groundYAt(0.42)], [1300, 1100], [-300, 1100]]), verticalGradient(stage.groundYAt(0.42), 1000, [[0, tint(deck, 0.3, 0.2)], [0.5, tint(deck, 0.03, 0.2)], [1, tint(deck, 0, -0.4)]])),
    fill(straightPath([[120, stage.groundYAt(0.5)], [840, stage.groundYAt(0.5)], [940, stage.groundYAt(0.84)], [20, stage.groundYAt(0.84)]]), tint('#fbf6ea', 0.2, 0.1)), fill(straightPath([[142, stage.groundYAt(0.53)], [818, stage.groundYAt(0.53)], [906, stage.groundYAt(0.81)], [54, stage.groundYAt(0.81)]]), verticalGradient(stage.groundYAt(0.5), stage.groundYAt(0.84), [[0, tint(mix(palette.water, '#8fe3ea', 0.5), 0.35, 0.3)], [1, tile]])),
    fill(repeat(26, () => lens(rng.between(150, 830), stage.groundYAt(rng.between(0.55, 0.79)), rng.between(50, 120), 6)), '#ffffff', 0.4), stroke(repeat(3, (i) => `M${110 + i * 6} ${Math.round(stage.groundYAt(0.6 + i * 0.07))}H${850 - i * 4}`), tint(palette.accent, 0.2, 0), 3, 0.7))
  stage.add(0.3, stroke(`M800 ${stage.groundYAt(0.74)}v-80q0 -30 30 -30v120M846 ${stage.groundYAt(0.74)}v-80q0 -30 30 -30v120`, tint('#c8d0d6', 0.2, 0.2), 7), drawParasol(stage, 130, stage.groundYAt(0.74), 140, palette.companion))
  stage.add(0.1, stand('toys', 90, stage.groundYAt(1.08) + 10, 76, 50, stage.drawShadow(90, stage.groundYAt(1.08), 70), fill(oval(90, stage.groundYAt(1.08) - 14, 74, 24), tint(palette.accent, 0, 0)), fill(oval(90, stage.groundYAt(1.08) - 18, 40, 11), tint(deck, 0, -0.2)), fill(repeat(5, (i) => dab(26 + i * 30, stage.groundYAt(1.08) - 26, 26, 7, 70)), tint('#fbf3e2', 0, 0))))
  stage.add(0.5, drawBirds(stage, 420, horizonY - 200, 3, 9))
  addForegroundShade(stage, deck)
  addFrame(stage, 'leaves', { bloom: palette.accent })
}

export function buildRiver(stage: Stage): void {
  const { tint, palette } = stage
  const rng = stage.rng('river')
  addSky(stage)
  addDistantHills(stage, 34)
  stage.add(0.5, drawHills(stage, 'rv', stage.groundYAt(0.22), 10, grassColourOf(stage), 0.42, { dabs: 20 }).marks)
  stage.add(0.46, drawTree(stage, 150, stage.groundYAt(0.34), 260, 'round', 'ra', palette.leafDeep), drawTree(stage, 280, stage.groundYAt(0.3), 190, 'poplar', 'rb'), drawTree(stage, 850, stage.groundYAt(0.34), 300, 'round', 'rc', palette.leaf))
  // The river bends from far right to near left, behind the bank where the cast stands.
  const bank = (x: number) => stage.groundYAt(0.74) + Math.sin(x / 150) * 12 - (x - 500) * 0.05
  stage.add(0.42, fill(smoothPath([[760, stage.groundYAt(0.3)], [700, stage.groundYAt(0.38)], [400, stage.groundYAt(0.48)], [-200, stage.groundYAt(0.52)], [-200, stage.groundYAt(0.9)], [1200, stage.groundYAt(0.86)], [1200, stage.groundYAt(0.5)], [820, stage.groundYAt(0.42)], [800, stage.groundYAt(0.3)]], true, 0.7), verticalGradient(stage.groundYAt(0.3), stage.groundYAt(0.9), [[0, mix(stage.sky[2], tint(palette.water, 0.6, 0.3), 0.5)], [0.5, tint(palette.water, 0.3, 0.1)], [1, tint(palette.water, 0.1, -0.3)]])), fill(repeat(22, () => lens(rng.between(-40, 1040), stage.groundYAt(rng.between(0.54, 0.8)), rng.between(60, 150), 7)), tint('#ffffff', 0.3, 0.1), 0.45))
  stage.add(0.36, [[260, 0.6], [360, 0.64], [470, 0.62], [580, 0.66]].map(([x = 0, s = 1], i) => drawStone(stage, x, stage.groundYAt(s), 80, `step${i}`)))
  const c = grassColourOf(stage)
  const strip: Point[] = []
  for (let x = -160; x <= 1160; x += 70) strip.push([x, bank(x)])
  stage.add(0.28, fill(`${smoothPath(strip, false)}L1160 1500L-160 1500Z`, verticalGradient(stage.groundYAt(0.72), 1000, [[0, tint(c, 0.15, 0.3)], [0.4, tint(c, 0.02, 0.15)], [1, tint(c, 0, -0.6)]])), fill(wash(rng, -200, stage.groundYAt(0.82), 1200, 200, 12, 340, 12), tint(c, 0.1, -0.4), 0.4))
  const reeds = (x: number, k: number) => { const tones = createTones(); for (let i = 0; i < k; i++) { const [rx, L] = [x + rng.about(60), rng.between(90, 190)]; tones.put(0, dab(rx, bank(x) + 14, L, 4, -90 + rng.about(10))); if (i % 3 === 0) tones.put(1, dab(rx, bank(x) - L * 0.7, L * 0.28, 7, -90)) } return [fill(tones.get(0), tint(palette.leafDeep, 0.2, -0.1)), fill(tones.get(1), tint(palette.wood, 0.2, -0.2))] }
  stage.add(0.22, reeds(80, 12), reeds(930, 14), drawFallenLog(stage, 860, stage.groundYAt(0.98), 190, 44), drawFern(stage, 140, stage.groundYAt(0.92), 80, 'rf'))
  addForegroundShade(stage, c)
  stage.add(0.1, drawFlowers(stage, -40, 1040, stage.groundYAt(0.9), stage.groundYAt(1.3), 24, [palette.bloom, palette.companion, palette.clothWarm], 'rv', 1.1))
  addFrame(stage, 'leaves', { bloom: palette.clothWarm })
}

export function buildSnowfield(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('snowfield')
  addSky(stage)
  stage.add(0.92, drawHills(stage, 's1', horizonY - 40, 50, palette.snow, 0.85, { trees: 0 }).marks)
  stage.add(0.8, drawHills(stage, 's2', horizonY, 34, mix(palette.snow, palette.leafDeep, 0.35), 0.74, { trees: 40, treeSize: 15 }).marks)
  stage.add(0.6, drawHills(stage, 's3', horizonY + 40, 26, palette.snow, 0.5, { dabs: 12 }).marks)
  addGround(stage, palette.snow, { upright: false, turf: 24 })
  const drift = (x: number, y: number, w: number) => [fill(blob(x, y, w, w * 0.2, rng, 12, 0.06), tint(palette.snow, 0.1, -0.25)), fill(blob(x + stage.lightSide * w * 0.12, y - w * 0.05, w * 0.8, w * 0.13, rng, 12, 0.06), tint(palette.snow, 0.1, 0.3))]
  stage.add(0.36, drawTree(stage, 80, stage.groundYAt(0.7), 420, 'pine', 'a'), drawTree(stage, 200, stage.groundYAt(0.56), 260, 'pine', 'b'), drawTree(stage, 930, stage.groundYAt(0.68), 440, 'pine', 'c'), drawTree(stage, 820, stage.groundYAt(0.52), 240, 'pine', 'd'))
  stage.add(0.3, drawHouse(stage, 560, stage.groundYAt(0.36), 120, 60, 'hut', { wall: palette.wood, roof: palette.accent, cols: 2, rows: 1, roofHeight: 70, depth: 0.4, doorColumn: 0 }))
  stage.add(0.12, drift(150, stage.groundYAt(0.96), 210), drift(880, stage.groundYAt(1), 240), stroke(`M${300} 1000Q420 ${stage.groundYAt(0.8)} 640 ${stage.groundYAt(0.5)}M330 1000Q450 ${stage.groundYAt(0.8)} 652 ${stage.groundYAt(0.5)}`, tint(palette.snow, 0, -0.6), 4, 0.7))
  addFrame(stage, 'pine', { bloom: null })
}

export function buildTreehouse(stage: Stage): void {
  const { tint, palette, horizonY, groundY, focusX } = stage
  const rng = stage.rng('treehouse')
  addSky(stage)
  stage.add(0.95, drawHills(stage, 't1', horizonY + 60, 40, palette.leafDeep, 0.86, { trees: 40, treeSize: 14 }).marks)
  stage.add(0.85, drawHills(stage, 't2', horizonY + 130, 30, palette.leaf, 0.72, { trees: 26, treeSize: 20 }).marks)
  addKitRow(stage)
  // High in the oak: leaves all round, the great trunk, a deck of planks and a rail.
  stage.add(0.6, drawCrown(stage, 60, 210, 250, 210, palette.leafDeep, 0.4, 'l1'), drawCrown(stage, 960, 160, 260, 220, palette.leafDeep, 0.4, 'r1'), drawCrown(stage, focusX, -60, 520, 150, palette.leaf, 0.4, 'top'))
  const floorY = stage.groundYAt(0.6)
  stage.add(0.4, fill(taperedPath([[770, 1100], [760, 500], [780, -100]], [230, 170, 190]), tint(palette.wood, 0.3, -0.1)), fill(taperedPath([[810, 1100], [796, 500], [820, -100]], [100, 76, 90]), tint(palette.wood, 0.3, -0.6)), fill(taperedPath([[760, 330], [560, 190], [330, 150]], [80, 54, 24]), tint(palette.wood, 0.3, -0.2)), fill(repeat(12, () => dab(740 + rng.about(60), rng.between(0, 560), 80, 5, 88 + rng.about(6))), tint(palette.wood, 0.3, 0.4)))
  stage.add(0.36, fill(box(590, floorY - 330, 360, 332, rng, 3), tint(palette.wood, 0.26, 0.35)), fill(repeat(7, (i) => bar(594, floorY - 300 + i * 44, 352, 4)), tint(palette.wood, 0.26, -0.4)), fill(paperPath([[550, floorY - 320], [770, floorY - 470], [990, floorY - 320]], rng, 3), tint(palette.accent, 0.26, -0.1)), fill(paperPath([[770, floorY - 470], [770 + stage.lightSide * 220, floorY - 320], [770 + stage.lightSide * 130, floorY - 320]], rng, 2), tint(palette.accent, 0.26, 0.5)), isSnowy(stage) ? fill(smoothPath([[770, floorY - 486], [900, floorY - 396], [1000, floorY - 330], [940, floorY - 346], [900, floorY - 366], [850, floorY - 376], [800, floorY - 410], [760, floorY - 404], [710, floorY - 392], [660, floorY - 366], [610, floorY - 356], [540, floorY - 330], [640, floorY - 396]], true, 0.6), tint(palette.snow, 0.26, 0.3)) : null, fill(box(640, floorY - 250, 110, 100, rng, 2), tint('#fbf3e2', 0.24, 0)), fill(box(650, floorY - 240, 90, 80, rng, 1), stage.row.lit ? '#ffd27a' : tint('#7fa3b0', 0.24, 0)), fill(bar(692, floorY - 240, 6, 80) + bar(650, floorY - 204, 90, 6), tint('#fbf3e2', 0.24, 0)), fill(`M820 ${floorY}v-190q45 -50 90 0v190z`, tint(palette.wood, 0.22, -0.8)))
  stage.add(0.3, fill(straightPath([[-300, floorY], [1300, floorY], [1300, 1100], [-300, 1100]]), verticalGradient(floorY, 1000, [[0, tint(palette.floor, 0.25, -0.1)], [0.4, tint(palette.floor, 0.03, 0.3)], [1, tint(palette.floor, 0, -0.6)]])), fill(repeat(15, (i) => { const k = (i - 7) * 120; return `M${Math.round(focusX + k * 0.7)} ${Math.round(floorY)}L${Math.round(focusX + k * 2)} 1100h5L${Math.round(focusX + k * 0.7 + 2)} ${Math.round(floorY)}z` }), tint(palette.floor, 0.1, -0.6)))
  stage.add(0.28, fill(repeat(6, (i) => bar(-40 + i * 108, floorY - 96, 13, 100)), tint(palette.wood, 0.2, 0)), fill(box(-300, floorY - 108, 850, 18, rng, 2) + box(-300, floorY - 56, 850, 12, rng, 2), tint(palette.wood, 0.2, 0.25)), isSnowy(stage) ? fill(repeat(9, (i) => lens(-20 + i * 66, floorY - 106, 100, 24)), tint(palette.snow, 0.2, 0.4)) : null)
  stage.add(0.2, stroke(`M470 90Q300 170 120 100`, tint('#5d4a3c', 0.2, 0), 2), dots(scatter(8, (i) => [lerp(130, 460, (i + 0.5) / 8), 104 + Math.sin(((i + 0.5) / 8) * Math.PI) * 30]), 15, stage.row.lit ? '#fff0bf' : tint(palette.companion, 0.2, 0.2)))
  stage.add(-0.42, drawBough(stage, -60, 10, 1, 'hl', 0.9), drawBough(stage, 1060, -10, -1, 'hr', 0.9))
  stage.add(-0.4, fill(clump(30, 1010, 120, 60, rng, 9), tint(palette.leafDeep, -0.44, 0)), fill(clump(980, 1020, 110, 50, rng, 9), tint(palette.leafDeep, -0.4, 0)), fill(lens(focusX, groundY + 220, 1500, 30), tint(palette.leafDeep, -0.4, 0)))
}

/** Up among the clouds: a soft floor of them, more below. */
export function buildUpInTheSky(stage: Stage): void {
  const { horizonY, groundY } = stage
  const rng = stage.rng('up')
  addSky(stage)
  const white = (k: number) => stage.mixWithSky(0.7, '#ffffff', stage.dark ? 0.12 + k * 0.14 : 0.5 + k * 0.4)
  const gap = (k: number) => stage.mixWithSky(0.05, '#ffffff', stage.dark ? 0.04 + k * 0.1 : 0.2 + k * 0.4)
  stage.add(0.9, fill(repeat(9, (i) => clump(-40 + i * 140, horizonY + 30 + rng.about(20), 130, 50, rng, 8)), white(0)), rect(-200, horizonY + 50, 1400, 900, verticalGradient(horizonY + 50, 900, [[0, white(0)], [0.3, gap(0.6)], [1, gap(0)]])))
  stage.add(0.6, fill(repeat(7, (i) => clump(-60 + i * 190, stage.groundYAt(0.36) + rng.about(20), 170, 70, rng, 9)), white(0.35)), rect(-200, stage.groundYAt(0.4), 1400, 900, verticalGradient(stage.groundYAt(0.4), 900, [[0, white(0.35)], [0.35, gap(0.7)], [1, gap(0.2)]])))
  stage.add(0.5, drawCloud(stage, 180, stage.groundYAt(-0.3), 260, 'cu1'), drawCloud(stage, 840, stage.groundYAt(-0.45), 300, 'cu2'), drawBirds(stage, 700, 200, 5, 11))
  // Banks of cloud, each with its underside in the blue of the sky, the nearest one to stand on.
  const under = (k: number) => stage.mixWithSky(0.05, '#ffffff', stage.dark ? 0.02 : 0.4 + k * 0.2)
  const bank = (y: number, wide: number, high: number, step: number, k: number) => {
    const puffs = repeat(Math.ceil(1300 / step), (i) => clump(-120 + i * step + rng.about(step * 0.2), y + rng.about(high * 0.24), wide * rng.between(0.8, 1.2), high * rng.between(0.8, 1.2), rng, 10))
    return [fill(puffs, under(k)), fill(puffs, white(0.4 + k), 1), fill(repeat(Math.ceil(1300 / step), (i) => lens(-120 + i * step + rng.about(30), y + high * 0.5, wide * 1.5, high * 0.3)), under(k), 0.45)]
  }
  stage.add(0.42, bank(stage.groundYAt(0.46), 150, 56, 150, 0))
  stage.add(0.3, bank(stage.groundYAt(0.66), 190, 70, 200, 0.25))
  stage.add(0.2, fill(repeat(6, (i) => clump(-60 + i * 230, stage.groundYAt(0.86) + rng.about(14), 210, 90, rng, 10)), white(0.75)), rect(-200, stage.groundYAt(0.9), 1400, 700, verticalGradient(stage.groundYAt(0.9), 1000, [[0, white(1)], [1, white(0.1)]])))
  stage.add(0.1, fill(repeat(14, () => lens(rng.next() * 1000, rng.between(groundY - 20, 1000), rng.between(120, 260), 16)), stage.shadowColour, 0.12))
  stage.add(-0.3, fill(clump(20, 1010, 180, 70, rng, 10) + clump(990, 1020, 160, 60, rng, 10), white(0.2)))
}

/** A hill under all the stars. */
export function buildStarryNight(stage: Stage): void {
  const { palette, horizonY, row } = stage
  const rng = stage.rng('stars')
  addSky(stage)
  const bright = mix(row.sunColour, '#ffffff', 0.3)
  stage.add(0.98, stage.dark ? [fill(smoothPath([[-60, 90], [260, 60], [560, 170], [1060, 260], [1060, 360], [620, 290], [300, 190], [-60, 210]], true, 0.9), stage.mixWithSky(0.6, '#ffffff', 0.2), 0.4), fill(repeat(90, () => oval(rng.next() * 1000, rng.next() ** 1.2 * horizonY, rng.between(0.8, 2.4))), bright), fill(repeat(7, () => { const [x, y, s] = [rng.next() * 1000, rng.next() * horizonY * 0.7, rng.between(7, 13)]; return dab(x - s, y, s * 2, s * 0.2, 0) + dab(x, y - s, s * 2, s * 0.2, 90) }), bright), stroke('M640 90q60 20 130 70', bright, 2.4, 0.8)] : drawBirds(stage, 480, 180, 5, 9))
  stage.add(0.9, drawHills(stage, 'n1', horizonY - 20, 40, palette.leafDeep, 0.86, { trees: 22, treeSize: 13 }).marks)
  if (!stage.kit) for (let i = 0; i < 6; i++) stage.add(0.85, drawHouse(stage, 560 + i * 58 + rng.about(10), horizonY + 30, 44, 34 + rng.between(0, 24), `nv${i}`, { depth: 0.74, cols: 1, rows: 1, doorColumn: 'none', chimney: i % 2 === 0, roofHeight: 28 }))
  stage.add(0.7, drawHills(stage, 'n2', horizonY + 40, 26, palette.leaf, 0.62, { trees: 14, treeSize: 16 }).marks)
  addGround(stage, grassColourOf(stage), { y: stage.groundYAt(0.36), amp: 26 })
  stage.add(0.3, drawTree(stage, 110, stage.groundYAt(0.72), 460, 'round', 'nt', palette.leafDeep), drawBush(stage, 920, stage.groundYAt(0.72), 220, 100, 'nb'))
  if (stage.dark) stage.add(0.1, scatter(12, () => [rng.next() * 1000, stage.groundYAt(rng.between(0.3, 1.1))]).map(([x, y]) => drawSoftSpot(Math.round(x), Math.round(y), 14, 14, [[0, '#ffe9a0', 0.9], [0.3, '#ffe08a', 0.5], [1, '#ffe08a', 0]])))
  stage.add(0.12, drawFlowers(stage, 40, 1000, stage.groundYAt(0.86), stage.groundYAt(1.3), 16, [palette.bloom, palette.companion], 'nf', 1.1))
  addFrame(stage, 'grass', { bloom: palette.bloom })
}
