import type { Light, Weather } from '../direction'
import type { Colour } from '../scene'

export interface LightRow {
  /** From the top of the sky to the horizon. */
  sky: readonly [Colour, Colour, Colour]
  haze: Colour
  /** What a lit side takes on, what a shaded side takes on, and the darkest thing near us. */
  key: Colour
  shadow: Colour
  dark: Colour
  /** Everything drifts to the tint by this much. */
  tint: Colour
  tintBy: number
  /** Where local black and white land, in OKLab lightness. */
  low: number
  high: number
  chroma: number
  mist: number
  /** Sun or moon: x as a part of the page, y as a part of the horizon's height, radius in page units. */
  sun: readonly [x: number, y: number, radius: number]
  sunColour: Colour
  /** How many windows are lit. */
  lit: number
  /** Length of thrown shadows, in widths of what throws them. */
  throwBy: number
  stars: boolean
}

export const LIGHTS: Record<Light, LightRow> = {
  morning: { sky: ['#8fbfd8', '#d9e2e0', '#ffdcbf'], haze: '#f0e3da', key: '#ffedc4', shadow: '#7486bd', dark: '#2d5560', tint: '#ffe8c4', tintBy: 0.08, low: 0.1, high: 1, chroma: 1.02, mist: 1, sun: [0.26, 0.62, 46], sunColour: '#fffbe8', lit: 0, throwBy: 1.5, stars: false },
  noon: { sky: ['#4fa9d8', '#8ecbe4', '#d9f0ea'], haze: '#cfe6e4', key: '#fffbe0', shadow: '#4a63ad', dark: '#1f4f4d', tint: '#ffffff', tintBy: 0.02, low: 0.1, high: 1, chroma: 1.06, mist: 0.85, sun: [0.22, 0.16, 44], sunColour: '#fffdf0', lit: 0, throwBy: 0.4, stars: false },
  golden: { sky: ['#83a3b4', '#f4b87c', '#ffdb8f'], haze: '#fbcf8e', key: '#ffdc86', shadow: '#7d4f86', dark: '#3f3a3c', tint: '#f08f3c', tintBy: 0.2, low: 0.1, high: 0.96, chroma: 1.06, mist: 0.95, sun: [0.3, 0.84, 62], sunColour: '#fffadc', lit: 0.2, throwBy: 2.4, stars: false },
  dusk: { sky: ['#474a8c', '#9a6ba3', '#f5a98f'], haze: '#c58aa6', key: '#ffb79a', shadow: '#343473', dark: '#262252', tint: '#7b5fa0', tintBy: 0.26, low: 0.13, high: 0.84, chroma: 0.95, mist: 0.85, sun: [0.3, 0.95, 58], sunColour: '#ffd9b0', lit: 1, throwBy: 2, stars: false },
  night: { sky: ['#14204f', '#24427a', '#4b7ca6'], haze: '#3f6b98', key: '#b7d8ff', shadow: '#0d1540', dark: '#0b1436', tint: '#2a55b0', tintBy: 0.4, low: 0.13, high: 0.7, chroma: 0.74, mist: 0.8, sun: [0.22, 0.42, 46], sunColour: '#f6f3da', lit: 1, throwBy: 0.8, stars: true },
  lamp: { sky: ['#1a1c46', '#2b2f63', '#5a4d78'], haze: '#4a3f63', key: '#ffd07a', shadow: '#2c1a4c', dark: '#1b1236', tint: '#6a4a86', tintBy: 0.34, low: 0.12, high: 0.6, chroma: 0.85, mist: 0.7, sun: [0.22, 0.4, 36], sunColour: '#f6efcd', lit: 1, throwBy: 0.6, stars: true },
}

