import { drawPlanGround } from './plan/plan-ground'
import { drawFiguresAndProps, drawPropsBehind } from './draw-cast'
import type { BookLook } from './book-look'
import { boxOfEssential } from './compose/essential'
import type { PageLayout } from './compose/placement'
import type { SetDirection } from './direction'
import { type Picture, facesOf } from './picture'
import type { PageColours } from './shot-plan'
import { buildSet } from './stage/build-set'

/** A page from straight above: a floor or the ground, what lies there, and everybody round it. */
export function drawPlanPage(
  { seed, customizations }: BookLook,
  page: {
    direction: SetDirection
    layout: PageLayout
    pageNumber: number
    notes: readonly string[]
    lift: number
    colours: PageColours | undefined
  },
): Picture {
  const { direction, layout, pageNumber, notes, lift, colours } = page
  const { stage, lightSide } = buildSet(direction, {
    seed,
    pageNumber,
    lift,
    scheme: customizations?.colorScheme,
    colours,
  })
  const hasMat = layout.props.some(({ prop }) => prop === 'rug' || prop === 'blanket' || prop === 'bed')
  return {
    scene: {
      width: 1000,
      height: 1000,
      nodes: [
        ...drawPlanGround(stage, hasMat),
        ...drawPropsBehind(stage, layout, false, lightSide),
        ...drawFiguresAndProps(stage, layout, false, lightSide, false),
      ],
      essential: boxOfEssential(layout),
      shot: 'plan',
    },
    notes: [...notes],
    faces: facesOf(layout),
    crossesFrame: true,
    ground: { feet: [], taken: [], free: { from: -Infinity, to: Infinity } },
  }
}
