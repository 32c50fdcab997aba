// A landscape twice as wide as a page and without a sky, for the home page.
import type { SetDirection } from './direction'
import { group } from './kit/shape'
import { compose, scale, translate } from './kit/vector'
import type { Node, Scene } from './scene'
import { drawFence, drawHouse } from './stage/buildings'
import { drawBush, drawFlowers, drawStone, drawTree } from './stage/foliage'
import { addDistantHills, addGround, grassColourOf } from './stage/ground'
import { flattenMarks } from './stage/marks'
import { buildSet } from './stage/build-set'
import type { Stage } from './stage/stage'

const HALF = 1000
/** Upper edge, above the highest tree, and lower edge of the landscape, in page units. */
const TOP = 330
const BOTTOM = 1010
const MEADOW: SetDirection = {
  setting: 'park',
  light: 'noon',
  weather: 'clear',
  shot: 'wide',
  actors: [],
  props: [],
  textSpace: 'none',
}

/** The land of a page and its mirror image beside it, which meet without a seam. Each half is clipped at the seam. */
function mirrorLand(nodes: readonly Node[]): Node {
  const half = group(nodes, { clip: `M${-HALF} ${TOP}H${HALF}V${BOTTOM}H${-HALF}Z` })
  return group([group([half], { transform: compose(translate(2 * HALF, 0), scale(-1, 1)) }), half])
}

function drawLeftHalf(stage: Stage): Node[] {
  const { palette } = stage
  return flattenMarks([
    drawTree(stage, 60, stage.groundYAt(0.42), 150, 'round', 'l2'),
    drawTree(stage, 870, stage.groundYAt(0.34), 110, 'poplar', 'l0'),
    drawTree(stage, 905, stage.groundYAt(0.36), 92, 'poplar', 'l1'),
    drawStone(stage, 560, stage.groundYAt(0.92), 60, 'l4'),
    drawFlowers(
      stage,
      20,
      940,
      stage.groundYAt(0.74),
      stage.groundYAt(1.2),
      46,
      [palette.accent, palette.bloom, palette.companion],
      'lf',
      1,
    ),
  ])
}

function drawRightHalf(stage: Stage): Node[] {
  const { palette } = stage
  return flattenMarks([
    drawHouse(stage, 70, stage.groundYAt(0.36), 88, 72, 'far'),
    drawTree(stage, 190, stage.groundYAt(0.34), 100, 'round', 'r0'),
    drawFence(stage, 560, 1010, stage.groundYAt(0.5), 54, '#fffdf7', 'rf'),
    drawTree(stage, 900, stage.groundYAt(0.74), 380, 'apple', 'r2'),
    drawBush(stage, 740, stage.groundYAt(0.6), 130, 66, 'r3', undefined, palette.accent),
    drawFlowers(
      stage,
      20,
      980,
      stage.groundYAt(0.78),
      stage.groundYAt(1.2),
      40,
      [palette.bloom, palette.companion, palette.accent],
      'rg',
      1,
    ),
  ])
}

export function drawPanorama(seed: string): Scene {
  const { stage } = buildSet(MEADOW, { seed, pageNumber: 1 })
  addDistantHills(stage)
  addGround(stage, grassColourOf(stage))
  const nodes = [
    mirrorLand(stage.layers.flatMap((layer) => layer.nodes)),
    group(drawLeftHalf(stage)),
    group(drawRightHalf(stage), { transform: translate(HALF, 0) }),
  ]
  return { width: 2 * HALF, height: BOTTOM - TOP, nodes: [group(nodes, { transform: translate(0, -TOP) })] }
}
