import { drawFence, drawHouse } from '../buildings'
import { drawBush, drawTree } from '../foliage'
import { addFrame } from '../frame'
import { addDistantHills, earthColourOf, grassColourOf, addGround } from '../ground'
import { blob, box, fill, taperedPath, repeat, oval, paperPath, stroke, stand } from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import { addSky } from '../sky'
import type { Stage } from '../stage'

function paintSlide(stage: Stage, x: number, y: number): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('slide')
  return [
    stage.drawShadow(x + 20, y, 150),
    fill(box(x - 90, y - 250, 11, 252, rng, 1) + box(x - 14, y - 250, 11, 252, rng, 1) + repeat(6, (i) => box(x - 88, y - 34 - i * 36, 76, 7, rng, 0.5)), tint(palette.cloth, 0.15, -0.1)),
    fill(paperPath([[x - 108, y - 250], [x - 52, y - 322], [x + 10, y - 250]], rng, 2), tint(palette.companion, 0.15, 0.1)), fill(paperPath([[x - 52, y - 322], [x + 10, y - 250], [x - 30, y - 250]], rng, 1), tint(palette.companion, 0.15, -0.5)),
    fill(taperedPath([[x - 6, y - 172], [x + 80, y - 100], [x + 150, y - 26], [x + 226, y - 16]], [36, 36, 32, 20]), tint(palette.accent, 0.15, 0)), fill(taperedPath([[x - 6, y - 184], [x + 84, y - 112], [x + 154, y - 36], [x + 226, y - 24]], [8, 8, 8, 5]), tint(palette.accent, 0.15, 0.9)),
  ]
}
const drawSlide = (stage: Stage, x: number, y: number): Marks =>
  stand('slide', x + 60, y, 160, 250, paintSlide(stage, x, y))
function paintSwings(stage: Stage, x: number, y: number): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('swings')
  const c = tint(palette.cloth, 0.3, 0)
  return [
    stage.drawShadow(x, y, 130), stroke(`M${x - 150} ${y}L${x - 118} ${y - 260}L${x - 96} ${y}M${x + 150} ${y}L${x + 118} ${y - 260}L${x + 96} ${y}M${x - 124} ${y - 260}H${x + 124}`, c, 9),
    stroke(`M${x - 66} ${y - 258}L${x - 72} ${y - 76}M${x - 26} ${y - 258}L${x - 30} ${y - 76}M${x + 30} ${y - 258}L${x + 44} ${y - 82}M${x + 68} ${y - 258}L${x + 84} ${y - 86}`, tint('#6d737c', 0.3, 0), 2.4),
    fill(box(x - 80, y - 78, 58, 10, rng, 1) + box(x + 36, y - 88, 56, 10, rng, 1), tint(palette.accent, 0.3, 0)),
  ]
}
const drawSwings = (stage: Stage, x: number, y: number): Marks =>
  stand('swing', x, y, 150, 260, paintSwings(stage, x, y))

export function buildPlayground(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('playground')
  addSky(stage)
  addDistantHills(stage, 20)
  if (!stage.kit) for (let i = 0; i < 6; i++) stage.add(0.85, drawHouse(stage, 560 + i * 62, horizonY + 8, 56, 60 + rng.between(0, 50), `pg${i}`, { depth: 0.78, cols: 2, rows: 2, doorColumn: 'none', chimney: i % 2 === 0, roofHeight: 30 }))
  addGround(stage, grassColourOf(stage))
  const y = stage.groundYAt(0.44)
  stage.add(0.55, drawFence(stage, -60, 1060, y, 60, palette.companion, 'pg'), drawBush(stage, 480, y + 6, 200, 80, 'b'))
  const sand = earthColourOf(stage, palette.sand)
  stage.add(0.4, fill(blob(500, stage.groundYAt(0.95), 620, 130, rng, 18, 0.03), verticalGradient(stage.groundYAt(0.6), stage.groundYAt(1.4), [[0, tint(sand, 0.25, 0)], [0.5, tint(sand, 0.02, 0.2)], [1, tint(sand, 0, -0.4)]])), fill(repeat(22, () => blob(rng.between(60, 940), stage.groundYAt(rng.between(0.72, 1.2)), rng.between(8, 26), 3, rng, 6, 0.1)), tint(sand, 0, -0.4), 0.5))
  stage.add(0.36, stage.omitted.has('swing') ? null : drawSwings(stage, 220, stage.groundYAt(0.66)), drawTree(stage, 960, stage.groundYAt(0.58), 380, 'round', 't'))
  if (!stage.omitted.has('slide')) stage.add(0.22, drawSlide(stage, 760, stage.groundYAt(0.78)))
  stage.add(0.08, stand('toys', 90, stage.groundYAt(1.1) + 36, 36, 72, fill(oval(90, stage.groundYAt(1.1), 34, 36), tint(palette.accent, 0, -0.3)), fill(oval(84, stage.groundYAt(1.1) - 6, 28, 29), tint(palette.accent, 0, 0.1)), fill(oval(74, stage.groundYAt(1.1) - 18, 9, 6), tint('#ffffff', 0, 0), 0.6)))
  addFrame(stage, 'grass', { bloom: palette.companion })
}
