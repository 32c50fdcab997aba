import { mix } from '../../kit/colour'
import { lerp } from '../../kit/vector'
import type { Colour, Point } from '../../scene'
import { addFrame } from '../frame'
import { earthColourOf } from '../ground'
import { box, dab, dots, fill, land, taperedPath, repeat, oval, scatter, paperPath, stroke, wash, stand } from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import { drawBirds, addSky, drawWater } from '../sky'
import type { Stage } from '../stage'

export function drawSail(stage: Stage, x: number, y: number, s: number, colour: Colour, depth = 0.6): Marks {
  return [
    fill(`M${x} ${y}l${s * 0.9} ${-s * 0.2}q${-s * 0.5} ${-s * 0.9} ${-s * 0.8} ${-s * 1.6}z`, stage.tint(colour, depth, 0.3)),
    fill(`M${x - s * 0.06} ${y - s * 0.1}q${-s * 0.4} ${-s * 0.5} ${-s * 0.1} ${-s * 1.2}z`, stage.tint('#fbf3e2', depth, 0)),
    fill(`M${x - s * 0.7} ${y}h${s * 1.6}l${-s * 0.3} ${s * 0.24}h${-s}z`, stage.tint(stage.palette.wood, depth, -0.2)),
  ]
}

function paintParasol(stage: Stage, x: number, y: number, R: number, colour: Colour): Marks {
  const edge = (a: number): Point => [x + 30 + Math.cos(a) * R, y - R * 1.2 + Math.sin(a) * 18 + (1 - Math.abs(Math.cos(a))) * 10]
  const [tx, ty] = [x + 34, Math.round(y - R * 1.83)]
  const ribs: Marks[] = []
  for (let i = 0; i < 6; i++) {
    const [A, B] = [edge(Math.PI * (1 + i / 6)), edge(Math.PI * (1 + (i + 1) / 6))]
    ribs.push(fill(`M${tx} ${ty}Q${Math.round(lerp(tx, A[0], 0.7))} ${ty + 12} ${Math.round(A[0])} ${Math.round(A[1])}q${Math.round((B[0] - A[0]) / 2)} 16 ${Math.round(B[0] - A[0])} ${Math.round(B[1] - A[1])}Q${Math.round(lerp(tx, B[0], 0.7))} ${ty + 12} ${tx} ${ty}Z`, stage.tint(i & 1 ? '#fbf3e2' : colour, 0.05, (i - 2.5) * 0.22 * stage.lightSide)))
  }
  return [stage.drawShadow(x - 10, y, 140), fill(taperedPath([[x, y], [x + 16, y - R * 0.86], [x + 34, y - R * 1.72]], [8, 8, 8]), stage.tint('#f7ead2', 0.05, -0.3)), ribs]
}
export const drawParasol = (stage: Stage, x: number, y: number, R: number, colour: Colour): Marks =>
  stand('post', x, y, 10, R, paintParasol(stage, x, y, R, colour))

/** Sea, wet edge and sand; y is where the waves end. */
export function addShore(stage: Stage, y: number): void {
  const { tint, palette } = stage
  const sand = earthColourOf(stage, palette.sand)
  const rng = stage.rng('shore')
  const line = (o: number, w: number) => (x: number) => y + o + Math.sin(x / 150 + 1) * 26 * w + Math.sin(x / 60) * 9 * w + (x - 500) * 0.08
  const shallow = tint(palette.water, 0.2, 0.6)
  stage.add(0.42,
    fill(land(line(-46, 1)), mix(shallow, '#ffffff', stage.dark ? 0.05 : 0.2), 0.75), fill(land(line(-22, 1.1)), tint('#ffffff', 0.2, 0.1)), fill(land(line(-10, 1.15)), mix(shallow, tint(sand, 0.2, 0), 0.55)),
    fill(land(line(4, 1)), tint(sand, 0.1, -0.65)), fill(land(line(22, 0.9)), verticalGradient(y, 1000, [[0, tint(sand, 0.15, 0.2)], [0.5, tint(sand, 0, 0.2)], [1, tint(sand, 0, -0.55)]])),
    fill(wash(rng, -200, y + 60, 1200, 360, 14, 340, 12, 0.04), tint(sand, 0, -0.4), 0.4), fill(wash(rng, -200, y + 60, 1200, 300, 10, 340, 10, 0.04), tint(sand, 0, 0.8), 0.5),
    dots(scatter(70, () => [rng.next() * 1000, y + 60 + rng.next() * 300]), 4, tint(sand, 0, -0.8)), dots(scatter(36, (i) => [100 + i * 9 + (i % 2) * 16, stage.groundY + 100 - i * 6]), 7, tint(sand, 0, -0.7)))
}

