// Faces stand out from what is behind them. It is the ground that gives way, never the skin.
import { SKIN_COLOURS } from '../child/tones'
import type { Member } from '../cast'
import type { Direction } from '../direction'
import { lightness } from '../kit/colour'
import { LIGHTS } from '../light/lights'

export interface Contrast {
  /** How much lighter or darker everything behind the cast is. */
  lift: number
  /** Strength of the light that gathers behind the cast. */
  glow: number
  /** OKLab lightness of the skin that decides; none where nobody's does. */
  faceLightness?: number
}

/** Measured over all places: by day what is behind heads comes out at .82 of OKLab lightness, at night at .57, by lamplight at .52. */
const PALE_FROM = 0.8
const MEDIUM_FROM = 0.62

/** The child's face decides; a page without a person keeps the place as it is. */
export function measureContrast(members: readonly Member[], direction: Direction): Contrast {
  const person = members.find((m) => m.who === 'child') ?? members.find((m) => m.kind !== 'pet')
  const dark = LIGHTS[direction.light].whitePoint < 0.9
  const usual = dark ? 0.4 : 0.34
  if (!person || person.kind === 'pet') return { lift: 0, glow: usual }
  const skin = lightness(person.look.customSkin ?? SKIN_COLOURS[person.look.skin])
  if (skin > PALE_FROM) return { faceLightness: skin, ...(dark ? { lift: 0, glow: 0.25 } : { lift: -0.07, glow: 0.1 }) }
  if (skin > MEDIUM_FROM)
    return { faceLightness: skin, ...(dark ? { lift: -0.08, glow: 0.06 } : { lift: 0.02, glow: 0.6 }) }
  return { faceLightness: skin, ...(dark ? { lift: 0.02, glow: 0.45 } : { lift: 0, glow: usual }) }
}