/** How weather bends the light: grey goes to the sky, mist multiplies the haze, high moves white, key the strength of lit sides. */
export const WEATHER: Record<Weather, { grey: number; mist: number; chroma: number; high: number; key: number }> = {
  clear: { grey: 0, mist: 1, chroma: 1, high: 0, key: 1 },
  cloud: { grey: 0.35, mist: 1.15, chroma: 0.93, high: 0, key: 0.7 },
  rain: { grey: 0.8, mist: 1.2, chroma: 0.8, high: -0.12, key: 0.15 },
  wind: { grey: 0.12, mist: 1, chroma: 1, high: 0, key: 1 },
  snow: { grey: 0.5, mist: 1.3, chroma: 0.82, high: 0, key: 0.6 },
}
export const CLOUD_GREY: Record<Light, Colour> = { morning: '#a9bac6', noon: '#93a9b8', golden: '#c9a488', dusk: '#665a86', night: '#2a3f68', lamp: '#302e55' }
export const SNOW_GREY: Record<Light, Colour> = { morning: '#dfe7ee', noon: '#d3dfe8', golden: '#f0d8c2', dusk: '#8d83b0', night: '#3d5c8a', lamp: '#453f6c' }

export interface Palette {
  /** A little of it is in every colour, so that a page holds together. */
  mother: Colour
  leaf: Colour; leafDeep: Colour; grass: Colour; earth: Colour; path: Colour; bloom: Colour
  wall: Colour; wallWarm: Colour; floor: Colour; wood: Colour; roof: Colour; roofCool: Colour; stone: Colour
  sand: Colour; water: Colour; snow: Colour
  /** The one strong colour, its companion, and two cloths. */
  accent: Colour; companion: Colour; cloth: Colour; clothWarm: Colour
  /** A colour scheme's own colour, in everything and in the sky. */
  wash?: Colour
}
/** A book keeps one palette. */
export const PALETTES = {
  meadow: { mother: '#e0c88a', leaf: '#7aa653', leafDeep: '#3f7f63', grass: '#a5c063', earth: '#c59463', path: '#ecd6a6', wall: '#f3e4c6', wallWarm: '#e3b48c', floor: '#cf9a63', wood: '#9b6238', roof: '#cf6146', roofCool: '#4f748c', stone: '#bab1a1', sand: '#f2ddab', water: '#4aa0b0', accent: '#e5452c', companion: '#f3b53a', cloth: '#3f7bab', clothWarm: '#ea937f', snow: '#f6f8fb', bloom: '#f6ead2' },
  berry: { mother: '#d9a5a8', leaf: '#5f9a80', leafDeep: '#2f6d6f', grass: '#93b886', earth: '#b98a80', path: '#efd3c3', wall: '#f6dfd6', wallWarm: '#d99aa0', floor: '#c58d76', wood: '#84504a', roof: '#a8446a', roofCool: '#4a5f94', stone: '#b3a7b0', sand: '#f3d9bd', water: '#4f93b8', accent: '#d92a5a', companion: '#f6c45a', cloth: '#4c5fa5', clothWarm: '#f09aa5', snow: '#f8f6fb', bloom: '#ffd9df' },
  ink: { mother: '#9fbab0', leaf: '#6c9a77', leafDeep: '#235e66', grass: '#a9b878', earth: '#b08c5a', path: '#e6d6ad', wall: '#e9e5cf', wallWarm: '#93b5ae', floor: '#b88f5f', wood: '#6f5238', roof: '#2f6b78', roofCool: '#c7803a', stone: '#a5aaa2', sand: '#ecdcb0', water: '#2f8793', accent: '#f0702a', companion: '#f0c24a', cloth: '#1f5a6b', clothWarm: '#e09a63', snow: '#f4f7f6', bloom: '#fbeec2' },
  peach: { mother: '#f3c3a0', leaf: '#93ab5e', leafDeep: '#5e8a63', grass: '#bdc777', earth: '#d69a72', path: '#f7dcb8', wall: '#fbe6cf', wallWarm: '#f0b392', floor: '#dba377', wood: '#a9683f', roof: '#e07a5a', roofCool: '#6a8ea8', stone: '#c6b5a3', sand: '#f9e0b8', water: '#6bb3bd', accent: '#2f7f8f', companion: '#f4a23c', cloth: '#d6543c', clothWarm: '#7fb2a8', snow: '#fbf8f6', bloom: '#fff0e0' },
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof PALETTES
export const PALETTE_NAMES: readonly [PaletteName, ...PaletteName[]] = ['meadow', 'berry', 'ink', 'peach']
