import type { HeadRow, LizardRow, TortoiseRow } from '../breed-row'

const dragonHead = {
  radius: 38,
  skull: [0.98, 0.66, 0.9],
  cheeks: [0.02, -0.12, 0.44, 0.46],
  muzzle: [
    [0.5, -0.14, 0, 0.52, 0.42, 0.6],
    [1.06, -0.24, 0, 0.34, 0.26, 0.38],
  ],
  eye: { azimuth: 50, elevation: 28, rx: 0.17, ry: 0.19, iris: '#c98a3a' },
  mouth: 'long',
  noBlush: true,
} satisfies HeadRow
const geckoHead = {
  ...dragonHead,
  radius: 39,
  skull: [1.02, 0.72, 0.9],
  cheeks: [0.1, -0.1, 0.3, 0.48],
  muzzle: [
    [0.5, -0.16, 0, 0.5, 0.42, 0.58],
    [0.98, -0.22, 0, 0.36, 0.28, 0.42],
  ],
  eye: { azimuth: 46, elevation: 34, rx: 0.27, ry: 0.29, iris: '#cfb24a', slit: true },
} satisfies HeadRow
const dragon: LizardRow = {
  rig: 'lizard',
  habit: 'lizard',
  trunk: [
    [-34, 19, 16, 20],
    [-8, 21, 21, 32],
    [20, 22, 20, 29],
    [36, 24, 17, 22],
  ],
  tail: [112, 14, 9, 1],
  leg: [9, 8.5, 6],
  spikes: true,
  head: dragonHead,
  coat: 'bars',
  colours: { primary: '#d9a765', secondary: '#f3dcae', accent: '#a9713c' },
}
const gecko: LizardRow = {
  ...dragon,
  trunk: [
    [-32, 18, 14, 17],
    [-8, 18, 17, 22],
    [18, 19, 16, 20],
    [34, 21, 14, 16],
  ],
  tail: [88, 13, 19, 2],
  leg: [8, 7, 5.5],
  spikes: false,
  pads: true,
  head: geckoHead,
  coat: 'spots',
  colours: { primary: '#f0cb58', secondary: '#fbf0cf', accent: '#6b4a35' },
}
export const LIZARDS: Record<string, LizardRow> = {
  'bearded-dragon': dragon,
  'leopard-gecko': gecko,
  'blue-tongue': {
    ...gecko,
    trunk: [
      [-40, 18, 17, 20],
      [-10, 18, 19, 24],
      [22, 19, 18, 23],
      [42, 20, 16, 19],
    ],
    tail: [78, 15, 11, 3],
    leg: [7, 6.5, 5],
    pads: false,
    head: {
      ...dragonHead,
      radius: 32,
      skull: [1.04, 0.74, 0.86],
      eye: { azimuth: 50, elevation: 26, rx: 0.18, ry: 0.2 },
    },
    coat: 'bars',
    colours: { primary: '#a8937a', secondary: '#e5d8bf', accent: '#57483c' },
  },
  iguana: {
    ...dragon,
    trunk: [
      [-36, 24, 18, 19],
      [-8, 27, 23, 26],
      [22, 28, 22, 25],
      [40, 31, 18, 19],
    ],
    tail: [150, 14, 9, 1],
    head: { ...dragonHead, radius: 34, skull: [1, 0.78, 0.84] },
    colours: { primary: '#7fa355', secondary: '#c4d694', accent: '#53753c' },
  },
}
export const TORTOISES: Record<string, TortoiseRow> = {
  tortoise: {
    rig: 'tortoise',
    habit: 'tortoise',
    shell: [66, 56, 52],
    head: {
      ...dragonHead,
      radius: 25,
      skull: [1, 0.82, 0.84],
      muzzle: [
        [0.5, -0.16, 0, 0.5, 0.44, 0.5],
        [0.86, -0.22, 0, 0.34, 0.32, 0.36],
      ],
      eye: { azimuth: 44, elevation: 20, rx: 0.2, ry: 0.23 },
    },
    colours: { primary: '#a98d54', secondary: '#d6bd82', accent: '#6d5632' },
  },
  turtle: {
    rig: 'tortoise',
    habit: 'tortoise',
    shell: [68, 42, 54],
    head: {
      ...dragonHead,
      radius: 25,
      skull: [1, 0.82, 0.84],
      muzzle: [
        [0.5, -0.16, 0, 0.5, 0.44, 0.5],
        [0.92, -0.22, 0, 0.32, 0.28, 0.34],
      ],
      eye: { azimuth: 44, elevation: 20, rx: 0.2, ry: 0.23 },
    },
    colours: { primary: '#6f9a5f', secondary: '#b3c98a', accent: '#4a6b45' },
  },
}
