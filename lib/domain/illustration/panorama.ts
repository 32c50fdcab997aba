// A landscape twice as wide as a page and without a sky, for the home page.
import type { Direction } from './direction'
import { group } from './kit/shape'
import { compose, scale, translate } from './kit/vector'
import type { Node, Scene } from './scene'
import { fence, house } from './stage/buildings'
import { bush, flowers, stone, tree } from './stage/foliage'
import { distance, grassColour, ground } from './stage/ground'
import { flat } from './stage/marks'
import { buildSet } from './stage/build-set'
import type { Stage } from './stage/stage'

const HALF = 1000
/** Upper edge, above the highest tree, and lower edge of the landscape, in page units. */
const TOP = 330
const BOTTOM = 1010
const MEADOW: Direction = {
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
  const { p } = stage
  return flat([
    tree(stage, 60, stage.gy(0.42), 150, 'round', 'l2'),
    tree(stage, 870, stage.gy(0.34), 110, 'poplar', 'l0'),
    tree(stage, 905, stage.gy(0.36), 92, 'poplar', 'l1'),
    stone(stage, 560, stage.gy(0.92), 60, 'l4'),
    flowers(stage, 20, 940, stage.gy(0.74), stage.gy(1.2), 46, [p.accent, p.bloom, p.companion], 'lf', 1),
  ])
}

function drawRightHalf(stage: Stage): Node[] {
  const { p } = stage
  return flat([
    house(stage, 70, stage.gy(0.36), 88, 72, 'far'),
    tree(stage, 190, stage.gy(0.34), 100, 'round', 'r0'),
    fence(stage, 560, 1010, stage.gy(0.5), 54, '#fffdf7', 'rf'),
    tree(stage, 900, stage.gy(0.74), 380, 'apple', 'r2'),
    bush(stage, 740, stage.gy(0.6), 130, 66, 'r3', undefined, p.accent),
    flowers(stage, 20, 980, stage.gy(0.78), stage.gy(1.2), 40, [p.bloom, p.companion, p.accent], 'rg', 1),
  ])
}

export function drawPanorama(seed: string): Scene {
  const { stage: stage } = buildSet(MEADOW, seed, 1, 0, false)
  distance(stage)
  ground(stage, grassColour(stage))
  const nodes = [
    mirrorLand(stage.layers.flatMap((layer) => layer.nodes)),
    group(drawLeftHalf(stage)),
    group(drawRightHalf(stage), { transform: translate(HALF, 0) }),
  ]
  return { width: 2 * HALF, height: BOTTOM - TOP, nodes: [group(nodes, { transform: translate(0, -TOP) })] }
}
