import { type BookLook, planOf, requestOf } from './book-look'
import { applyOffsets } from './compose/apply-offsets'
import { cullOffPage } from './compose/cull'
import { boxOfEssential } from './compose/essential'
import { composePlanned } from './compose/plan-book'
import { drawVignette } from './compose/vignette'
import { getPageOffsets } from './customizations'
import type { Direction } from './direction'
import { drawComposed } from './draw-composed'
import { drawPlanPage } from './draw-plan-page'
import { drawSpots } from './draw-spots'
import { illustrateHalf } from './illustrate-gutter'
import { type Picture, placeFaces } from './picture'
import type { ShotPlan } from './shot-plan'

/**
 * The picture of one page. Never throws on a direction that parses: what can't be drawn as directed is drawn as nearly
 * as possible and noted. The same input gives the same scene.
 */
export function illustrate(
  book: BookLook,
  {
    direction: requested,
    pageNumber,
    shot: stored,
  }: { direction: Direction; pageNumber: number; shot?: ShotPlan | undefined },
): Picture {
  const plan = stored ? undefined : planOf(book)
  const shot = stored ?? plan?.shots.get(pageNumber)
  const request = requestOf(book, { direction: requested, pageNumber, shot })
  const half = illustrateHalf(book, { direction: requested, pageNumber }, shot)
  if (half) return half
  const spots = shot?.form === 'spots' ? drawSpots(book, request, shot) : null
  if (spots) return spots
  const composed = composePlanned(request, shot, plan)
  const layout = applyOffsets(composed.layout, getPageOffsets(book.customizations, pageNumber))
  if (layout.framing === 'plan') {
    const { direction, notes } = composed
    return drawPlanPage(book, {
      direction,
      layout,
      pageNumber,
      notes,
      lift: request.contrast.lift,
      colours: request.colours,
    })
  }
  const mayBeVignette = shot?.form === 'vignette'
  const { notes, faces, ground, ...layers } = drawComposed(
    book,
    request,
    { ...composed, layout },
    { hasLeavesBehind: mayBeVignette },
  )
  const vignette = mayBeVignette ? drawVignette(layers, layout, `${book.seed} ${pageNumber}`) : null
  const crossesFrame = layout.essential !== undefined
  if (vignette) {
    const { place, ...drawn } = vignette
    return {
      scene: { width: 1000, height: 1000, ...drawn, shot: layout.framing, form: 'vignette' },
      notes,
      faces: placeFaces(faces, place),
      ground,
      crossesFrame,
    }
  }
  const nodes = [...layers.behind, ...layers.before]
  return {
    scene: {
      width: 1000,
      height: 1000,
      nodes: crossesFrame ? cullOffPage(nodes) : nodes,
      essential: boxOfEssential(layout),
      shot: layout.framing,
    },
    notes,
    faces,
    ground,
    crossesFrame,
  }
}
