// Something small for the second reading: the snail that crosses the whole book, and a moth wherever a lamp is lit.
import { PAGES_IN_A_STORY } from '../../story/lists'
import { chance } from '../../chance'
import { group } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import { recolour } from '../print/node-tree'
import type { Node } from '../scene'
import { THINGS } from '../things/table'
import { soft } from '../stage/shadow'
import type { Stage } from '../stage/stage'
import type { PageLayout } from './placement'
import { castTint, lampOnPage } from './tint'

const SNAIL = 2.5
const SHINES = new Set(['lantern', 'torch', 'campfire', 'lamp'])
const LIT = new Set(['camp', 'market', 'street', 'stage', 'train', 'car', 'underwater', 'cave'])

/** Lamplight out of doors comes from somewhere: where neither place nor story has a light, a lantern stands beside the cast. */
export function lantern(S: Stage, laid: PageLayout): Node[] {
  if (
    S.light !== 'lamp' ||
    S.indoor ||
    LIT.has(S.setting) ||
    laid.things.some((t) => SHINES.has(t.prop)) ||
    laid.figures.some((f) => f.role.holding !== undefined && SHINES.has(f.role.holding))
  )
    return []
  const left = Math.min(500, ...laid.figures.map((f) => f.x + f.figure.box.x))
  const right = Math.max(500, ...laid.figures.map((f) => f.x + f.figure.box.x + f.figure.box.width))
  const x = Math.round(left > 1000 - right ? Math.max(40, left - 46) : Math.min(960, right + 46))
  const [y, s] = [Math.round(laid.ground), Math.max(2.2, laid.unit * 1.1)]
  S.warm = Math.max(S.warm, 0.55)
  return [
    soft(x, y, 330, 70, [
      [0, '#ffcf7a', 0.55],
      [0.5, '#ffb85a', 0.22],
      [1, '#ffb85a', 0],
    ]),
    soft(x, Math.round(y - 16 * s), 250, 250, [
      [0, '#ffe0a0', 0.6],
      [0.3, '#ffce80', 0.28],
      [1, '#ffc46a', 0],
    ]),
    group(
      recolour(THINGS.lantern().nodes, (c) => S.lamplit(c)),
      { transform: compose(translate(x, y), scale(s)), part: 'prop:lantern' },
    ),
  ]
}

export function smallThings(S: Stage, laid: PageLayout, mirrored: boolean, pageNumber: number, seed: string): Node[] {
  const out: Node[] = []
  const wanted = 70 + (860 * (Math.max(1, Math.min(PAGES_IN_A_STORY, pageNumber)) - 1)) / (PAGES_IN_A_STORY - 1)
  const y = Math.min(984, laid.ground + 34 + chance(seed, `snail${pageNumber}`) * 14)
  const clear = (x: number) =>
    [...laid.figures.map((f) => ({ x: f.x, y: f.y, box: f.figure.box })), ...laid.things].every(
      (f) =>
        x + 22 < f.x + f.box.x ||
        x - 22 > f.x + f.box.x + f.box.width ||
        y - 24 > f.y + f.box.y + f.box.height ||
        y < f.y + f.box.y,
    )
  const x = [0, 30, -30, 60, -60, 90, -90].map((d) => wanted + d).find((at) => at > 40 && at < 960 && clear(at))
  if (x !== undefined && S.setting !== 'underwater')
    out.push(
      group(recolour(THINGS.snail().nodes, castTint(S, mirrored, x, y)), {
        transform: compose(translate(Math.round(x), Math.round(y)), scale(SNAIL)),
        part: 'snail',
      }),
    )
  const lamp = lampOnPage(S, mirrored)
  if (lamp) {
    const at = [
      lamp.x + (chance(seed, `moth${pageNumber}`) - 0.5) * 170,
      lamp.y - 96 - chance(seed, `mothy${pageNumber}`) * 50,
    ] as const
    if (at[0] > 20 && at[0] < 980)
      out.push(
        group(recolour(THINGS.moth().nodes, S.lamplit), {
          transform: compose(translate(Math.round(at[0]), Math.round(at[1])), rotate(20), scale(3)),
          part: 'moth',
        }),
      )
  }
  return out
}
