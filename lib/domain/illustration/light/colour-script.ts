import type { Light, Weather } from '../direction'
import { toHex, applyLight, toLab, mix, mixLab, shade } from '../kit/colour'
import type { Lab } from '../kit/colour'
import { clamp, lerp } from '../kit/vector'
import type { Colour } from '../scene'
import { CLOUD_GREY, LIGHTS, SNOW_GREY, WEATHER } from './lights'
import type { LightRow } from './lights'
import type { Palette } from './palettes'

export interface ColourScript {
  row: LightRow
  /** The sky under this weather, from the top to the horizon. */
  sky: readonly [Colour, Colour, Colour]
  haze: Colour
  /** Whether white is so dark in this light that the page counts as a dark one. */
  dark: boolean
  keyStrength: number
  grey: number
  /**
   * Local colour at a depth (0 the cast, 1 the horizon, below 0 the frame); `turn` is its angle to the light, from -1
   * (deep shade) to 1 (highlight).
   */
  tint: (colour: Colour, depth?: number, turn?: number) => Colour
  /** The same local colour in full lamplight. */
  lamplit: (colour: Colour, strength?: number) => Colour
  /** From now on, makes everything behind the cast lighter or darker by this much OKLab lightness. */
  lighten: (by: number) => void
}

/**
 * Share of the palette's mother colour in every colour; share of a colour scheme's wash; share of the wash in the sky.
 */
const MOTHER_SHARE = 0.06
const WASH_SHARE = 0.2
const SKY_WASH_SHARE = 0.34
/** Share of a destination's air in sky and haze. */
const AIR_SHARE = 0.26
/**
 * Night out of doors has three values: the sky, one dark mass, and lit windows. The mass is darker than any face: its
 * lightness, how much lighter it gets with distance, the share of it in what is behind the cast, and the chroma and
 * mist that are left.
 */
const MASS = 0.27
const DARKEST_MASS = 0.17
const UNDER_A_FACE = 0.17
const FARTHER_MASS = 0.05
const MASS_SHARE = 0.62
const MASS_CHROMA = 0.78
const MIST_AT_NIGHT = 0.22
const massFor = (faceLightness: number): number => clamp(faceLightness * 0.92 - UNDER_A_FACE, DARKEST_MASS, MASS)
/** From this depth on, things are behind the cast. */
const BEHIND = 0.12
const CHROMA_GAIN = 1.6
/** How far the cast's colours, and the sky's, follow those of the page, as an exponent and a share. */
const CAST_FOLLOWS = 0.3
const SKY_FOLLOWS = 0.5
const FLAME = toLab('#ffd07a')
const LAMPLIGHT = '#ffdba6'

/**
 * Makes every colour of a page: local colour x light x depth, mixed in OKLab. `focus` adds haze behind the cast, `lift`
 * makes what is behind it lighter or darker, so that faces stand out. `full`: how full the colours are, by the page's
 * feeling; the cast follows it a little.
 */
