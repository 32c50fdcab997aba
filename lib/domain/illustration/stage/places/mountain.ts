import { mix } from '../../kit/colour'
import { group } from '../../kit/shape'
import type { Colour, Point } from '../../scene'
import { drawHouse } from '../buildings'
import { drawFlowers, drawStone, drawTree } from '../foliage'
import { addFrame } from '../frame'
import { earthColourOf, grassColourOf, addGround, addFootpath } from '../ground'
import { clump, dab, fill, flattenMarks, repeat, paperPath, straightPath } from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import { drawHills, addSky, drawWater } from '../sky'
import type { Stage } from '../stage'

/** A peak with a lit and a shaded flank and snow on top, fading into haze below. */
export function drawPeak(
  stage: Stage, x: number, y: number, w: number, height: number, depth: number, key: string, rock: Colour, snow = true,
): Marks {
  const { tint, lightSide } = stage
  const rng = stage.rng(key)
  const left: Point[] = [[x - w, y]]
  for (let i = 1; i < 6; i++) left.push([x - w * (1 - i / 6) + rng.about(w * 0.04), y - height * (i / 6) ** 1.15 + rng.about(height * 0.03)])
  const right: Point[] = []
  for (let i = 5; i > 0; i--) right.push([x + w * (1 - i / 6) + rng.about(w * 0.04), y - height * (i / 6) ** 1.1 + rng.about(height * 0.03)])
  const top: Point = [x, y - height]
  const ridge: Point[] = []
  for (let i = 1; i < 6; i++) ridge.push([x + (i % 2 ? 1 : -1) * w * 0.06 - w * 0.05 * i * lightSide, y - height * (1 - i / 5.4)])
  const all = straightPath([...left, top, ...right, [x + w, y]])
  const lit = straightPath(lightSide < 0 ? [...left, top, ...ridge, [x, y]] : [top, ...right, [x + w, y], ...[...ridge].reverse()])
  const line = y - height * 0.62
  const cap: Point[] = [[x - w * 0.6, line + height * 0.03]]
  for (let i = 0; i < 9; i++) cap.push([x - w * 0.5 + i * w * 0.125, line + (i % 2 ? height * 0.13 : -height * 0.04) + rng.about(height * 0.03)])
  cap.push([x + w * 0.6, line], [x + w * 0.5, y - height * 1.2], [x - w * 0.5, y - height * 1.2])
  const fade = (turn: number): Colour => mix(tint(rock, depth, turn), stage.haze, 0.45)
  return [
    group(flattenMarks([
      fill(all, verticalGradient(Math.round(y - height), Math.round(y), [[0, tint(rock, depth, -0.6)], [1, fade(-0.4)]])), fill(lit, verticalGradient(Math.round(y - height), Math.round(y), [[0, tint(rock, depth, 0.25)], [1, fade(0.2)]])),
      fill(repeat(14, () => { const a = rng.next(); return dab(x + rng.about(w * 0.6), y - height * 0.55 * a, height * 0.14, height * 0.012, lightSide < 0 ? 62 : 118) }), tint(rock, depth, -0.3), 0.7),
      snow ? [fill(straightPath(cap), tint(stage.palette.snow, depth, -0.55)), group(flattenMarks([fill(straightPath(cap), tint(stage.palette.snow, depth * 0.8, 0.3))]), { clip: lit })] : null,
    ]), { clip: all }),
  ]
}

/** In the mountains a cloud comes down: lake, hills and the foot of the peaks are white. */
function drawCloudOnMountain(stage: Stage): Marks {
  const rng = stage.rng('fog')
  const white = mix(stage.haze, '#ffffff', stage.dark ? 0.3 : 0.72)
  const [top, low] = [stage.horizonY - 170, stage.groundYAt(0.6)]
  const row = (y: number, size: number, opacity: number): Marks =>
    fill(repeat(7, (i) => clump(i * 175 + rng.about(50) - 30, y + rng.about(26), size * 1.6, size * 0.62, rng, 7)), white, opacity)
  return [row(top, 90, 0.5), row(top + 80, 110, 0.84), fill(dab(-200, (top + low) / 2 + 60, 1400, low - top, 0, 6), white, 0.78), row(low - 90, 130, 0.82), row(low, 80, 0.6)]
}

export function buildMountain(stage: Stage): void {
  const { palette, horizonY, groundY, focusX } = stage
  addSky(stage)
  const rock = mix(palette.roofCool, palette.stone, 0.4)
  stage.add(0.97, drawPeak(stage, 150, horizonY + 30, 360, 330, 0.84, 'p1', rock), drawPeak(stage, 960, horizonY + 30, 340, 300, 0.82, 'p3', rock))
  stage.add(0.9, drawPeak(stage, focusX + 60, horizonY + 40, 480, horizonY - 20, 0.58, 'p2', rock))
  stage.add(0.85, drawHills(stage, 'm1', horizonY + 6, 30, palette.leafDeep, 0.62, { trees: 30, treeSize: 14 }).marks)
  stage.add(0.7, drawWater(stage, horizonY + 40, stage.groundYAt(0.6)), fill(paperPath([[focusX - 120, horizonY + 44], [focusX + 220, horizonY + 44], [focusX + 120, horizonY + 110], [focusX, horizonY + 110]], stage.rng('reflection'), 8), stage.tint(rock, 0.6, 0), 0.28))
  addGround(stage, grassColourOf(stage), { y: stage.groundYAt(0.52), d: 0.25 })
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: focusX + 200, y0: stage.groundYAt(0.56), x1: 360, phase: 1.6, w0: 26 })
  if (stage.weather === 'cloud') stage.add(0.32, drawCloudOnMountain(stage))
  stage.add(0.3,
    drawHouse(stage, 780, stage.groundYAt(0.68), 130, 66, 'cabin', { wall: palette.wood, roof: palette.accent, cols: 2, rows: 1, roofHeight: 80, depth: 0.26, doorColumn: 0, grass: true }),
    drawTree(stage, 730, stage.groundYAt(0.63), 170, 'pine', 'q1'), drawTree(stage, 925, stage.groundYAt(0.64), 260, 'pine', 'q2'), drawTree(stage, 980, stage.groundYAt(0.76), 380, 'pine', 'q3'), drawTree(stage, 60, stage.groundYAt(0.7), 320, 'pine', 'q4'), drawTree(stage, 160, stage.groundYAt(0.62), 220, 'pine', 'q5'))
  stage.add(0.1, drawStone(stage, 890, stage.groundYAt(1.04), 110, 'a'), drawStone(stage, 965, stage.groundYAt(1.1), 70, 'b'), drawStone(stage, 140, stage.groundYAt(0.94), 80, 'c'), drawFlowers(stage, 60, 1000, stage.groundYAt(0.8), groundY + 130, 26, [palette.bloom, palette.clothWarm, palette.companion], 'm'))
  addFrame(stage, 'pine', { bloom: palette.clothWarm })
}
