// Adds the kit of a destination to a place: behind the cast, off the middle, on ground that the place leaves free.
import { drawTree } from '../foliage'
import type { Stage } from '../stage'
import { backdropOf, type Backdrop } from './backdrops'
import { drawFront } from './front'
import type { StreetKit } from './kit'
import { drawPiece } from './pieces'
import { drawSkylineOf } from './skyline'

/** Over the sky, before any hill. */
export function addKitSkyline(stage: Stage): void {
  const { kit, horizonY } = stage
  const { sky } = backdropOf(stage.setting)
  if (!kit || !sky) return
  const [height, over, from = -90, to = 1090] = sky
  const view = { x: from, y: horizonY - over + 30, width: to - from, height: height + 30 }
  stage.add(
    0.94,
    drawSkylineOf(stage, kit, view, (colour, near) => stage.tint(colour, 0.74 - near * 0.04, -0.15), stage.setting),
  )
}

/** A row of fronts from one end to the other. */
export function addFronts(
  stage: Stage,
  kit: StreetKit,
  [from, to, nearness, scale]: NonNullable<Backdrop['row']>,
  depth: number,
): void {
  const y = stage.groundYAt(nearness)
  let i = Math.floor(stage.variation * 3)
  for (let x = from; x < to - 40; i++) {
    const front = kit.fronts[i % 3] ?? kit.fronts[0]
    stage.add(depth, drawFront(stage, front, x, y, scale, depth * 0.9, `${stage.setting}${x}`))
    x += front.width * scale + 4
  }
}

/** On the ground, before what grows and stands there. */
export function addKitRow(stage: Stage): void {
  const { kit } = stage
  const { row } = backdropOf(stage.setting)
  if (kit && row) addFronts(stage, kit, row, 0.62)
}

/** How far the camera of a wide shot spreads what is at the sides. */
const SPREAD = 1.25
/** In a close shot only the middle of a place is in the frame: what the kit puts at the sides moves towards it. */
function inFrame({ lens, focusX }: Stage, x: number, nearness: number, spread = SPREAD): number {
  if (!lens) return x
  const zoom = 1 + (lens.zoom - 1) * (1 - 0.72 * (1 - nearness))
  return focusX + ((x - focusX) * spread) / Math.max(spread, zoom)
}

/** In close shots faces hide what the kit puts down: two of its trees frame them, but in streets, where fronts do. */
const WITH_STREET: ReadonlySet<string> = new Set(['street', 'market', 'boat'])
const FRAMING_TREES = { xs: [-5, 1005], nearness: 0.32, height: 300 }
function addFramingTrees(stage: Stage, { trees }: StreetKit): void {
  const { xs, nearness, height } = FRAMING_TREES
  if (stage.shot !== 'close' || WITH_STREET.has(stage.setting)) return
  xs.forEach((x, i) => {
    const at = inFrame(stage, x, nearness, 1)
    stage.add(1 - nearness, drawTree(stage, at, stage.groundYAt(nearness), height, trees[i]?.form, `frame${i}`))
  })
}

/** What stands in the open: furniture and trees of the kit, behind the cast. */
export function addKitPieces(stage: Stage): void {
  const { kit } = stage
  if (!kit) return
  const { pieces, trees } = backdropOf(stage.setting)
  if (pieces) addFramingTrees(stage, kit)
  trees?.forEach(([x, nearness], i) => {
    const at = inFrame(stage, x, nearness)
    stage.add(
      1 - nearness,
      drawTree(stage, at, stage.groundYAt(nearness), 420 * nearness + 60, kit.trees[i % 2]?.form, `kit${i}`),
    )
  })
  pieces?.forEach(([x, nearness], i) => {
    const name = kit.pieces[i]
    if (name) stage.add(1 - nearness, drawPiece(stage, name, inFrame(stage, x, nearness), nearness))
  })
}
