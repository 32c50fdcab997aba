// Small props to be found at a second reading: the snail that crosses the whole book, and a moth wherever a lamp is
// lit.
import { PAGES_IN_A_STORY } from '../../story/lists'
import { chance } from '../../chance'
import { group } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import { recolour } from '../print/node-tree'
import type { Box, Node } from '../scene'
import { PROP_DRAWINGS } from '../things/table'
import type { Footprint } from '../stage/footprint'
import { drawSoftSpot } from '../stage/shadow'
import type { Stage } from '../stage/stage'
import { GUEST_PART } from './guest'
import type { PageLayout } from './placement'
import { createCastTint, projectLamp } from './tint'

const SNAIL_SCALE = 2.5
/** A handle rises so much above the height that a bucket declares. */
const HANDLES = 1.4
const LIGHT_PROPS = new Set(['lantern', 'torch', 'campfire', 'lamp'])
const LIT_SETTINGS = new Set(['camp', 'market', 'street', 'stage', 'train', 'car', 'underwater', 'cave'])

/**
 * A lantern beside the cast, for lamplit pages out of doors where neither the place nor the page has a light of its
 * own.
 */
export function drawLantern(stage: Stage, laid: PageLayout): Node[] {
  if (
    stage.light !== 'lamp' ||
    stage.indoor ||
    LIT_SETTINGS.has(stage.setting) ||
    laid.props.some((t) => LIGHT_PROPS.has(t.prop)) ||
    laid.figures.some((f) => f.role.holding !== undefined && LIGHT_PROPS.has(f.role.holding))
  )
    return []
  const left = Math.min(500, ...laid.figures.map((f) => f.x + f.figure.box.x))
  const right = Math.max(500, ...laid.figures.map((f) => f.x + f.figure.box.x + f.figure.box.width))
  const x = Math.round(left > 1000 - right ? Math.max(40, left - 46) : Math.min(960, right + 46))
  const [y, s] = [Math.round(laid.groundY), Math.max(2.2, laid.unitsPerCm * 1.1)]
  stage.firelight = Math.max(stage.firelight, 0.55)
  return [
    drawSoftSpot(x, y, 330, 70, [
      [0, '#ffcf7a', 0.55],
      [0.5, '#ffb85a', 0.22],
      [1, '#ffb85a', 0],
    ]),
    drawSoftSpot(x, Math.round(y - 16 * s), 250, 250, [
      [0, '#ffe0a0', 0.6],
      [0.3, '#ffce80', 0.28],
      [1, '#ffc46a', 0],
    ]),
    group(
      recolour(PROP_DRAWINGS.lantern().nodes, (c) => stage.lamplit(c)),
      { transform: compose(translate(x, y), scale(s)), part: 'prop:lantern' },
    ),
  ]
}

const SMALL_ANIMALS: ReadonlySet<string> = new Set(['snail', 'moth', GUEST_PART])
export const isSmallAnimal = (node: Node): boolean => node.kind === 'group' && SMALL_ANIMALS.has(node.part ?? '')

export function drawSmallProps(
  stage: Stage,
  laid: PageLayout,
  mirrored: boolean,
  {
    pageNumber,
    seed,
    guest,
    hasSnail,
  }: { pageNumber: number; seed: string; guest?: Box | undefined; hasSnail: boolean },
  stood: readonly Footprint[] = [],
): Node[] {
  const out: Node[] = []
  const wanted = 70 + (860 * (Math.max(1, Math.min(PAGES_IN_A_STORY, pageNumber)) - 1)) / (PAGES_IN_A_STORY - 1)
  const y = Math.min(984, laid.groundY + 34 + chance(seed, `snail${pageNumber}`) * 14)
  const clear = (x: number) =>
    [
      ...laid.figures.map((f) => ({ x: f.x, y: f.y, box: f.figure.box })),
      ...laid.props,
      ...(guest ? [{ x: 0, y: 0, box: guest }] : []),
    ].every(
      (f) =>
        x + 22 < f.x + f.box.x ||
        x - 22 > f.x + f.box.x + f.box.width ||
        y - 24 > f.y + f.box.y + f.box.height ||
        y < f.y + f.box.y,
    ) &&
    // In a bucket of the place, or up its front, it would hang in the air.
    stood.every(
      ({ use, left, right, front, height }) =>
        use === 'stand' || x + 22 < left || x - 22 > right || y - 24 > front || y < front - height * HANDLES,
    )
  const x = [0, 30, -30, 60, -60, 90, -90].map((d) => wanted + d).find((at) => at > 40 && at < 960 && clear(at))
  if (x !== undefined && hasSnail && stage.setting !== 'underwater')
    out.push(
      group(recolour(PROP_DRAWINGS.snail().nodes, createCastTint(stage, mirrored, x, y)), {
        transform: compose(translate(Math.round(x), Math.round(y)), scale(SNAIL_SCALE)),
        part: 'snail',
      }),
    )
  const lamp = projectLamp(stage, mirrored)
  if (lamp) {
    const at = [
      lamp.x + (chance(seed, `moth${pageNumber}`) - 0.5) * 170,
      lamp.y - 96 - chance(seed, `mothy${pageNumber}`) * 50,
    ] as const
    if (at[0] > 20 && at[0] < 980)
      out.push(
        group(recolour(PROP_DRAWINGS.moth().nodes, stage.lamplit), {
          transform: compose(translate(Math.round(at[0]), Math.round(at[1])), rotate(20), scale(3)),
          part: 'moth',
        }),
      )
  }
  return out
}
