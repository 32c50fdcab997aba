import { mix } from '../../kit/colour'
import { group, rect } from '../../kit/shape'
import type { Point } from '../../scene'
import { drawTree } from '../foliage'
import { addFrame } from '../frame'
import { addGround, addFootpath } from '../ground'
import { blob, dab, fill, flattenMarks, repeat, paperPath, smoothPath, createTones } from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import { drawBirds, drawHills, addSky } from '../sky'
import type { Stage } from '../stage'

const RED = '#cf6a42'

export function buildUluru(stage: Stage): void {
  const { tint, palette, horizonY, focusX, lightSide } = stage
  const rng = stage.rng('uluru')
  const y = horizonY + 26
  const tall = 300
  addSky(stage)
  const outline: Point[] = ([[-60, 8], [40, 20], [110, 102], [170, 210], [250, 276], [380, 300], [560, 306], [700, 285], [800, 252], [870, 180], [925, 84], [990, 22], [1080, 6]] as const).map(([x, up]): Point => [x, y - up + rng.about(4)])
  const rock = `${smoothPath(outline, false, 0.8)}L1400 ${y + 60}L-200 ${y + 60}Z`
  stage.add(0.95, drawHills(stage, 'u0', horizonY + 4, 12, palette.roofCool, 0.92).marks)
  const grooves = (k: number) => repeat(k, () => { const up = tall * rng.between(0.45, 0.9); return dab(100 + rng.next() * 800, y - up, up, rng.between(3, 11), 90 + rng.about(7), rng.about(9)) })
  stage.add(0.85, group(flattenMarks([
    fill(rock, verticalGradient(y - tall, y + 20, [[0, tint(RED, 0.3, 0.45)], [0.6, tint(RED, 0.34, 0)], [1, mix(tint(RED, 0.4, -0.5), stage.haze, 0.25)]])),
    fill(paperPath(lightSide < 0 ? [[605, y - tall * 1.2], [1116, y - tall], [1116, y + 30], [711, y + 30]] : [[-20, y - tall], [324, y - tall * 1.2], [254, y + 30], [-20, y + 30]], rng, 6), tint(RED, 0.36, -0.8), 0.62),
    fill(grooves(26), tint(RED, 0.34, -0.75), 0.7), fill(grooves(16), tint(RED, 0.3, 0.9), 0.65),
    fill(repeat(5, (i) => blob(324 + i * 70 + rng.about(18), y - tall * rng.between(0.12, 0.3), rng.between(10, 24), rng.between(6, 12), rng, 7, 0.2)), tint(RED, 0.34, -0.9), 0.5),
  ]), { clip: rock }), rect(-300, y - 30, 1600, 70, verticalGradient(y - 30, y + 30, [[0, stage.haze, 0], [1, stage.haze, 0.5]])))
  stage.add(0.8, drawHills(stage, 'u1', y + 12, 6, mix(palette.leaf, RED, 0.25), 0.55, { trees: 30, treeSize: 9 }).marks)
  const earth = mix(RED, palette.sand, 0.35)
  addGround(stage, earth, { y: stage.groundYAt(0.3), upright: false, turf: 60 })
  addFootpath(stage, mix(RED, palette.sand, 0.7), { x0: focusX + 40, y0: stage.groundYAt(0.3), x1: 380, phase: 0.8, bend: 0.8 })
  // Spinifex: round tussocks, fewer where the cast stands.
  const tussocks: Marks[] = []
  for (let i = 0; i < 20; i++) {
    const s = 0.35 + (i / 20) ** 1.4 * 0.95
    const [ty, x, L] = [stage.groundYAt(s), rng.between(-40, 1040), 44 * s]
    if (Math.abs(x - focusX) < 190 && s > 0.75) continue
    const tones = createTones()
    for (let j = 0; j < 9; j++) tones.put(j & 1, dab(x + rng.about(L * 0.3), ty, L * rng.between(0.7, 1.1), L * 0.1, -90 + (j - 4) * 17 + rng.about(6)))
    const depth = stage.depthAt(ty)
    tussocks.push(stage.drawShadow(x, ty, L * 0.7), fill(tones.get(0), tint(palette.grass, depth, -0.35)), fill(tones.get(1), tint(mix(palette.grass, palette.companion, 0.4), depth, 0.3)))
  }
  const grey = mix(palette.leafDeep, palette.stone, 0.25)
  stage.add(0.3, tussocks, drawTree(stage, 905, stage.groundYAt(0.64), 350, 'gum', 'o1', grey), drawTree(stage, 100, stage.groundYAt(0.52), 220, 'gum', 'o2', grey))
  stage.add(0.5, drawBirds(stage, 420, y - tall - 60, 4, 10))
  addFrame(stage, 'grass', { bloom: palette.accent, colour: mix(palette.leafDeep, palette.stone, 0.3) })
}
