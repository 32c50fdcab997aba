// The palettes of books.
import { toHex, toLab } from '../kit/colour'
import type { Colour } from '../scene'

export interface Palette {
  /** The painter's mother colour: a little of it is in every colour, so that a page holds together. */
  mother: Colour
  leaf: Colour
  leafDeep: Colour
  grass: Colour
  earth: Colour
  path: Colour
  bloom: Colour
  wall: Colour
  wallWarm: Colour
  floor: Colour
  wood: Colour
  roof: Colour
  roofCool: Colour
  stone: Colour
  sand: Colour
  water: Colour
  snow: Colour
  /** Wall paints of the rooms of the home. */
  rooms: readonly [Colour, Colour, Colour, Colour, Colour]
  /** The one strong colour, its companion, and two cloths. */
  accent: Colour
  companion: Colour
  cloth: Colour
  clothWarm: Colour
  /** Tint of a colour scheme, in everything and in the sky. */
  wash?: Colour
}
/** A book has one palette on all its pages. */
export const PALETTES = {
  meadow: {
    mother: '#e0c88a',
    leaf: '#7aa653',
    leafDeep: '#3f7f63',
    grass: '#a5c063',
    earth: '#c59463',
    path: '#ecd6a6',
    wall: '#f3e4c6',
    wallWarm: '#e3b48c',
    floor: '#cf9a63',
    wood: '#9b6238',
    roof: '#cf6146',
    roofCool: '#4f748c',
    stone: '#bab1a1',
    sand: '#f2ddab',
    water: '#4aa0b0',
    accent: '#e5452c',
    companion: '#f3b53a',
    cloth: '#3f7bab',
    clothWarm: '#ea937f',
    snow: '#e8f0f9',
    bloom: '#f6ead2',
    rooms: ['#9cc2a4', '#f2d488', '#eab08c', '#9cc3d6', '#e0b9c4'],
  },
  berry: {
    mother: '#d9a5a8',
    leaf: '#5f9a80',
    leafDeep: '#2f6d6f',
    grass: '#93b886',
    earth: '#b98a80',
    path: '#efd3c3',
    wall: '#f6dfd6',
    wallWarm: '#d99aa0',
    floor: '#c58d76',
    wood: '#84504a',
    roof: '#a8446a',
    roofCool: '#4a5f94',
    stone: '#b3a7b0',
    sand: '#f3d9bd',
    water: '#4f93b8',
    accent: '#d92a5a',
    companion: '#f6c45a',
    cloth: '#4c5fa5',
    clothWarm: '#f09aa5',
    snow: '#ebeefa',
    bloom: '#ffd9df',
    rooms: ['#e2a0aa', '#9fafd8', '#eec49a', '#9dcabb', '#c4aad4'],
  },
  ink: {
    mother: '#9fbab0',
    leaf: '#6c9a77',
    leafDeep: '#235e66',
    grass: '#a9b878',
    earth: '#b08c5a',
    path: '#e6d6ad',
    wall: '#e9e5cf',
    wallWarm: '#93b5ae',
    floor: '#b88f5f',
    wood: '#6f5238',
    roof: '#2f6b78',
    roofCool: '#c7803a',
    stone: '#a5aaa2',
    sand: '#ecdcb0',
    water: '#2f8793',
    accent: '#f0702a',
    companion: '#f0c24a',
    cloth: '#1f5a6b',
    clothWarm: '#e09a63',
    snow: '#e6f0f6',
    bloom: '#fbeec2',
    rooms: ['#6fa6ac', '#e6b26c', '#aac6a4', '#dd9a80', '#8fb4c4'],
  },
  peach: {
    mother: '#f3c3a0',
    leaf: '#93ab5e',
    leafDeep: '#5e8a63',
    grass: '#bdc777',
    earth: '#d69a72',
    path: '#f7dcb8',
    wall: '#fbe6cf',
    wallWarm: '#f0b392',
    floor: '#dba377',
    wood: '#a9683f',
    roof: '#e07a5a',
    roofCool: '#6a8ea8',
    stone: '#c6b5a3',
    sand: '#f9e0b8',
    water: '#6bb3bd',
    accent: '#2f7f8f',
    companion: '#f4a23c',
    cloth: '#d6543c',
    clothWarm: '#7fb2a8',
    snow: '#eef0f6',
    bloom: '#fff0e0',
    rooms: ['#f3b696', '#9cc8c8', '#f5d492', '#cbbad6', '#b6ca96'],
  },
  forest: {
    mother: '#b5ad6a',
    leaf: '#6f9a4a',
    leafDeep: '#24583f',
    grass: '#8fb053',
    earth: '#a97b4a',
    path: '#e2cc98',
    wall: '#efe6cb',
    wallWarm: '#dba06a',
    floor: '#b98250',
    wood: '#7a4a2a',
    roof: '#b8482f',
    roofCool: '#38635f',
    stone: '#a9a595',
    sand: '#ead7a2',
    water: '#3f8f94',
    accent: '#d9412b',
    companion: '#eeb02f',
    cloth: '#2f6b5c',
    clothWarm: '#e28a5a',
    snow: '#e6f0f4',
    bloom: '#fbeec8',
    rooms: ['#8fb08a', '#edc66a', '#d98f6a', '#7fa9a4', '#e6cfa0'],
  },
  lagoon: {
    mother: '#a5d5cc',
    leaf: '#5fb07f',
    leafDeep: '#1f7673',
    grass: '#9ccf83',
    earth: '#d8a878',
    path: '#fbe6bd',
    wall: '#eef3e4',
    wallWarm: '#f6b8a0',
    floor: '#d8a878',
    wood: '#946043',
    roof: '#f0745f',
    roofCool: '#2f7fa5',
    stone: '#b5bfba',
    sand: '#fbe8bc',
    water: '#2fa9b8',
    accent: '#f0533f',
    companion: '#ffcf4a',
    cloth: '#2a7fa8',
    clothWarm: '#ff9d85',
    snow: '#e4f1f8',
    bloom: '#fff3d8',
    rooms: ['#8fd0c6', '#ffd98a', '#f9b49c', '#8fc2e0', '#f3c8d0'],
  },
  heather: {
    mother: '#c3a8c0',
    leaf: '#87a063',
    leafDeep: '#41655f',
    grass: '#b0bd74',
    earth: '#ad8a74',
    path: '#ecd8c0',
    wall: '#f1e6e0',
    wallWarm: '#c99bb0',
    floor: '#b98a6a',
    wood: '#6d4a48',
    roof: '#8a4a7a',
    roofCool: '#50689a',
    stone: '#b0a8b3',
    sand: '#f0dcb8',
    water: '#5a90b5',
    accent: '#c93a6a',
    companion: '#f0b948',
    cloth: '#6a559a',
    clothWarm: '#e39a8a',
    snow: '#ebeefa',
    bloom: '#f5e0f2',
    rooms: ['#c3a4cc', '#e9c686', '#a3b98c', '#9fb0d8', '#e2a8a0'],
  },
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof PALETTES
export const PALETTE_NAMES: readonly [PaletteName, ...PaletteName[]] = [
  'meadow',
  'berry',
  'ink',
  'peach',
  'forest',
  'lagoon',
  'heather',
]

/** What is dark mass at night; water keeps the light of the sky. */
const IN_THE_DARK = [
  'leaf',
  'leafDeep',
  'grass',
  'earth',
  'path',
  'wall',
  'wallWarm',
  'wood',
  'roof',
  'roofCool',
  'stone',
  'sand',
] as const satisfies (keyof Palette)[]
const DARKER = 0.6
const SNOW_AT_NIGHT = 0.86
const dim = (colour: Colour, by: number): Colour => {
  const [L, a, b] = toLab(colour)
  return toHex([L * by, a * by, b * by])
}
/** The palette of places out of doors under the stars. */
export const darkenPalette = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(IN_THE_DARK.map((name) => [name, dim(palette[name], DARKER)])),
  snow: dim(palette.snow, SNOW_AT_NIGHT),
})
