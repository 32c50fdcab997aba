// The slope that somebody climbs who has nothing else to climb.
import { shade } from '../kit/colour'
import type { Node } from '../scene'
import { groundColourOf } from './ledge'
import { fill, flattenMarks } from './marks'
import type { Stage } from './stage'

/** How far the lower foot is behind the body's middle, in heights. */
const BACK = 0.16

/**
 * A rise of the ground from the lower foot of a climber up to the raised one.
 *
 * @param x page position of the climber's feet, with `y`
 * @param tall height of the climber's face above the feet, in page units
 */
export function drawSlope(stage: Stage, x: number, y: number, tall: number, facing: 1 | -1): Node[] {
  const at = (ahead: number, up: number): string =>
    `${Math.round(x + facing * (ahead - BACK) * tall)} ${Math.round(y - up * tall)}`
  const colour = groundColourOf(stage)
  return flattenMarks([
    fill(
      `M${at(-0.4, -0.04)}Q${at(0.06, -0.03)} ${at(0.18, 0.14)}Q${at(0.26, 0.29)} ${at(0.45, 0.29)}Q${at(0.85, 0.36)} ${at(1.1, 0.22)}Q${at(1.3, 0.08)} ${at(1.5, -0.04)}Z`,
      shade(colour, -0.07),
    ),
    fill(
      `M${at(0.12, 0.06)}Q${at(0.24, 0.29)} ${at(0.45, 0.29)}Q${at(0.85, 0.36)} ${at(1.1, 0.22)}Q${at(0.6, 0.26)} ${at(0.12, 0.06)}Z`,
      shade(colour, 0.05),
    ),
  ])
}
