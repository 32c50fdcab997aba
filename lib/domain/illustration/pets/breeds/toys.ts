import type { EarRow, HeadRow, ToyRow } from '../breed-row'

const teddyHead = {
  radius: 43,
  skull: [0.92, 0.88, 0.98],
  cheeks: [0.1, -0.24, 0.4, 0.56],
  muzzle: [
    [0.62, -0.26, 0, 0.36, 0.34, 0.44],
    [0.8, -0.3, 0, 0.3, 0.3, 0.38],
  ],
  eye: { azimuth: 27, elevation: 12, rx: 0.12, ry: 0.13 },
  nose: [0.12, 0.12, 0.19],
  mouth: 'long',
  noseColour: '#4a2f28',
  muzzleColour: 'secondary',
  ears: {
    root: [-0.05, 0.62, 0.62],
    tip: [-0.05, 0.72, 0.78],
    up: [0, 0.78, 0.76],
    down: [-0.1, 0.62, 0.84],
    axis: [0.2, -0.4, 0.5],
    widths: [0.3],
    round: 0.36,
    innerColour: 'secondary',
  },
} satisfies HeadRow
const teddy: ToyRow = {
  rig: 'toy',
  habit: 'toy',
  body: [40, 46],
  arm: [13, 14, 52],
  leg: [17, 19, 44],
  head: teddyHead,
  wears: 'scarf',
  colours: { primary: '#c08a52', secondary: '#ecd2a2', accent: '#c2483c' },
}
const softEar: EarRow = {
  root: [-0.1, 0.74, 0.4],
  tip: [-0.1, 1.2, 2.0],
  up: [-0.2, 2.3, 0.75],
  down: [0.1, -0.5, 1.5],
  axis: [0.4, 0.5, -0.6],
  path: [
    [0, 0.74, 0.36],
    [-0.05, 1.22, 0.58],
    [0, 1.16, 1.06],
    [0.1, 0.62, 1.34],
    [0.14, 0.02, 1.36],
  ],
  widths: [0.15, 0.24, 0.3, 0.33, 0.24],
  inner: true,
}
const bunnyHead = {
  ...teddyHead,
  radius: 40,
  skull: [0.92, 0.86, 0.94],
  cheeks: [0.1, -0.24, 0.42, 0.54],
  muzzle: [
    [0.66, -0.26, 0, 0.26, 0.24, 0.34],
    [0.78, -0.28, 0, 0.22, 0.22, 0.3],
  ],
  eye: { azimuth: 29, elevation: 8, rx: 0.115, ry: 0.13 },
  nose: [0.08, 0.07, 0.1],
  noseUp: 0.12,
  mouth: 'pads',
  noseColour: '#c76b78',
  ears: softEar,
} satisfies HeadRow
const drop: EarRow = {
  root: [-0.05, 0.62, 0.7],
  tip: [0.06, -0.6, 1.16],
  up: [0.2, -0.4, 1.26],
  down: [-0.2, -0.66, 1.06],
  axis: [1, 0.15, 0.1],
  widths: [0.28, 0.42, 0.42, 0.24],
  sag: 0.1,
  front: true,
  tone: -0.12,
}
const prick: EarRow = {
  root: [-0.1, 0.62, 0.56],
  tip: [0, 1.28, 0.84],
  up: [0.05, 1.36, 0.8],
  down: [-0.3, 0.9, 1.2],
  axis: [0.35, 0, 1],
  widths: [0.42, 0.36, 0.2, 0.03],
  inner: true,
}

const penguinHead: HeadRow = {
  radius: 40,
  skull: [0.92, 0.88, 0.98],
  cheeks: [0.1, -0.24, 0.4, 0.54],
  muzzle: [
    [0.66, -0.22, 0, 0.22, 0.2, 0.34],
    [1.0, -0.24, 0, 0.14, 0.12, 0.2],
  ],
  eye: { azimuth: 29, elevation: 12, rx: 0.12, ry: 0.135 },
  mouth: 'long',
  muzzleColour: '#eba23c',
  pattern: 'mask',
  eyeSkin: 'secondary',
  noBlush: true,
}

