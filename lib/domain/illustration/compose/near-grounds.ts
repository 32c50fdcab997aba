// What is laid over the place where the cast stands somewhere else: on a plank over water, or close to a wall.
import { mix } from '../kit/colour'
import type { Node } from '../scene'
import { bar, fill, flattenMarks, lens, repeat } from '../stage/marks'
import { verticalGradient } from '../stage/paint'
import { wallPaintOf } from '../stage/room'
import type { Stage } from '../stage/stage'
import type { PageProp } from './page-props'
import type { PageLayout } from './placement'

/** A jetty that is seen from the side has everybody on it, in one row. */
export const standsOnJetty = (props: readonly Pick<PageProp, 'prop' | 'drawing'>[]): boolean =>
  props.some(({ prop, drawing }) => prop === 'jetty' && drawing.placement === 'flat')

/** Page units from the planks' upper edge down to the water. */
const UNDER_PLANKS = 12
/** Page units: behind the jetty is the bank if somebody is there. */
const BEHIND_JETTY = 24

/** Water under a jetty, as far as the river, or as the bank on which somebody stands, or a table with a cake. */
export function drawWaterUnderJetty(
  stage: Stage,
  { props, figures }: PageLayout,
  { riverFrom, hasStands }: { riverFrom: number; hasStands: boolean },
): Node[] {
  const jetty = props.find(({ prop, drawing }) => prop === 'jetty' && drawing.placement === 'flat')
  if (!jetty || stage.indoor) return []
  const deck = jetty.y + jetty.box.y
  const isAshore = hasStands || figures.some(({ y, lift }) => lift === 0 && y < deck - BEHIND_JETTY)
  const from = isAshore || riverFrom === -Infinity ? deck + UNDER_PLANKS : Math.min(riverFrom - 30, deck)
  const { tint, palette } = stage
  const rng = stage.rng('under-jetty')
  return flattenMarks([
    fill(
      bar(-20, from, 1040, 1020 - from),
      verticalGradient(from, 1000, [
        [0, tint(palette.water, 0.2, -0.1)],
        [1, tint(palette.water, 0.05, -0.4)],
      ]),
    ),
    fill(
      repeat(16, () => lens(rng.between(0, 1000), rng.between(from + 14, 990), rng.between(60, 160), 7)),
      tint('#ffffff', 0.3, 0.1),
      0.4,
    ),
  ])
}

/** Height of panels, in centimetres. */
const PANELS = 62
/** In a near picture whoever draws on a wall stands close to it: no floor or door is seen behind the drawing. */
export function drawNearWall(stage: Stage, { essential, figures, groundY, unitsPerCm }: PageLayout): Node[] {
  if (!essential || !stage.indoor || !figures.some(({ role }) => role.act?.thing === 'scribble')) return []
  const paint = stage.tintLit(wallPaintOf(stage), 0.3, 0.2, 500, 300)
  const trim = stage.tintLit('#f6ecda', 0.3, 0.2, 500, 700)
  const top = groundY - PANELS * unitsPerCm
  return flattenMarks([
    fill(bar(-20, -20, 1040, 1040), paint),
    fill(bar(-20, top, 1040, 1040 - top), mix(paint, trim, 0.55)),
    fill(bar(-20, top, 1040, 3 * unitsPerCm), trim),
  ])
}
