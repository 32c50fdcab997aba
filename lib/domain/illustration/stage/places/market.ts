import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import type { Colour, Point } from '../../scene'
import { drawBunting, drawHouse, drawLanterns, drawPole } from '../buildings'
import { isSnowy } from '../foliage'
import { addFrame } from '../frame'
import { addKitRow } from '../kits/add-kit'
import { earthColourOf } from '../ground'
import { box, dots, fill, lens, repeat, oval, createTones, stand } from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import { drawSoftSpot } from '../shadow'
import { addSky } from '../sky'
import type { Stage } from '../stage'

const pointsInRow = (k: number, at: (i: number) => Point): Point[] => Array.from({ length: k }, (_, i) => at(i))

/** A stall with a striped roof, heaps of fruit on its counter, lit from within at night. x is its left. */
function paintStall(
  stage: Stage, x: number, y: number, w: number, colour: Colour, fruit: readonly Colour[], key: string,
): Marks {
  const { tint, palette } = stage
  const rng = stage.rng(key)
  const depth = stage.depthAt(y) * 0.7
  const tall = w * 0.82
  const on = stage.row.lit === 1
  const part = w / 7
  const tones = createTones()
  for (let i = 0; i < 7; i++) tones.put(i & 1, `M${Math.round(x + w * 0.06 + i * part * 0.88)} ${Math.round(y - tall)}h${Math.round(part * 0.88) + 1}L${Math.round(x + (i + 1) * part)} ${Math.round(y - tall * 0.7)}q${Math.round(-part / 2)} ${Math.round(tall * 0.12)} ${Math.round(-part)} 0z`)
  const heap = fruit.map((f, i) => {
    const [bw, bx, fy, s] = [w / fruit.length, x + (i * w) / fruit.length, y - tall * 0.38, w * 0.034]
    return [
      dots(pointsInRow(6, (j) => [bx + bw * (0.16 + j * 0.135), fy - s * 0.5]), s * 2.1, on ? mix(stage.lamplit(f), stage.row.shadow, 0.3) : tint(f, depth, -0.45)),
      dots(pointsInRow(5, (j) => [bx + bw * (0.22 + j * 0.14), fy - s * 1.7]), s * 2.1, on ? stage.lamplit(f) : tint(f, depth, 0)), dots(pointsInRow(4, (j) => [bx + bw * (0.28 + j * 0.14), fy - s * 2.8]), s * 2, on ? stage.lamplit(f) : tint(f, depth, 0.35)),
      fill(box(bx + 4, fy - 2, bw - 8, tall * 0.13, rng, 1), tint(palette.wood, depth, 0.6)), fill(box(bx + 4, fy + tall * 0.05, bw - 8, 3, rng, 0.5), tint(palette.wood, depth, -0.3)),
    ]
  })
  return [
    stage.drawShadow(x + w / 2, y, w * 0.62),
    on ? [drawSoftSpot(x + w / 2, y, w, w * 0.3, [[0, '#ffcf7a', 0.6], [0.5, '#ffb85a', 0.25], [1, '#ffb85a', 0]]), drawSoftSpot(x + w / 2, y - tall * 0.5, w * 0.8, w * 0.8, [[0, '#ffcf7a', 0.5], [1, '#ffb85a', 0]])] : null,
    fill(box(x + 6, y - tall * 0.8, w * 0.03, tall * 0.8, rng, 1) + box(x + w - 14, y - tall * 0.8, w * 0.03, tall * 0.8, rng, 1), tint(palette.wood, depth, -0.2)),
    fill(box(x + 10, y - tall * 0.7, w - 20, tall * 0.34, rng, 1), on ? mix('#ffd88c', tint(palette.wood, depth, 0), 0.2) : tint(palette.wood, depth, -1)),
    fill(box(x, y - tall * 0.38, w, tall * 0.38, rng, 2), tint(palette.wood, depth, 0)), fill(box(x, y - tall * 0.2, w, tall * 0.03, rng, 1) + box(x, y - tall * 0.05, w, tall * 0.03, rng, 1), tint(palette.wood, depth, -0.6)),
    heap, fill(tones.get(0), tint(colour, depth, 0.05)), fill(tones.get(1), tint('#fbf3e2', depth, 0)), fill(box(x + w * 0.05, y - tall * 1.03, w * 0.9, tall * 0.05, rng, 1), tint(colour, depth, -0.5)), rect(x + 10, y - tall * 0.66, w - 20, tall * 0.1, stage.shadowColour, { opacity: 0.22 }),
    isSnowy(stage) ? fill(repeat(7, (i) => lens(x + w * (0.12 + i * 0.127), y - tall * 1.0, w * 0.22, tall * 0.15) + oval(x + w * (0.12 + i * 0.127), y - tall * (0.96 - (i % 2) * 0.04), w * 0.075, tall * 0.06)), tint(palette.snow, depth, 0.3)) : null,
  ]
}
const drawStall = (stage: Stage, x: number, y: number, w: number, colour: Colour, fruit: readonly Colour[], key: string): Marks =>
  stand('stall', x + w / 2, y, w / 2, w * 0.8, paintStall(stage, x, y, w, colour, fruit, key))

