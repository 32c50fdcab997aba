import type { Light, Weather } from '../direction'
import type { Colour } from '../scene'

export interface LightRow {
  /** From the top of the sky to the horizon. */
  sky: readonly [Colour, Colour, Colour]
  haze: Colour
  /** Colours that lit sides and shaded sides shift to, and the darkest colour near us. */
  key: Colour
  shadow: Colour
  dark: Colour
  /** Colour of the light on everything, and how much of it is applied. */
  lightColour: Colour
  lightStrength: number
  /** OKLab lightness that black and white are mapped to. */
  blackPoint: number
  whitePoint: number
  chroma: number
  mist: number
  /** Sun or moon: x as a share of the page's width, y as a share of the horizon's height, radius in page units. */
  sun: readonly [x: number, y: number, radius: number]
  sunColour: Colour
  /** Share of windows that are lit, 0 to 1. */
  lit: number
  /** Length of cast shadows, in widths of what casts them. */
  throwBy: number
  stars: boolean
}

export const LIGHTS: Record<Light, LightRow> = {
  morning: {
    sky: ['#7db8dd', '#cde5e6', '#ffe2bd'],
    haze: '#e6ebdf',
    key: '#fff0b8',
    shadow: '#6a80c2',
    dark: '#1f4d5c',
    lightColour: '#fff1d8',
    lightStrength: 0.9,
    blackPoint: 0.08,
    whitePoint: 1,
    chroma: 1.12,
    mist: 0.8,
    sun: [0.26, 0.62, 46],
    sunColour: '#fffbe8',
    lit: 0,
    throwBy: 1.5,
    stars: false,
  },
  noon: {
    sky: ['#3f9fd6', '#86c9e6', '#d6f0ea'],
    haze: '#c9e6e4',
    key: '#fffbd2',
    shadow: '#4459ad',
    dark: '#164a4c',
    lightColour: '#fffdf4',
    lightStrength: 1,
    blackPoint: 0.08,
    whitePoint: 1,
    chroma: 1.16,
    mist: 0.72,
    sun: [0.22, 0.16, 44],
    sunColour: '#fffdf0',
    lit: 0,
    throwBy: 0.5,
    stars: false,
  },
  golden: {
    sky: ['#6f9fc0', '#f7b777', '#ffd884'],
    haze: '#fdc987',
    key: '#ffdb7a',
    shadow: '#6d4590',
    dark: '#3a2a44',
    lightColour: '#ffd9a2',
    lightStrength: 0.85,
    blackPoint: 0.09,
    whitePoint: 0.97,
    chroma: 1.12,
    mist: 0.8,
    sun: [0.3, 0.84, 62],
    sunColour: '#fffadc',
    lit: 0.2,
    throwBy: 2.4,
    stars: false,
  },
  dusk: {
    sky: ['#3f4690', '#a765a6', '#ffa985'],
    haze: '#c986ac',
    key: '#ffb08c',
    shadow: '#2f2f78',
    dark: '#221c54',
    lightColour: '#d3b3ee',
    lightStrength: 0.9,
    blackPoint: 0.12,
    whitePoint: 0.82,
    chroma: 1.02,
    mist: 0.75,
    sun: [0.3, 0.95, 58],
    sunColour: '#ffd9b0',
    lit: 1,
    throwBy: 2,
    stars: false,
  },
  night: {
    sky: ['#0f1d52', '#1f4587', '#4a88b4'],
    haze: '#356a9e',
    key: '#bfe0ff',
    shadow: '#0b1242',
    dark: '#081033',
    lightColour: '#8fb4f4',
    lightStrength: 1,
    blackPoint: 0.12,
    whitePoint: 0.68,
    chroma: 0.94,
    mist: 0.7,
    sun: [0.22, 0.42, 46],
    sunColour: '#f8f3d4',
    lit: 1,
    throwBy: 0.8,
    stars: true,
  },
  lamp: {
    sky: ['#171a48', '#2b2f68', '#62507e'],
    haze: '#4d3f68',
    key: '#ffcf70',
    shadow: '#2a1850',
    dark: '#190f38',
    lightColour: '#c0a0e4',
    lightStrength: 0.9,
    blackPoint: 0.11,
    whitePoint: 0.6,
    chroma: 0.98,
    mist: 0.6,
    sun: [0.22, 0.4, 36],
    sunColour: '#f6efcd',
    lit: 1,
    throwBy: 0.6,
    stars: true,
  },
}

/**
 * Effect of weather on light: `grey` goes into the sky, `mist` multiplies the haze, `high` moves the white point, `key`
 * scales lit sides.
 */
export const WEATHER: Record<Weather, { grey: number; mist: number; chroma: number; high: number; key: number }> = {
  clear: { grey: 0, mist: 1, chroma: 1, high: 0, key: 1 },
  cloud: { grey: 0.35, mist: 1.15, chroma: 0.93, high: 0, key: 0.7 },
  rain: { grey: 0.75, mist: 1.05, chroma: 0.88, high: -0.1, key: 0.2 },
  wind: { grey: 0.12, mist: 1, chroma: 1, high: 0, key: 1 },
  snow: { grey: 0.7, mist: 1.1, chroma: 0.9, high: -0.03, key: 0.7 },
}
export const CLOUD_GREY: Record<Light, Colour> = {
  morning: '#a9bac6',
  noon: '#93a9b8',
  golden: '#c9a488',
  dusk: '#665a86',
  night: '#2a3f68',
  lamp: '#302e55',
}
export const SNOW_GREY: Record<Light, Colour> = {
  morning: '#bfd0e6',
  noon: '#a9c4de',
  golden: '#e0bfc0',
  dusk: '#8076b0',
  night: '#2f4f86',
  lamp: '#3c3768',
}

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