const drawShell = (stage: Stage, x: number, y: number, s: number, colour: Colour): Marks => [fill(oval(x + 3, y + 3, s * 1.1, s * 0.4), stage.shadowColour, 0.25), fill(repeat(5, (i) => dab(x, y, s * 1.5, s * 0.3, -150 + i * 30)), stage.tint(colour, 0, 0.1))]

export function buildBeach(stage: Stage): void {
  const { tint, palette, horizonY, groundY } = stage
  const rng = stage.rng('beach')
  const hy = horizonY - 60
  addSky(stage)
  stage.add(0.95,
    fill(land((x) => hy - 10 - Math.max(0, 90 - Math.abs(x - 940) * 0.4) - Math.max(0, 40 - Math.abs(x - 760) * 0.4), 40, 560, 1160, hy + 8), tint(palette.leafDeep, 0.82, 0)),
    fill(box(926, hy - 190, 30, 96, rng, 1), tint('#fbf3e2', 0.72, 0.2)), fill(box(926, hy - 160, 30, 20, rng, 1) + box(926, hy - 122, 30, 18, rng, 1) + paperPath([[920, hy - 190], [962, hy - 190], [941, hy - 220]], rng, 1), tint(palette.accent, 0.72, 0)))
  const wy = stage.groundYAt(0.6)
  stage.add(0.8, drawWater(stage, hy, wy))
  stage.add(0.75, drawSail(stage, 430, hy + 26, 44, '#fbf3e2'), drawSail(stage, 690, hy + 12, 24, palette.clothWarm), drawBirds(stage, 560, hy - 110, 4, 11))
  addShore(stage, wy)
  const [x, y] = [860, stage.groundYAt(0.94)]
  stage.add(0.1,
    fill(paperPath([[x - 110, y + 6], [x + 60, y - 6], [x + 100, y + 34], [x - 90, y + 50]], rng, 3), tint(palette.cloth, 0, 0)),
    fill(paperPath([[x - 70, y + 3], [x - 30, y], [x - 10, y + 45], [x - 54, y + 47]], rng, 1) + paperPath([[x + 20, y - 3], [x + 44, y - 5], [x + 76, y + 37], [x + 44, y + 41]], rng, 1), tint('#fbf3e2', 0, 0)),
    drawParasol(stage, x, y, 175, palette.accent),
    fill(`M${x - 60} ${y + 74}l8 -44h44l8 44q-30 10 -60 0z`, tint(palette.companion, 0, 0)), fill(oval(x - 30, y + 30, 22, 5), tint(palette.companion, 0, -0.8)), stroke(`M${x - 51} ${y + 30}q21 -44 42 0`, tint('#fbf3e2', 0, 0), 3))
  stage.add(0.03, drawShell(stage, 230, groundY + 70, 16, palette.clothWarm), drawShell(stage, 420, groundY + 110, 11, palette.wall), drawShell(stage, 640, groundY + 94, 13, palette.companion))
  addFrame(stage, 'grass', { bloom: null, colour: palette.leafDeep, high: false })
}