function paintCrate(stage: Stage, x: number, y: number, s: number, colour: Colour): Marks {
  const rng = stage.rng(`crate${x}`)
  return [
    stage.drawContactShadow(x, y, s * 0.8, 0.16), dots(pointsInRow(6, (i) => [x - s * 0.4 + i * s * 0.16, y - s * 0.5]), s * 0.22, stage.tint(colour, 0, -0.3)), dots(pointsInRow(5, (i) => [x - s * 0.32 + i * s * 0.16, y - s * 0.62]), s * 0.22, stage.tint(colour, 0, 0.2)),
    fill(box(x - s * 0.55, y - s * 0.46, s * 1.1, s * 0.46, rng, 2), stage.tint(stage.palette.wood, 0, 0.4)), fill(box(x - s * 0.55, y - s * 0.25, s * 1.1, 4, rng, 1), stage.tint(stage.palette.wood, 0, -0.6)),
  ]
}
const drawCrate = (stage: Stage, x: number, y: number, s: number, colour: Colour): Marks =>
  stand('crate', x, y, s * 0.55, s * 0.6, paintCrate(stage, x, y, s, colour))

export function buildMarket(stage: Stage): void {
  const { tint, palette } = stage
  const rng = stage.rng('market')
  addSky(stage)
  const base = stage.groundYAt(0.46)
  const walls = [palette.wallWarm, palette.wall, palette.clothWarm, mix(palette.water, palette.wall, 0.5)]
  if (stage.kit) addKitRow(stage)
  else for (let x = -60, i = 0; x < 1050; i++) {
    const w = Math.round(rng.between(120, 170))
    if (Math.abs(x + w / 2 - 500) < 90) stage.add(0.8, drawHouse(stage, x + 40, base - 20, 60, 330, 'tower', { depth: 0.74, wall: palette.wall, roof: palette.roofCool, cols: 1, rows: 4, doorColumn: 'none', chimney: false, roofHeight: 90 }))
    else stage.add(0.7, drawHouse(stage, x, base, w, 200 + rng.between(-30, 40), `mk${i}`, { depth: 0.56, wall: walls[i % 4] ?? palette.wall, kind: (['hip', 'gable', 'step'] as const)[i % 3] ?? 'gable', cols: 2, rows: 2, doorColumn: 'none', roofHeight: 66 }))
    x += w
  }
  const c = earthColourOf(stage, palette.path)
  stage.add(0.5, fill(box(-300, base - 4, 1600, 900, rng, 2), verticalGradient(base, 1000, [[0, tint(c, 0.55, 0.2)], [0.5, tint(c, 0.05, 0.1)], [1, tint(c, 0, -0.6)]])), fill(repeat(90 * stage.detail, () => { const s = rng.between(0.5, 1.6); return lens(rng.between(-60, 1060), stage.groundYAt(s), 46 * s, 10 * s) }), tint(palette.earth, 0.15, 0.1), 0.4))
  stage.add(0.4, drawStall(stage, 20, stage.groundYAt(0.68), 230, palette.cloth, [palette.companion, palette.leaf, palette.clothWarm], 's1'), drawStall(stage, 300, stage.groundYAt(0.56), 150, palette.leafDeep, [palette.companion, palette.accent], 's2'))
  stage.add(0.25, drawStall(stage, 740, stage.groundYAt(0.84), 330, palette.accent, [palette.accent, palette.companion, palette.leaf, palette.clothWarm], 's3'))
  const foot = stage.groundYAt(0.62)
  stage.add(0.3, drawPole(stage, 64, 96, foot), drawPole(stage, 936, 96, foot), drawLanterns(stage, 64, 150, 936, 160, 60, 11, 0.2))
  stage.add(0.3, drawBunting(stage, 64, 92, 936, 96, 60, 16, [palette.accent, palette.companion, palette.cloth], 0.3, 'm'))
  stage.add(0.06, drawCrate(stage, 915, stage.groundYAt(1.1), 100, palette.companion), drawCrate(stage, 815, stage.groundYAt(1.16), 84, palette.leaf))
  stage.firelight = stage.dark ? 0.35 : 0
  addFrame(stage, 'planter', { bloom: palette.accent })
}
