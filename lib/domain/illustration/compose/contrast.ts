// Makes faces stand out from what is behind them by making the background lighter or darker. Skin is never changed.
import { SKIN_COLOURS } from '../child/tones'
import type { Member } from '../cast'
import type { Direction } from '../direction'
import { lightness } from '../kit/colour'
import { LIGHTS } from '../light/lights'

export interface Contrast {
  /** Change of OKLab lightness of everything behind the cast. */
  lift: number
  /** Strength of the light that gathers behind the cast. */
  glow: number
  /** OKLab lightness of the skin that decides; missing on a page without a person. */
  faceLightness?: number
}

/**
 * Skin classes by OKLab lightness. Measured over all places, the background behind heads has a lightness of .82 by day,
 * .57 at night and .52 by lamplight.
 */
const PALE_FROM = 0.8
const MEDIUM_FROM = 0.62

/** Decided by the child's skin, or another person's; on a page without a person the place stays as it is. */
export function measureContrast(members: readonly Member[], direction: Direction): Contrast {
  const person = members.find((m) => m.who === 'child') ?? members.find((m) => m.kind !== 'pet')
  const dark = LIGHTS[direction.light].whitePoint < 0.9
  const usual = dark ? 0.4 : 0.34
  if (!person || person.kind === 'pet') return { lift: 0, glow: usual }
  const skin = lightness(person.look.customSkin ?? SKIN_COLOURS[person.look.skin])
  if (skin > PALE_FROM) return { faceLightness: skin, ...(dark ? { lift: 0, glow: 0.25 } : { lift: -0.07, glow: 0.1 }) }
  if (skin > MEDIUM_FROM)
    return { faceLightness: skin, ...(dark ? { lift: -0.08, glow: 0.06 } : { lift: 0.02, glow: 0.6 }) }
  return {
    faceLightness: skin,
    ...(dark ? { lift: 0.02, glow: LIGHTS[direction.light].stars ? 0.16 : 0.45 } : { lift: 0, glow: usual }),
  }
}
