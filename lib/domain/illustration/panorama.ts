// A landscape twice as wide as a page and without a sky, for the shop's own sheets to stand on.
import type { Direction } from './direction'
import { group } from './kit/shape'
import { compose, scale, translate } from './kit/vector'
import type { Node, Scene } from './scene'
import { drawFence, drawHouse } from './stage/buildings'
import { drawBush, drawFlowers, drawStone, drawTree } from './stage/foliage'
import { addDistantHills, grassColourOf, addGround } from './stage/ground'
import { flattenMarks } from './stage/marks'
import { buildSet } from './stage/build-set'
import type { Stage } from './stage/stage'

const HALF = 1000
/** Where the highest tree ends, and where the ground is out of sight. */
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

/** The land of a page, then the same land mirrored, so that they meet without a seam; each half cut off where the other begins. */
function land(nodes: readonly Node[]): Node {
  const half = group(nodes, { clip: `M${-HALF} ${TOP}H${HALF}V${BOTTOM}H${-HALF}Z` })
  return group([group([half], { transform: compose(translate(2 * HALF, 0), scale(-1, 1)) }), half])
}

function leftHalf(S: Stage): Node[] {
  const { palette: p } = S
  return flattenMarks([
    drawTree(S, 60, S.groundYAt(0.42), 150, 'round', 'l2'),
    drawTree(S, 870, S.groundYAt(0.34), 110, 'poplar', 'l0'),
    drawTree(S, 905, S.groundYAt(0.36), 92, 'poplar', 'l1'),
    drawStone(S, 560, S.groundYAt(0.92), 60, 'l4'),
    drawFlowers(S, 20, 940, S.groundYAt(0.74), S.groundYAt(1.2), 46, [p.accent, p.bloom, p.companion], 'lf', 1),
  ])
}

function rightHalf(S: Stage): Node[] {
  const { palette: p } = S
  return flattenMarks([
    drawHouse(S, 70, S.groundYAt(0.36), 88, 72, 'far'),
    drawTree(S, 190, S.groundYAt(0.34), 100, 'round', 'r0'),
    drawFence(S, 560, 1010, S.groundYAt(0.5), 54, '#fffdf7', 'rf'),
    drawTree(S, 900, S.groundYAt(0.74), 380, 'apple', 'r2'),
    drawBush(S, 740, S.groundYAt(0.6), 130, 66, 'r3', undefined, p.accent),
    drawFlowers(S, 20, 980, S.groundYAt(0.78), S.groundYAt(1.2), 40, [p.bloom, p.companion, p.accent], 'rg', 1),
  ])
}

export function drawPanorama(seed: string): Scene {
  const { stage: S } = buildSet(MEADOW, seed, 1, 0, false)
  addDistantHills(S)
  addGround(S, grassColourOf(S))
  const nodes = [
    land(S.layers.flatMap((layer) => layer.nodes)),
    group(leftHalf(S)),
    group(rightHalf(S), { transform: translate(HALF, 0) }),
  ]
  return { width: 2 * HALF, height: BOTTOM - TOP, nodes: [group(nodes, { transform: translate(0, -TOP) })] }
}
