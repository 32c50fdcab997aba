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
    sky: ['#1c3474', '#2d5b9c', '#6aa5c8'],
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
    sky: ['#262a62', '#434788', '#82699a'],
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
  night: '#41598a',
  lamp: '#474476',
}
export const SNOW_GREY: Record<Light, Colour> = {
  morning: '#bfd0e6',
  noon: '#a9c4de',
  golden: '#e0bfc0',
  dusk: '#8076b0',
  night: '#4a6aa0',
  lamp: '#55508a',
}