const dinoHead: HeadRow = {
  radius: 43,
  skull: [0.94, 0.86, 0.92],
  cheeks: [0.1, -0.2, 0.34, 0.5],
  muzzle: [
    [0.6, -0.26, 0, 0.48, 0.42, 0.56],
    [1.06, -0.32, 0, 0.38, 0.32, 0.44],
  ],
  eye: { azimuth: 30, elevation: 16, rx: 0.13, ry: 0.145 },
  mouth: 'long',
  muzzleColour: 'primary',
  spikes: 'accent',
}
export const TOYS: Record<string, ToyRow> = {
  teddy,
  bunny: {
    ...teddy,
    body: [33, 42],
    arm: [11, 12, 56],
    leg: [13, 15.5, 64],
    head: bunnyHead,
    wears: 'bow',
    colours: { primary: '#a9b9cf', secondary: '#f6ecdf', accent: '#e0a0a8' },
  },
  elephant: {
    ...teddy,
    body: [42, 42],
    arm: [15, 16, 44],
    leg: [18, 20, 40],
    trunk: true,
    wears: 'bow',
    head: {
      ...teddyHead,
      radius: 42,
      muzzle: [
        [0.5, -0.3, 0, 0.4, 0.4, 0.44],
        [0.66, -0.34, 0, 0.3, 0.3, 0.34],
      ],
      ears: {
        root: [-0.2, 0.3, 0.8],
        tip: [-0.3, 0.1, 1.5],
        up: [-0.2, 0.3, 1.56],
        down: [-0.4, -0.1, 1.3],
        axis: [0.2, 1, 0],
        widths: [0.6],
        round: 0.66,
        innerColour: 'secondary',
      },
      muzzleColour: 'primary',
    },
    colours: { primary: '#9fa9b8', secondary: '#e9c3c0', accent: '#d9826a' },
  },
  dog: {
    ...teddy,
    head: {
      ...teddyHead,
      ears: drop,
      muzzle: [
        [0.62, -0.26, 0, 0.4, 0.36, 0.46],
        [0.98, -0.3, 0, 0.32, 0.3, 0.38],
      ],
      pattern: 'patch',
    },
    tail: { length: 46, widths: [8, 9, 7, 3], angle: 140, curl: -8 },
    colours: { primary: '#ead7b6', secondary: '#fbf1df', accent: '#8a5a3a' },
  },
  cat: {
    ...teddy,
    body: [35, 42],
    head: { ...bunnyHead, radius: 42, ears: prick, whiskers: '#fffaf0' },
    wears: 'bow',
    tail: { length: 70, widths: [7, 7, 7, 6], angle: 130, curl: -12 },
    colours: { primary: '#d98f5f', secondary: '#f8e6cf', accent: '#5d8fa8' },
  },
  lion: {
    ...teddy,
    head: { ...teddyHead, mane: { colour: 'accent', size: 1.26 } },
    tail: { length: 60, widths: [4, 4, 4, 4], angle: 140, curl: -8, pompom: 12 },
    wears: 'none',
    colours: { primary: '#e3ad54', secondary: '#f7deab', accent: '#a8612f' },
  },
  unicorn: {
    ...teddy,
    body: [37, 43],
    head: {
      ...bunnyHead,
      radius: 42,
      muzzle: [
        [0.6, -0.26, 0, 0.42, 0.4, 0.46],
        [0.96, -0.36, 0, 0.34, 0.32, 0.4],
      ],
      ears: prick,
      forelock: 'shaggy',
      horns: true,
    },
    wears: 'bow',
    tail: { length: 70, widths: [8, 15, 17, 3], angle: 150, curl: -7, plume: true, colour: 'accent' },
    colours: { primary: '#f7eef0', secondary: '#f3cfdc', accent: '#b58ad0' },
  },
  dinosaur: {
    ...teddy,
    body: [40, 44],
    arm: [11, 11, 36],
    leg: [18, 20, 40],
    head: dinoHead,
    tail: { length: 84, widths: [24, 17, 9, 1], angle: 196, curl: -12, sharp: true },
    wears: 'none',
    colours: { primary: '#7fb387', secondary: '#dcecc4', accent: '#e2a048' },
  },
  penguin: {
    ...teddy,
    body: [42, 48],
    arm: [11, 12, 50],
    leg: [13, 16, 26],
    head: penguinHead,
    wears: 'scarf',
    colours: { primary: '#46505f', secondary: '#fbf6ec', accent: '#d8584a' },
  },
}

/** A soft creature of no particular kind: stands for whatever has no row of its own. */
export const PLUSH: ToyRow = {
  ...teddy,
  head: { ...teddyHead, pattern: 'softface', ears: { ...teddyHead.ears, tip: [-0.05, 0.86, 0.7], round: 0.3 } },
  tail: { length: 52, widths: [8, 9, 9, 8], angle: 140, curl: -10 },
  wears: 'bow',
  colours: { primary: '#8fb0a6', secondary: '#eef0dc', accent: '#e0a25c' },
}