export function buildColourScript(
  hour: Light,
  weather: Weather,
  palette: Palette,
  indoor: boolean,
  focus: number,
  lift: number,
  air?: Colour,
  faceUnderStars?: number,
  full = 1,
): ColourScript {
  const row = LIGHTS[hour]
  const weatherEffect = WEATHER[weather]
  const dark = row.whitePoint < 0.9
  const wash = palette.wash === undefined ? null : toLab(palette.wash)
  // The sky keeps its lightness, so that night stays night.
  const toneOf = air === undefined ? null : toLab(air)
  const washSky = (local: Lab): Lab => {
    const keep = 1 + (full - 1) * SKY_FOLLOWS
    const sky: Lab = [local[0], local[1] * keep, local[2] * keep]
    const aired = toneOf ? mixLab(sky, [sky[0], toneOf[1], toneOf[2]], AIR_SHARE) : sky
    return wash ? mixLab(aired, [sky[0], wash[1], wash[2]], SKY_WASH_SHARE) : aired
  }
  const grey = toLab(weather === 'snow' ? SNOW_GREY[hour] : CLOUD_GREY[hour])
  const cloudSky = (colour: Colour, i: number): Colour =>
    shade(toHex(mixLab(washSky(toLab(colour)), [grey[0] + i * 0.03, grey[1], grey[2]], weatherEffect.grey)), lift)
  const clear = mixLab(washSky(toLab(row.haze)), [grey[0] + 0.05, grey[1], grey[2]], weatherEffect.grey * 0.9)
  const haze: Lab = [clear[0] + lift, clear[1], clear[2]]
  const [key, shadow, black, mother] = [
    toLab(row.key),
    toLab(row.shadow),
    toLab(row.dark),
    wash ?? toLab(palette.mother),
  ]
  const light = mix('#ffffff', row.lightColour, row.lightStrength)
  const high = row.whitePoint + weatherEffect.high
  const chroma = row.chroma * weatherEffect.chroma * full
  const castChroma = row.chroma * weatherEffect.chroma * full ** CAST_FOLLOWS
  const mist = row.mist * weatherEffect.mist
  const mass = row.stars && faceUnderStars !== undefined ? massFor(faceUnderStars) : null
  let lifted = lift
  /** Cache: each local colour in this light, and its tints by turn, then by hundredths of depth. */
  const cache = new Map<Colour, { local: Lab; turns: Map<number, Map<number, Colour>> }>()
  const startTones = (colour: Colour) => {
    const entry = {
      local: mixLab(applyLight(colour, light), mother, wash ? WASH_SHARE : MOTHER_SHARE),
      turns: new Map<number, Map<number, Colour>>(),
    }
    cache.set(colour, entry)
    return entry
  }

  function tint(colour: Colour, depth = 0, turn = 0): Colour {
    const { local, turns } = cache.get(colour) ?? startTones(colour)
    const depths = turns.get(turn) ?? new Map<number, Colour>()
    const hundredths = Math.round(depth * 100)
    const found = depths.get(hundredths)
    if (found) return found
    let L = row.blackPoint + (high - row.blackPoint) * local[0]
    const fullness = depth > BEHIND || depth < 0 ? chroma : castChroma
    let a = local[1] * fullness
    let b = local[2] * fullness
    if (dark) L = Math.min(L, high)
    if (turn < 0) {
      L += turn * (dark ? 0.11 : 0.17)
      a = lerp(a, shadow[1], -turn * 0.3)
      b = lerp(b, shadow[2], -turn * 0.3)
    } else if (turn > 0) {
      const s = turn * weatherEffect.key
      L += s * (dark ? 0.12 : 0.1)
      a = lerp(a, key[1], s * 0.35)
      b = lerp(b, key[2], s * 0.45)
    }
    if (depth > BEHIND) {
      L += lifted
      // By day a darkened wall gains chroma, or the page would look grey.
      if (lifted < lift && !dark) {
        a *= 1 + (lift - lifted) * CHROMA_GAIN
        b *= 1 + (lift - lifted) * CHROMA_GAIN
      }
    }
    if (mass !== null && depth > BEHIND) {
      L = lerp(L, mass + FARTHER_MASS * depth + (turn > 0 ? turn * 0.03 : 0), MASS_SHARE)
      a *= MASS_CHROMA
      b *= MASS_CHROMA
    }
    let value: Lab = [L, a, b]
    if (depth > 0) {
      const d = clamp(depth + (depth > BEHIND ? focus : 0))
      value = mixLab(
        value,
        haze,
        indoor ? d * 0.14 : clamp(mist * (0.02 * d + 0.78 * d ** 2.3), 0, mass === null ? 0.9 : MIST_AT_NIGHT),
      )
    }
    if (depth < 0) value = mixLab(value, black, clamp(-depth * 1.5, 0, 0.86))
    const toned = toHex(value)
    depths.set(hundredths, toned)
    turns.set(turn, depths)
    return toned
  }
  const tintLamplit = (colour: Colour, strength = 1): Colour => {
    const [L, a, b] = applyLight(colour, LAMPLIGHT)
    return toHex([
      clamp(0.27 + 0.7 * L),
      lerp(a, FLAME[1] + 0.012, 0.16 * strength),
      lerp(b, FLAME[2] * 1.1, 0.2 * strength),
    ])
  }
  return {
    row,
    sky: [cloudSky(row.sky[0], 0), cloudSky(row.sky[1], 1), cloudSky(row.sky[2], 2)],
    haze: toHex(haze),
    dark,
    keyStrength: weatherEffect.key,
    grey: weatherEffect.grey,
    tint: tint,
    lamplit: tintLamplit,
    lighten: (by) => {
      lifted += by
      cache.clear()
    },
  }
}
