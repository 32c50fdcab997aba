import { mix } from '../../kit/colour'
import type { Colour } from '../../scene'
import { drawTree } from '../foliage'
import { addFrame } from '../frame'
import { grassColourOf, addGround } from '../ground'
import { blob, dots, fill, taperedPath, oval, scatter, paperPath, stroke, stand } from '../marks'
import type { Marks } from '../marks'
import { slantGradient } from '../paint'
import { drawSoftSpot } from '../shadow'
import { drawHills, addSky, drawWater } from '../sky'
import type { Stage } from '../stage'

const FIRE = '#ffb545'

function paintTent(stage: Stage, x: number, y: number, w: number, colour: Colour): Marks {
  const { tint } = stage
  const rng = stage.rng('tent')
  const night = stage.dark
  const lit = mix('#ffb85a', colour, 0.35)
  const tall = w
  return [
    stage.drawShadow(x, y, w * 1.1),
    night ? drawSoftSpot(x, y - 70, 330, 330, [[0, '#ffc46a', 0.5], [0.5, '#ffb04a', 0.18], [1, '#ffb04a', 0]]) : null,
    fill(paperPath([[x - w, y], [x - 10, y - tall], [x + w * 0.75, y - 14]], rng, 3), night ? slantGradient(x, y - tall, x, y, [[0, mix(lit, stage.row.dark, 0.35)], [1, mix(lit, '#ffe2a0', 0.35)]]) : tint(colour, 0.1, 0.1)),
    fill(paperPath([[x - 10, y - tall], [x + w * 0.75, y - 14], [x + w * 1.05, y - 30], [x + 50, y - tall + 6]], rng, 2), night ? mix(lit, stage.row.dark, 0.5) : tint(colour, 0.1, -0.7)),
    fill(`M${x - 54} ${y - 2}Q${x - 20} ${y - 100} ${x - 14} ${y - tall + 30}Q${x + 10} ${y - 80} ${x + 40} ${y - 6}z`, night ? '#fff0bd' : tint('#6a3a34', 0.1, -0.5)),
    fill(`M${x - 14} ${y - tall + 30}Q${x + 10} ${y - 80} ${x + 40} ${y - 6}l34 -4Q${x + 36} ${y - 90} ${x - 14} ${y - tall + 30}z`, night ? mix(lit, '#ffe9b0', 0.2) : tint('#f7d9b0', 0.1, 0)),
    stroke(`M${x - 10} ${y - tall}L${x - w - 46} ${y + 8}`, tint('#e8dcc0', 0.1, 0), 2),
  ]
}
const drawTent = (stage: Stage, x: number, y: number, w: number, colour: Colour): Marks =>
  stand('tent', x, y, w * 0.9, w, paintTent(stage, x, y, w, colour))

function paintCampfire(stage: Stage, x: number, y: number): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('fire')
  const night = stage.dark
  const flame = (k: number) => `M${x - 36 * k} ${y - 8}q${-16 * k} ${-44 * k} ${14 * k} ${-70 * k}q${2 * k} ${24 * k} ${14 * k} ${30 * k}q${-4 * k} ${-46 * k} ${22 * k} ${-66 * k}q${-4 * k} ${40 * k} ${18 * k} ${58 * k}q${14 * k} ${28 * k} ${-4 * k} ${48 * k}q${-32 * k} ${14 * k} ${-64 * k} 0z`
  return [
    drawSoftSpot(x, y, 380, 144, [[0, FIRE, night ? 0.55 : 0.2], [0.35, '#ff9a3c', night ? 0.26 : 0.08], [1, '#ff8a3c', 0]]), drawSoftSpot(x, y - 50, 190, 190, [[0, FIRE, night ? 0.6 : 0.25], [1, FIRE, 0]]),
    fill(taperedPath([[x - 52, y + 8], [x, y - 6], [x + 46, y - 16]], [16, 15, 14]), tint(palette.wood, 0, -0.4)), fill(taperedPath([[x + 50, y + 10], [x, y - 4], [x - 44, y - 18]], [16, 15, 14]), tint(palette.wood, 0, 0)),
    fill(flame(1), '#f0702a'), fill(flame(0.72), '#ffab3d'), fill(flame(0.42), '#fff0b0'),
    dots(scatter(14, () => [x + rng.about(40), y - 90 - rng.next() * 170]), 4, '#ffd27a'),
    [0, 1, 2, 3, 4, 5].map((i) => fill(blob(x - 75 + i * 30, y + 16 + Math.sin((i / 5) * 3.14) * 12, 17, 11, rng, 7, 0.12), tint(palette.stone, 0, i % 2 ? -0.3 : 0.1))),
  ]
}
const drawCampfire = (stage: Stage, x: number, y: number): Marks =>
  stand('fire', x, y + 28, 80, 120, paintCampfire(stage, x, y))

export function buildCamp(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('camp')
  addSky(stage)
  stage.add(0.96, drawHills(stage, 'c0', horizonY - 70, 90, palette.roofCool, 0.92, { wave: 1.5 }).marks)
  stage.add(0.88, drawHills(stage, 'c1', horizonY - 20, 40, palette.leafDeep, 0.78, { trees: 34, treeSize: 17 }).marks)
  stage.add(0.75, drawWater(stage, horizonY + 16, stage.groundYAt(0.5)))
  addGround(stage, mix(grassColourOf(stage), palette.leafDeep, stage.weather === 'snow' ? 0.05 : 0.35), { y: stage.groundYAt(0.42), turf: 90 })
  const pines = (xs: readonly number[], y: number, key: string, tall: number) => stage.add(stage.depthAt(y), xs.map((x, i) => drawTree(stage, x, y + rng.about(6), tall * rng.between(0.8, 1.25), 'pine', `${key}${i}`)))
  pines([30, 110, 220, 760, 850, 950], stage.groundYAt(0.5), 'pa', 270)
  pines([-10, 990], stage.groundYAt(0.72), 'pb', 480)
  stage.add(0.2, drawTent(stage, 820, stage.groundYAt(0.78), 200, palette.accent))
  const [x, y] = [190, stage.groundYAt(0.94)]
  stage.add(0.08, drawCampfire(stage, x, y), fill(taperedPath([[x - 190, y + 40], [x - 130, y + 36], [x - 96, y + 42]], [34, 34, 32]), tint(palette.wood, 0, -0.1)), fill(oval(x - 94, y + 42, 9, 16), tint('#e8c99a', 0, 0)))
  stage.firelight = stage.dark ? 0.5 : 0
  addFrame(stage, 'pine', { bloom: palette.clothWarm })
}
