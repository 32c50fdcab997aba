// Tones of a material: the shade of cloth leans to violet, that of skin to red; highlights are warm.
import type { GrownLook } from '../look'
import type { Colour } from '../scene'
import { lightness, mix, shade } from '../kit/colour'

export interface Tones {
  base: Colour
  dark: Colour
  deep: Colour
  light: Colour
}
export interface SkinTones extends Tones {
  blush: Colour
  lip: Colour
  brow: Colour
  ink: Colour
  nail: Colour
}

export const SKIN_COLOURS: Record<GrownLook['skin'], Colour> = {
  porcelain: '#f8d9c5',
  fair: '#f4cca9',
  rose: '#eebb9b',
  honey: '#e6b482',
  olive: '#d3a673',
  tan: '#c8915f',
  amber: '#b0743f',
  brown: '#92593a',
  umber: '#744731',
  ebony: '#573627',
}
export const HAIR_COLOURS_OF: Record<GrownLook['hairColour'], Colour> = {
  black: '#2a2127',
  espresso: '#3a2622',
  brown: '#5d3a26',
  chestnut: '#7d452a',
  auburn: '#913f25',
  ginger: '#cb6d2b',
  strawberry: '#d9915a',
  blonde: '#e0b25a',
  sand: '#b98d58',
  silver: '#b9b8c2',
  steel: '#85838d',
  white: '#e6e2dc',
  blue: '#4b78b8',
  pink: '#d9739a',
}
export const EYE_COLOURS_OF: Record<GrownLook['eyes'], Colour> = {
  brown: '#6b3d22',
  dark: '#3a2118',
  hazel: '#8a6a2c',
  green: '#4f8050',
  blue: '#4579ae',
  grey: '#6f7f8c',
}

export const deriveClothTones = (colour: Colour): Tones => ({
  base: colour,
  dark: mix(shade(colour, -0.075), '#3a2466', 0.14),
  deep: mix(shade(colour, -0.14), '#2c1c58', 0.24),
  light: mix(colour, '#fff2d2', 0.26),
})
export const deriveHairTones = (colour: Colour): Tones => ({
  ...deriveClothTones(colour),
  light: mix(colour, '#ffd9a0', 0.3),
})

/** Dark skin gets rosier lips and near-black brows, the palest a little red in the shade. */
export function deriveSkinTones(base: Colour, hair: Colour): SkinTones {
  const L = lightness(base)
  const ink = L > 0.6 ? '#35211f' : '#1d1112'
  return {
    base,
    dark: mix(shade(base, -0.085), '#b8402c', 0.13),
    deep: mix(shade(base, -0.17), '#8c2f28', 0.25),
    light: mix(base, '#ffe9c8', 0.32),
    blush: mix(base, L > 0.6 ? '#ef6a5e' : '#d4473c', L > 0.6 ? 0.42 : 0.34),
    lip: L > 0.6 ? mix(base, '#a02c2c', 0.72) : L > 0.5 ? mix('#4a1616', base, 0.1) : mix('#c2564e', base, 0.2),
    brow: mix(deriveClothTones(hair).dark, ink, L > 0.6 ? 0.45 : 0.9),
    ink,
    nail: mix(base, '#ffdcd0', 0.4),
  }
}

/** Tones of far limbs, one step darker. */
export const darkenFarLimb = <T extends Tones>(t: T): T => ({
  ...t,
  base: mix(t.base, t.dark, 0.45),
  dark: mix(t.dark, t.deep, 0.5),
  light: t.base,
})
