// Cuts of the outfits: how far sleeves and legs reach along the limb.
import type { ChildLook } from '../../look'
import type { Colour } from '../../scene'
import type { Footwear } from '../feet'
import { lightness } from '../../kit/colour'
import { deriveClothTones, type Tones } from '../tones'

interface Cut {
  sleeve: number
  /** Reach of the trousers, 0 for none; `wide`: flared like shorts. */
  leg: number
  wide: boolean
  /** Looseness, in limb widths. */
  ease: number
  /** Swaps main and second colour: dungarees take the main colour, the shirt under them the second. */
  swapped: boolean
  footwear: Footwear
  socks: boolean
  /** The pattern covers the sleeves too. */
  patternedSleeves: boolean
  mittens: boolean
}
const standardCut: Cut = {
  sleeve: 0.4,
  leg: 0.46,
  wide: true,
  ease: 1.2,
  swapped: false,
  footwear: 'shoe',
  socks: true,
  patternedSleeves: true,
  mittens: false,
}

const YELLOW = '#eab02e'

const CUTS: Record<ChildLook['outfit'], Cut> = {
  tee: standardCut,
  dress: { ...standardCut, sleeve: 0.36, leg: 0, patternedSleeves: false },
  dungarees: { ...standardCut, sleeve: 0.42, leg: 0.86, wide: false, swapped: true },
  hoodie: { ...standardCut, sleeve: 0.92, leg: 0.88, wide: false, ease: 1.34, patternedSleeves: false },
  raincoat: {
    ...standardCut,
    sleeve: 0.93,
    leg: 0,
    ease: 1.35,
    footwear: 'boot',
    socks: false,
    patternedSleeves: false,
  },
  pyjamas: { ...standardCut, sleeve: 0.9, leg: 0.88, wide: false, footwear: 'bare', socks: false },
  jumper: { ...standardCut, sleeve: 0.92, leg: 0.87, wide: false, ease: 1.28 },
  swimmers: { ...standardCut, sleeve: 0.34, leg: 0.32, ease: 1.12, footwear: 'bare', socks: false },
  winter: {
    ...standardCut,
    sleeve: 0.98,
    leg: 0.8,
    wide: false,
    ease: 1.5,
    footwear: 'boot',
    socks: false,
    patternedSleeves: false,
    mittens: true,
  },
}

/** `oneBoot`: near foot in a yellow boot, far foot bare, whatever the outfit. */
export interface Outfit {
  cut: Cut
  oneBoot: boolean
  name: ChildLook['outfit']
  pattern: ChildLook['outfitPattern']
  top: Tones
  bottom: Tones
  accent: Colour
  shoes: Colour
}

/** With a hijab, sleeves reach the wrists and legs are covered, whatever the outfit. */
const coverLimbs = (cut: Cut): Cut => ({
  ...cut,
  sleeve: Math.max(cut.sleeve, 0.93),
  leg: Math.max(cut.leg, 0.93),
  wide: false,
})

export function resolveOutfit(look: ChildLook, oneBoot = false): Outfit {
  const modest = look.hair === 'hijab'
  const cut = modest ? coverLimbs(CUTS[look.outfit]) : CUTS[look.outfit]
  const [, second, accent] = look.outfitColours
  const main = look.customClothing ?? look.outfitColours[0]
  const whole = look.outfit === 'dress' || look.outfit === 'raincoat' || look.outfit === 'pyjamas'
  return {
    cut,
    oneBoot,
    accent,
    name: look.outfit,
    pattern: look.outfitPattern,
    top: deriveClothTones(cut.swapped ? second : main),
    bottom: deriveClothTones((whole && !(modest && look.outfit !== 'pyjamas')) || cut.swapped ? main : second),
    // shoes as pale as the socks would look like bare feet
    shoes: oneBoot ? YELLOW : cut.footwear === 'boot' || whole ? second : lightness(accent) < 0.86 ? accent : main,
  }
}
