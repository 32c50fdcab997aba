// Cuts of the outfits: how far sleeves and legs reach along the limb.
import { GROWN_OUTFITS, type GrownLook } from '../../look'
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

/** Grown-ups' clothes: trousers to the ankle, shoes without socks. */
const grownCut: Cut = {
  ...standardCut,
  sleeve: 0.93,
  leg: 0.93,
  wide: false,
  ease: 1.24,
  footwear: 'slip-on',
  socks: false,
}

const YELLOW = '#eab02e'

const CUTS: Record<GrownLook['outfit'], Cut> = {
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
  cardigan: { ...grownCut, patternedSleeves: false },
  twinset: { ...grownCut, leg: 0, patternedSleeves: false },
  apron: { ...grownCut, sleeve: 0.56, ease: 1.16 },
  braces: { ...grownCut, sleeve: 0.58, ease: 1.2 },
  vest: { ...grownCut, ease: 1.18, patternedSleeves: false },
  frock: { ...grownCut, sleeve: 0.46, leg: 0, ease: 1.16 },
  jacket: { ...grownCut, ease: 1.34, patternedSleeves: false },
  kurta: { ...grownCut, ease: 1.2, patternedSleeves: false },
  sari: { ...grownCut, sleeve: 0.34, leg: 0, ease: 1.08, patternedSleeves: false },
}
/** Worn under the rest: the shirt of a cardigan, a vest or a jacket. */
const SHIRT = '#f5ead6'
const LEATHER = '#5d4033'
/** Skirts and coats lie over the legs that they cover, bent or not. */
export const SKIRTED: ReadonlySet<GrownLook['outfit']> = new Set([
  'dress',
  'raincoat',
  'twinset',
  'frock',
  'kurta',
  'sari',
])
const GROWN: ReadonlySet<GrownLook['outfit']> = new Set(GROWN_OUTFITS)

/** `oneBoot`: near foot in a yellow boot, far foot bare, whatever the outfit. */
export interface Outfit {
  cut: Cut
  oneBoot: boolean
  name: GrownLook['outfit']
  pattern: GrownLook['outfitPattern']
  top: Tones
  bottom: Tones
  /** Of what is worn over the top, or of the shirt that shows under an open one. */
  over: Tones
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

export function resolveOutfit(look: GrownLook, oneBoot = false): Outfit {
  const modest = look.hair === 'hijab'
  const cut = modest ? coverLimbs(CUTS[look.outfit]) : CUTS[look.outfit]
  const [, second, accent] = look.outfitColours
  const main = look.customClothing ?? look.outfitColours[0]
  const whole =
    look.outfit === 'dress' || look.outfit === 'raincoat' || look.outfit === 'pyjamas' || look.outfit === 'frock'
  const shirted = look.outfit === 'vest' || look.outfit === 'braces'
  return {
    cut,
    oneBoot,
    accent,
    name: look.outfit,
    pattern: look.outfitPattern,
    top: deriveClothTones(shirted ? SHIRT : cut.swapped || look.outfit === 'sari' ? second : main),
    bottom: deriveClothTones((whole && !(modest && look.outfit !== 'pyjamas')) || cut.swapped ? main : second),
    over: deriveClothTones(look.outfit === 'apron' ? accent : shirted || look.outfit === 'sari' ? main : SHIRT),
    // shoes as pale as the socks would look like bare feet
    shoes: oneBoot
      ? YELLOW
      : GROWN.has(look.outfit)
        ? LEATHER
        : cut.footwear === 'boot' || whole
          ? second
          : lightness(accent) < 0.86
            ? accent
            : main,
  }
}
