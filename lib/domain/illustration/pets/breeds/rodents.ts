// Guinea pigs and hamsters: the four-legged rig on flat hind feet.
import type { HeadRow, QuadRow } from '../breed-row'

const cavyHead = {
  radius: 34,
  skull: [1.06, 0.9, 0.9],
  cheeks: [0.3, -0.3, 0.4, 0.5],
  muzzle: [
    [0.6, -0.24, 0, 0.46, 0.44, 0.5],
    [0.96, -0.22, 0, 0.38, 0.38, 0.42],
  ],
  eye: { azimuth: 42, elevation: 20, rx: 0.18, ry: 0.21 },
  nose: [0.09, 0.06, 0.12],
  noseUp: 0.2,
  mouth: 'pads',
  noseColour: '#c47f78',
  ears: {
    root: [-0.3, 0.56, 0.74],
    tip: [-0.5, 0.28, 1.5],
    up: [-0.3, 0.6, 1.52],
    down: [-0.6, -0.05, 1.3],
    axis: [1, 0.5, 0],
    widths: [0.26, 0.42, 0.42, 0.2],
    front: true,
    colour: '#b97f72',
    tone: 0,
  },
} satisfies HeadRow
const cavy: QuadRow = {
  rig: 'quad',
  habit: 'cavy',
  turn: 54,
  height: 34,
  length: 68,
  spread: 15,
  trunk: [
    [0, 4, 33, 30],
    [0.35, 5, 35, 32],
    [0.7, 3, 34, 31],
    [1, 1, 31, 29],
  ],
  neck: { at: 1, up: 4, length: 28, angle: 24, radii: [30, 28] },
  foreleg: [12, 9, 7, 7.5, 9],
  hindleg: [20, 12, 7, 7.5, 13],
  flatFeet: true,
  head: { ...cavyHead, crest: true, pattern: 'gpig', muzzleColour: 'secondary' },
  coat: 'gpig',
  feet: '#e3a898',
  colours: { primary: '#c9793d', secondary: '#fbf2e3', accent: '#3c332f' },
}
export const GUINEA_PIGS: Record<string, QuadRow> = {
  'american-guinea-pig': cavy,
  'abyssinian-guinea-pig': {
    ...cavy,
    head: { ...cavyHead, ruff: 0.34, crest: true, pattern: 'softface', muzzleColour: 'secondary' },
    coat: 'whorls',
    fluff: true,
    colours: { primary: '#b0652f', secondary: '#f0d3a6', accent: '#6b3a1e' },
  },
  'peruvian-guinea-pig': {
    ...cavy,
    head: { ...cavyHead, fringe: true, pattern: 'softface', muzzleColour: 'secondary' },
    coat: 'piebald',
    fluff: true,
    colours: { primary: '#8d8078', secondary: '#fbf4e8', accent: '#e0c9a3' },
  },
}

export const hamsterHead = {
  radius: 28,
  skull: [0.94, 0.86, 0.94],
  cheeks: [0.16, -0.34, 0.54, 0.5],
  muzzle: [
    [0.6, -0.3, 0, 0.4, 0.36, 0.44],
    [0.84, -0.3, 0, 0.28, 0.26, 0.3],
  ],
  eye: { azimuth: 40, elevation: 18, rx: 0.2, ry: 0.23 },
  nose: [0.09, 0.07, 0.11],
  noseUp: 0.14,
  mouth: 'pads',
  noseColour: '#d98480',
  whiskers: '#fffaf0',
  ears: {
    root: [-0.2, 0.6, 0.6],
    tip: [-0.1, 0.86, 0.72],
    up: [-0.05, 0.93, 0.7],
    down: [-0.35, 0.7, 0.86],
    axis: [0.45, 0, 1],
    widths: [0.2],
    round: 0.3,
    inner: true,
  },
} satisfies HeadRow
export const hamster: QuadRow = {
  rig: 'quad',
  habit: 'rodent',
  turn: 60,
  height: 27,
  length: 31,
  spread: 11,
  trunk: [
    [0, 3, 28, 26],
    [0.4, 4, 29, 27],
    [0.75, 2, 28, 26],
    [1, 1, 26, 25],
  ],
  neck: { at: 1, up: 6, length: 22, angle: 34, radii: [26, 25] },
  foreleg: [8, 6, 4.5, 5, 6],
  hindleg: [14, 9, 5, 5, 8],
  flatFeet: true,
  tail: { length: 6, widths: [4, 4, 3, 2], angle: 170, curl: 0, colour: '#e8b5a4' },
  head: { ...hamsterHead, pattern: 'hamster', muzzleColour: 'secondary' },
  coat: 'belly',
  feet: '#efb9a6',
  colours: { primary: '#e0a055', secondary: '#fdf3e0', accent: '#b5793a' },
}
export const HAMSTERS: Record<string, QuadRow> = {
  'golden-hamster': hamster,
  'dwarf-hamster': {
    ...hamster,
    length: 25,
    trunk: [
      [0, 3, 25, 24],
      [0.4, 4, 26, 25],
      [0.75, 2, 25, 24],
      [1, 1, 24, 23],
    ],
    head: {
      ...hamsterHead,
      radius: 27,
      muzzle: [
        [0.58, -0.3, 0, 0.38, 0.34, 0.42],
        [0.74, -0.3, 0, 0.26, 0.24, 0.28],
      ],
      pattern: 'stripe',
      muzzleColour: 'secondary',
    },
    coat: 'stripe',
    colours: { primary: '#a39a98', secondary: '#f7f1ea', accent: '#4f4a4d' },
  },
}
