import { group } from '../../kit/shape'
import { translate } from '../../kit/vector'
import { recolour } from '../../print/node-tree'
import { drawAnimal } from '../../things/animals'
import { drawFence } from '../buildings'
import { drawFlowers, isSnowy, drawTree } from '../foliage'
import { earthColourOf, grassColourOf, addGround, addFootpath } from '../ground'
import { horizontalGradient } from '../paint'
import { bar, box, dab, fill, lens, repeat, oval, paperPath, createTones, stand } from '../marks'
import type { Marks } from '../marks'
import { drawHills, addSky } from '../sky'
import type { Stage } from '../stage'

function drawBarn(stage: Stage, x: number, y: number): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('barn')
  const [w, tall, depth] = [290, 150, 0.26]
  const trim = isSnowy(stage) ? tint(palette.snow, depth, 0.2) : tint('#f7efdf', depth, 0)
  const silo = x + w + 14
  return [
    fill(box(silo, y - 280, 84, 284, rng, 2), horizontalGradient(silo, silo + 98, stage.lightSide < 0 ? [[0, tint(palette.stone, depth, 0.7)], [1, tint(palette.stone, depth, -0.6)]] : [[0, tint(palette.stone, depth, -0.6)], [1, tint(palette.stone, depth, 0.7)]])),
    fill(`M${silo - 4} ${y - 280}q46 -76 92 0z`, tint(isSnowy(stage) ? palette.snow : palette.roofCool, depth, 0)), fill(repeat(6, (i) => lens(silo + 42, y - 240 + i * 42, 82, 5)), tint(palette.stone, depth, -0.5)), stage.drawShadow(x + w / 2, y, 170),
    fill(paperPath([[x, y], [x, y - tall], [x + 30, y - tall - 66], [x + w / 2, y - tall - 112], [x + w - 30, y - tall - 66], [x + w, y - tall], [x + w, y]], rng, 2), tint(palette.accent, depth, -0.1)),
    fill(repeat(11, (i) => bar(x + 12 + i * 22, y - tall + (i % 2) * 6, 3, tall - 8)), tint(palette.accent, depth, -0.55)),
    fill(paperPath([[x - 12, y - tall + 8], [x + 24, y - tall - 72], [x + w / 2, y - tall - 124], [x + w - 24, y - tall - 72], [x + w + 12, y - tall + 8], [x + w - 6, y - tall + 6], [x + w - 36, y - tall - 60], [x + w / 2, y - tall - 104], [x + 36, y - tall - 60], [x + 6, y - tall + 6]], rng, 1), trim), isSnowy(stage) ? fill(repeat(9, (i) => { const u = i / 8; const k = 1 - Math.abs(u - 0.5) * 2; return oval(x + w * u, y - tall - 2 - Math.min(k * 2.2, 1) * 66 - Math.max(0, k - 0.45) * 84, 26, 13) }), tint(palette.snow, depth, 0.3)) : null,
    fill(box(x + 98, y - 92, 94, 94, rng, 1), tint('#f7efdf', depth, -0.1)), fill(box(x + 104, y - 86, 40, 86, rng, 1) + box(x + 147, y - 86, 40, 86, rng, 1), tint(palette.accent, depth, -0.5)),
    fill(box(x + 123, y - tall - 60, 44, 46, rng, 1), tint('#f7efdf', depth, 0)), fill(box(x + 129, y - tall - 54, 32, 36, rng, 1), stage.row.lit ? '#ffd27a' : tint('#4a3038', depth, 0)),
  ]
}

function paintSheep(stage: Stage, x: number, y: number, height: number, facing: 1 | -1): Marks {
  const depth = stage.depthAt(y)
  return [
    stage.drawShadow(x, y, height * 0.6),
    group(recolour([drawAnimal({ type: 'Other', breed: 'sheep', pose: 'stand', height, facing })], (colour) => stage.tint(colour, depth, 0)), { transform: translate(x, y) }),
  ]
}
const drawSheep = (stage: Stage, x: number, y: number, height: number, facing: 1 | -1): Marks =>
  stand('sheep', x, y, height * 0.6, height, paintSheep(stage, x, y, height, facing))

function drawWheat(stage: Stage, x: number, w: number): Marks {
  const rng = stage.rng(`wheat${x}`)
  const tones = createTones()
  for (let i = 0; i < Math.round(w / 11); i++) {
    const [px, tall, a] = [x + rng.about(w / 2), rng.between(90, 190), -90 + rng.about(9) + stage.windLean * 16]
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    tones.put(0, dab(px, 1030, tall, 2.4, a))
    for (let j = 0; j < 5; j++) tones.put(1 + (j & 1), dab(px + c * (tall - j * 9), 1030 + s * (tall - j * 9), 20, 5, a - 32) + dab(px + c * (tall - j * 9), 1030 + s * (tall - j * 9), 20, 5, a + 32))
  }
  const c = stage.palette.companion
  return [fill(tones.get(0), stage.tint(c, -0.32, -0.4)), fill(tones.get(1), stage.tint(c, -0.28, -0.2)), fill(tones.get(2), stage.tint(c, -0.16, 0.1))]
}

export function buildFarm(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  addSky(stage)
  const fields = [[0.9, -60, 50, palette.leafDeep, 10], [0.72, -14, 36, palette.companion, 0], [0.6, 20, 26, palette.leaf, 12], [0.48, 62, 22, palette.grass, 0]] as const
  fields.forEach(([d, dy, amp, colour, trees], i) => {
    const c = isSnowy(stage) ? palette.snow : colour
    const { marks, at } = drawHills(stage, `farm${i}`, horizonY + dy, amp, c, d, { trees, treeSize: 12, tilt: i % 2 ? -26 : 26 })
    stage.add(d, marks)
    if (i % 2) stage.add(d, fill(repeat(13, (k) => {
      const x = 90 + k * 70
      const run = (x - 500) * 0.36
      return `M${x} ${Math.round(at(x) + 4)}q${Math.round((x - 500) * 0.1)} 30 ${Math.round(run)} 80l9 0q${Math.round(-(x - 500) * 0.2 - 4)} -40 ${Math.round(-run - 6)} -80z`
    }), tint(c, d, -0.45), 0.6))
  })
  addGround(stage, grassColourOf(stage))
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: 610, y0: stage.groundYAt(0.5), x1: 380, phase: 2 })
  stage.add(0.4, drawBarn(stage, 625, stage.groundYAt(0.6)))
  stage.add(0.34, drawSheep(stage, 250, stage.groundYAt(0.62), 46, 1), drawSheep(stage, 340, stage.groundYAt(0.56), 37, -1), drawSheep(stage, 430, stage.groundYAt(0.66), 50, -1))
  stage.add(0.2, drawTree(stage, 90, stage.groundYAt(0.78), 400, 'oak', 'fo'), drawFence(stage, -40, 210, stage.groundYAt(0.86), 74, palette.wood, 'ff'))
  stage.add(0.14, drawFlowers(stage, 600, 1050, stage.groundYAt(0.85), stage.groundYAt(1.3), 20, [palette.accent, palette.bloom, palette.companion], 'f', 1.1))
  stage.add(-0.3, drawWheat(stage, 50, 260), drawWheat(stage, 970, 160))
}
