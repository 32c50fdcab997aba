import { mix } from '../../kit/colour'
import { drawHouse } from '../buildings'
import { drawFlowers, drawTree } from '../foliage'
import { addFrame } from '../frame'
import { addDistantHills, earthColourOf, grassColourOf, addGround, addFootpath } from '../ground'
import { blob, box, fill, hang, lens, repeat, stroke, stand } from '../marks'
import { verticalGradient } from '../paint'
import { drawBirds, addSky } from '../sky'
import type { Stage } from '../stage'

/** From the far edge of the swing's seat to the far side of the oak's trunk: its middle, and half of it. */
const OAK = { x: 810, half: 100 }

export function buildPark(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('park')
  addSky(stage)
  addDistantHills(stage, 26)
  if (!stage.kit) for (let i = 0; i < 5; i++) stage.add(0.85, hang(drawHouse(stage, 90 + i * 50, horizonY + 4, 44, 40 + rng.between(0, 40), `pk${i}`, { depth: 0.8, cols: 1, rows: 2, doorColumn: 'none', chimney: false, roofHeight: 26 })))
  addGround(stage, grassColourOf(stage))
  stage.add(0.45,
    fill(blob(250, stage.groundYAt(0.46), 270, 28, rng, 12, 0.05), verticalGradient(stage.groundYAt(0.36), stage.groundYAt(0.56), [[0, tint(palette.water, 0.6, 0.5)], [1, tint(palette.water, 0.3, 0)]])),
    fill(repeat(8, () => lens(250 + rng.about(190), stage.groundYAt(0.46) + rng.about(14), 70, 4)), mix(stage.sky[2], tint(palette.water, 0.4, 0.5), 0.3)))
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: 660, y0: stage.groundYAt(0.32), x1: 330, phase: 1 })
  stage.add(0.36, drawTree(stage, 90, stage.groundYAt(0.54), 250, 'round', 'o2', palette.leafDeep), drawTree(stage, 560, stage.groundYAt(0.38), 150, 'poplar', 'o3'), drawTree(stage, 615, stage.groundYAt(0.4), 180, 'poplar', 'o4'))
  const [x, y] = [745, stage.groundYAt(0.74) - 230]
  // Its swing hangs from the oak, wherever that gives way to.
  stage.add(0.36, stand('tree', OAK.x, stage.groundYAt(0.72), OAK.half, 620, drawTree(stage, 870, stage.groundYAt(0.72), 620, 'oak', 'o1'), stroke(`M${x - 22} ${Math.round(y)}L${x - 26} ${Math.round(y + 178)}M${x + 22} ${Math.round(y - 4)}L${x + 20} ${Math.round(y + 178)}`, tint('#7a5a44', 0.3, 0), 3), fill(box(x - 34, y + 176, 62, 9, rng, 1), tint(palette.wood, 0.3, 0.3))))
  const [bx, by] = [180, stage.groundYAt(0.8)]
  stage.add(0.2, stand('bench', bx, by, 102, 92, stage.drawShadow(bx, by, 110), fill(box(bx - 84, by - 40, 10, 42, rng, 1) + box(bx + 74, by - 40, 10, 42, rng, 1), tint('#3d4a55', 0.15, 0)), fill(box(bx - 100, by - 48, 200, 12, rng, 1), tint(palette.wood, 0.15, 0.4)), fill(box(bx - 100, by - 92, 200, 11, rng, 1) + box(bx - 100, by - 72, 200, 11, rng, 1), tint(palette.wood, 0.15, 0))))
  stage.add(0.15, drawFlowers(stage, -50, 1050, stage.groundYAt(0.9), stage.groundYAt(1.4), 30, [palette.companion, palette.bloom, palette.bloom], 'p'))
  stage.add(0.5, drawBirds(stage, 480, horizonY * 0.5, 5, 8))
  addFrame(stage, 'grass', { bloom: palette.companion })
}
