import { mix } from '../kit/colour'
import { clamp } from '../kit/vector'
import type { Colour } from '../scene'
import type { Stage } from '../stage/stage'
import { project } from '../stage/camera'

export type Tint = (colour: Colour) => Colour

/** Page position and reach of the light that stands in the picture, if one does. */
export function lampOnPage(S: Stage, mirrored: boolean): { x: number; y: number; reach: number } | null {
  if (!S.lamp) return null
  const at = project(S, S.lamp.x, S.lamp.y, 0.38)
  return { x: mirrored ? 1000 - at.x : at.x, y: at.y, reach: S.lamp.reach * at.scale }
}

/** How local colours of the cast turn out at x, y of the page. In the dark the cast keeps more of its own colour than the place does. */
export function castTint(S: Stage, mirrored: boolean, x: number, y: number): Tint {
  const lamp = lampOnPage(S, mirrored)
  const near = lamp ? clamp(1.08 - Math.hypot(x - lamp.x, (y - lamp.y) * 0.8) / (lamp.reach * 1.1), 0.3, 1) : S.warm
  const known = new Map<Colour, Colour>()
  return (colour) => {
    const found = known.get(colour)
    if (found) return found
    let made = S.T(colour, 0.02)
    if (S.dark) {
      made = mix(made, colour, lamp ? 0.2 : 0.4)
      if (near > 0) made = mix(made, S.lamplit(colour), near * (lamp ? 0.9 : 0.6))
    }
    known.set(colour, made)
    return made
  }
}
