import { toHex, applyLight, toLab, mix } from '../kit/colour'
import { clamp, lerp } from '../kit/vector'
import type { Colour } from '../scene'
import type { Stage } from '../stage/stage'
import { project } from '../stage/camera'

export type Tint = (colour: Colour) => Colour

/** Page position and reach of the lamp in the picture, or null. */
export function projectLamp(stage: Stage, mirrored: boolean): { x: number; y: number; reach: number } | null {
  if (!stage.lamp) return null
  const at = project(stage, stage.lamp.x, stage.lamp.y, 0.38)
  return { x: mirrored ? 1000 - at.x : at.x, y: at.y, reach: stage.lamp.reach * at.scale }
}

/** Share of its own colour that the cast keeps by day in any light. */
const OWN_COLOUR = 0.3
/** Gives back half of the warmth that blue light takes from skin and fur: they may get darker, but not ashen. */
function keepWarmth(tinted: Colour, local: Colour): Colour {
  const [, a, b] = toLab(local)
  const [L, ta, tb] = toLab(tinted)
  const warm = clamp((Math.min(a, b) - 0.004) / 0.018)
  return warm > 0
    ? toHex([L, lerp(ta, Math.max(ta, a), 0.55 * warm), lerp(tb, Math.max(tb, b * 0.9), 0.55 * warm)])
    : tinted
}

/** A colour by lamplight: warmer at its own lightness, so that deep skin stays deep. */
function tintByLamp(colour: Colour): Colour {
  const [L, a, b] = applyLight(colour, '#ffe2b0')
  return toHex([0.04 + 0.93 * L, a, b])
}

/** The tint of the cast at x, y of the page. In the dark the cast keeps more of its own colour than the place does. */
export function createCastTint(stage: Stage, mirrored: boolean, x: number, y: number): Tint {
  const lamp = projectLamp(stage, mirrored)
  const near = lamp
    ? clamp(1.08 - Math.hypot(x - lamp.x, (y - lamp.y) * 0.8) / (lamp.reach * 1.1), 0.3, 1)
    : stage.firelight
  const known = new Map<Colour, Colour>()
  return (colour) => {
    const found = known.get(colour)
    if (found) return found
    let tinted = mix(stage.tint(colour, 0.02), colour, stage.dark ? (lamp ? 0.25 : 0.42) : OWN_COLOUR)
    if (stage.dark && near > 0) tinted = mix(tinted, tintByLamp(colour), near * (lamp ? 0.9 : 0.6))
    tinted = keepWarmth(tinted, colour)
    known.set(colour, tinted)
    return tinted
  }
}

/** The tint of whoever stands in the dark before the camera. */
export const darken =
  (stage: Stage, tint: Tint): Tint =>
  (colour) =>
    mix(tint(colour), stage.shadowColour, 0.5)
