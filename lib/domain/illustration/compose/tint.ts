import { toHex, applyLight, toLab, mix } from '../kit/colour'
import { clamp, lerp } from '../kit/vector'
import type { Colour } from '../scene'
import type { Stage } from '../stage/stage'
import { project } from '../stage/camera'

export type Tint = (colour: Colour) => Colour

/** Page position and reach of the light that stands in the picture, if one does. */
export function projectLamp(stage: Stage, mirrored: boolean): { x: number; y: number; reach: number } | null {
  if (!stage.lamp) return null
  const at = project(stage, stage.lamp.x, stage.lamp.y, 0.38)
  return { x: mirrored ? 1000 - at.x : at.x, y: at.y, reach: stage.lamp.reach * at.scale }
}

/** By day the cast keeps this much of its own colour in any light. */
const OWN_COLOUR = 0.3
/** Skin and fur are warm: blue light may darken them, but what it takes of their warmth comes half back, or faces go ashen. */
function keepWarmth(made: Colour, local: Colour): Colour {
  const [, a, b] = toLab(local)
  const [L, ma, mb] = toLab(made)
  const warm = clamp((Math.min(a, b) - 0.012) / 0.03)
  return warm > 0
    ? toHex([L, lerp(ma, Math.max(ma, a), 0.55 * warm), lerp(mb, Math.max(mb, b * 0.9), 0.55 * warm)])
    : made
}

/** Lamplight warms the cast at its own lightness: deep skin by a lamp is still deep. */
function tintByLamp(colour: Colour): Colour {
  const [L, a, b] = applyLight(colour, '#ffe2b0')
  return toHex([0.04 + 0.93 * L, a, b])
}

/** How local colours of the cast turn out at x, y of the page. In the dark the cast keeps more of its own colour than the place does. */
export function createCastTint(stage: Stage, mirrored: boolean, x: number, y: number): Tint {
  const lamp = projectLamp(stage, mirrored)
  const near = lamp
    ? clamp(1.08 - Math.hypot(x - lamp.x, (y - lamp.y) * 0.8) / (lamp.reach * 1.1), 0.3, 1)
    : stage.firelight
  const known = new Map<Colour, Colour>()
  return (colour) => {
    const found = known.get(colour)
    if (found) return found
    let made = mix(stage.tint(colour, 0.02), colour, stage.dark ? (lamp ? 0.25 : 0.42) : OWN_COLOUR)
    if (stage.dark && near > 0) made = mix(made, tintByLamp(colour), near * (lamp ? 0.9 : 0.6))
    made = keepWarmth(made, colour)
    known.set(colour, made)
    return made
  }
}
