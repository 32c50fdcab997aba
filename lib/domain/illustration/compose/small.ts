// Something small for the second reading: the snail that crosses the whole book, and a moth wherever a lamp is lit.
import { PAGES_IN_A_STORY } from '../../story/lists'
import { chance } from '../../chance'
import { group } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import { recolour } from '../print/plain'
import type { Node } from '../scene'
import { THINGS } from '../things/table'
import type { Stage } from '../stage/stage'
import type { PageLayout } from './page'
import { castTint, lampOnPage } from './tint'

const SNAIL = 2.5

export function smallThings(S: Stage, laid: PageLayout, mirrored: boolean, pageNumber: number, seed: string): Node[] {
  const out: Node[] = []
  const wanted = 70 + (860 * (Math.max(1, Math.min(PAGES_IN_A_STORY, pageNumber)) - 1)) / (PAGES_IN_A_STORY - 1)
  const y = Math.min(984, laid.ground + 34 + chance(seed, `snail${pageNumber}`) * 14)
  const clear = (x: number) => [...laid.figures.map((f) => ({ x: f.x, y: f.y, box: f.figure.box })), ...laid.things].every((f) => x + 22 < f.x + f.box.x || x - 22 > f.x + f.box.x + f.box.width || y - 24 > f.y + f.box.y + f.box.height || y < f.y + f.box.y)
  const x = [0, 30, -30, 60, -60, 90, -90].map((d) => wanted + d).find((at) => at > 40 && at < 960 && clear(at))
  if (x !== undefined && S.setting !== 'underwater') out.push(group(recolour(THINGS.snail().nodes, castTint(S, mirrored, x, y)), { transform: compose(translate(Math.round(x), Math.round(y)), scale(SNAIL)), part: 'snail' }))
  const lamp = lampOnPage(S, mirrored)
  if (lamp) {
    const at = [lamp.x + (chance(seed, `moth${pageNumber}`) - 0.5) * 170, lamp.y - 96 - chance(seed, `mothy${pageNumber}`) * 50] as const
    if (at[0] > 20 && at[0] < 980) out.push(group(recolour(THINGS.moth().nodes, S.lamplit), { transform: compose(translate(Math.round(at[0]), Math.round(at[1])), rotate(20), scale(3)), part: 'moth' }))
  }
  return out
}
