// Rabbits and rodents: the four-legged rig on flat hind feet.
import type { EarRow, HeadRow, QuadRow } from '../row'

const rabbitHead = {
  radius: 36, skull: [1, 0.9, 0.82], cheeks: [0.36, -0.3, 0.34, 0.44], muzzle: [[0.7, -0.28, 0, 0.36, 0.34, 0.4], [0.92, -0.3, 0, 0.28, 0.28, 0.32]],
  eye: { az: 44, el: 14, r: 0.18, ry: 0.22 }, nose: [0.08, 0.06, 0.1], noseUp: 0.12, mouth: 'pads', noseColour: '#d58a8a', whiskers: '#fffaf0',
} satisfies HeadRow
const upright: EarRow = {
  root: [-0.3, 0.74, 0.34], tip: [-0.5, 2.55, 0.62], up: [-0.2, 2.66, 0.5], down: [-1.9, 1.2, 0.7], axis: [0.5, 0.1, 1], widths: [0.2, 0.34, 0.32, 0.1], inner: true,
}
const lop: EarRow = {
  root: [-0.2, 0.8, 0.46], tip: [0.05, -1.16, 1.18], up: [0.3, -0.86, 1.44], down: [-0.4, -1.16, 0.98], axis: [1, 0.1, 0], widths: [0.22, 0.38, 0.5, 0.4], sag: 0.26, front: true, tone: -0.08,
}
const rabbit: QuadRow = {
  rig: 'quad', habit: 'rabbit', turn: 58, height: 46, length: 62, spread: 14, trunk: [[0, 4, 35, 31], [0.35, 6, 36, 32], [0.7, -1, 31, 28], [1, -3, 26, 24]],
  neck: { at: 1, up: 6, length: 36, angle: 50, radii: [23, 20] }, foreleg: [15, 11, 8.5, 9, 9], hindleg: [31, 19, 9, 9, 24], flatFeet: true,
  tail: { length: 10, widths: [8, 8, 8, 8], angle: 150, curl: 0, pompom: 14, colour: 'secondary' },
  head: { ...rabbitHead, ears: upright, pattern: 'blaze', muzzleColour: 'secondary' },
  coat: 'dutch', socks: ['secondary', 0.9], colours: { primary: '#7d7684', secondary: '#faf4ea', accent: '#5c5563' },
}
export const RABBITS: Record<string, QuadRow> = {
  'mini-lop': {
    ...rabbit, head: { ...rabbitHead, radius: 38, ears: lop, pattern: 'softface', muzzleColour: 'secondary' }, coat: 'pale', socks: ['secondary', 1.6],
    colours: { primary: '#b98a62', secondary: '#f5e7d3', accent: '#8a5f40' },
  },
  'dutch-rabbit': rabbit,
  lionhead: {
    ...rabbit, height: 44, length: 58, head: { ...rabbitHead, radius: 37, mane: { colour: 'accent', size: 1.16 }, topknot: [0.66, 0.4], pattern: 'softface', muzzleColour: 'secondary', ears: { ...upright, tip: [-0.4, 2.1, 0.66], up: [-0.2, 2.2, 0.54], down: [-1.6, 1.0, 0.76], widths: [0.2, 0.3, 0.27, 0.1] } },
    coat: 'pale', fluff: true, socks: ['primary', 2], colours: { primary: '#d9ae7c', secondary: '#fbeeda', accent: '#c08a58' },
  },
  'netherland-dwarf': {
    ...rabbit, height: 42, length: 50, trunk: [[0, 4, 31, 28], [0.35, 5, 32, 29], [0.7, 0, 29, 27], [1, -2, 26, 24]],
    head: { ...rabbitHead, radius: 37, skull: [0.94, 0.94, 0.92], muzzle: [[0.64, -0.28, 0, 0.36, 0.34, 0.42], [0.78, -0.3, 0, 0.28, 0.28, 0.34]], ears: { ...upright, tip: [-0.36, 1.86, 0.6], up: [-0.16, 1.94, 0.5], down: [-1.4, 1, 0.7], widths: [0.2, 0.3, 0.27, 0.1] }, pattern: 'softface', muzzleColour: 'secondary' },
    coat: 'pale', socks: ['primary', 2], colours: { primary: '#a58a72', secondary: '#efe2cf', accent: '#6f5744' },
  },
  'white-rabbit': { ...rabbit, coat: 'solid', socks: ['primary', 2], head: { ...rabbitHead, ears: { ...upright, innerColour: '#eeb6b4' } }, colours: { primary: '#faf6f0', secondary: '#ffffff', accent: '#e9a7a5' } },
}

const cavyHead = {
  radius: 34, skull: [1.06, 0.9, 0.9], cheeks: [0.3, -0.3, 0.4, 0.5], muzzle: [[0.6, -0.24, 0, 0.46, 0.44, 0.5], [0.96, -0.22, 0, 0.38, 0.38, 0.42]],
  eye: { az: 42, el: 20, r: 0.18, ry: 0.21 }, nose: [0.09, 0.06, 0.12], noseUp: 0.2, mouth: 'pads', noseColour: '#c47f78',
  ears: { root: [-0.3, 0.56, 0.74], tip: [-0.5, 0.28, 1.5], up: [-0.3, 0.6, 1.52], down: [-0.6, -0.05, 1.3], axis: [1, 0.5, 0], widths: [0.26, 0.42, 0.42, 0.2], front: true, colour: '#b97f72', tone: 0 },
} satisfies HeadRow
const cavy: QuadRow = {
  rig: 'quad', habit: 'cavy', turn: 54, height: 34, length: 68, spread: 15, trunk: [[0, 4, 33, 30], [0.35, 5, 35, 32], [0.7, 3, 34, 31], [1, 1, 31, 29]],
  neck: { at: 1, up: 4, length: 28, angle: 24, radii: [30, 28] }, foreleg: [12, 9, 7, 7.5, 9], hindleg: [20, 12, 7, 7.5, 13], flatFeet: true,
  head: { ...cavyHead, crest: true, pattern: 'gpig', muzzleColour: 'secondary' },
  coat: 'gpig', feet: '#e3a898', colours: { primary: '#c9793d', secondary: '#fbf2e3', accent: '#3c332f' },
}
export const GUINEA_PIGS: Record<string, QuadRow> = {
  'american-guinea-pig': cavy,
  'abyssinian-guinea-pig': {
    ...cavy, head: { ...cavyHead, ruff: 0.34, crest: true, pattern: 'softface', muzzleColour: 'secondary' }, coat: 'whorls', fluff: true,
    colours: { primary: '#b0652f', secondary: '#f0d3a6', accent: '#6b3a1e' },
  },
  'peruvian-guinea-pig': {
    ...cavy, head: { ...cavyHead, fringe: true, pattern: 'softface', muzzleColour: 'secondary' }, coat: 'piebald', fluff: true,
    colours: { primary: '#8d8078', secondary: '#fbf4e8', accent: '#e0c9a3' },
  },
}

const hamsterHead = {
  radius: 28, skull: [0.94, 0.86, 0.94], cheeks: [0.16, -0.34, 0.54, 0.5], muzzle: [[0.6, -0.3, 0, 0.4, 0.36, 0.44], [0.84, -0.3, 0, 0.28, 0.26, 0.3]],
  eye: { az: 40, el: 18, r: 0.2, ry: 0.23 }, nose: [0.09, 0.07, 0.11], noseUp: 0.14, mouth: 'pads', noseColour: '#d98480', whiskers: '#fffaf0',
  ears: { root: [-0.2, 0.6, 0.6], tip: [-0.1, 0.86, 0.72], up: [-0.05, 0.93, 0.7], down: [-0.35, 0.7, 0.86], axis: [0.45, 0, 1], widths: [0.2], round: 0.3, inner: true },
} satisfies HeadRow
const hamster: QuadRow = {
  rig: 'quad', habit: 'rodent', turn: 60, height: 27, length: 31, spread: 11, trunk: [[0, 3, 28, 26], [0.4, 4, 29, 27], [0.75, 2, 28, 26], [1, 1, 26, 25]],
  neck: { at: 1, up: 6, length: 22, angle: 34, radii: [26, 25] }, foreleg: [8, 6, 4.5, 5, 6], hindleg: [14, 9, 5, 5, 8], flatFeet: true,
  tail: { length: 6, widths: [4, 4, 3, 2], angle: 170, curl: 0, colour: '#e8b5a4' }, head: { ...hamsterHead, pattern: 'hamster', muzzleColour: 'secondary' },
  coat: 'belly', feet: '#efb9a6', colours: { primary: '#e0a055', secondary: '#fdf3e0', accent: '#b5793a' },
}
export const HAMSTERS: Record<string, QuadRow> = {
  'golden-hamster': hamster,
  'dwarf-hamster': {
    ...hamster, length: 25, trunk: [[0, 3, 25, 24], [0.4, 4, 26, 25], [0.75, 2, 25, 24], [1, 1, 24, 23]],
    head: { ...hamsterHead, radius: 27, muzzle: [[0.58, -0.3, 0, 0.38, 0.34, 0.42], [0.74, -0.3, 0, 0.26, 0.24, 0.28]], pattern: 'stripe', muzzleColour: 'secondary' },
    coat: 'stripe', colours: { primary: '#a39a98', secondary: '#f7f1ea', accent: '#4f4a4d' },
  },
}

/** Creatures of the type Other that stand on four small feet. */
export const SMALL_OTHERS: Record<string, QuadRow> = {
  mouse: {
    ...hamster, height: 24, length: 38, trunk: [[0, 2, 22, 20], [0.4, 2, 21, 19], [0.75, 1, 19, 17], [1, 0, 17, 15]], neck: { at: 1, up: 4, length: 20, angle: 34, radii: [16, 14] },
    tail: { length: 84, widths: [4, 3, 2.4, 1], angle: 216, curl: -8, colour: '#e3b0a6' },
    head: { ...hamsterHead, radius: 22, skull: [1, 0.86, 0.86], cheeks: [0.2, -0.3, 0.3, 0.42], muzzle: [[0.66, -0.26, 0, 0.38, 0.34, 0.38], [1.16, -0.34, 0, 0.22, 0.2, 0.22]], ears: { ...hamsterHead.ears, tip: [-0.1, 1.02, 0.9], up: [-0.05, 1.1, 0.86], down: [-0.4, 0.8, 1], round: 0.5, innerColour: '#e9b3a8' } },
    coat: 'belly', feet: '#efb9a6', colours: { primary: '#9c948f', secondary: '#f1ebe3', accent: '#6b625e' },
  },
  rat: {
    ...hamster, height: 30, length: 58, trunk: [[0, 3, 27, 24], [0.4, 3, 25, 23], [0.75, 1, 23, 21], [1, 0, 20, 18]], neck: { at: 1, up: 4, length: 26, angle: 34, radii: [19, 17] },
    tail: { length: 110, widths: [6, 5, 3.6, 1.4], angle: 216, curl: -6, colour: '#dba89c' },
    head: { ...hamsterHead, radius: 25, skull: [1.02, 0.84, 0.8], cheeks: [0.2, -0.3, 0.3, 0.42], muzzle: [[0.68, -0.24, 0, 0.42, 0.38, 0.4], [1.26, -0.36, 0, 0.26, 0.24, 0.26]], ears: { ...hamsterHead.ears, tip: [-0.2, 0.96, 0.86], round: 0.36, innerColour: '#e0a99e' }, pattern: 'blaze', muzzleColour: 'secondary' },
    coat: 'dutch', feet: '#e8b0a3', colours: { primary: '#5d5559', secondary: '#f7f0e6', accent: '#3d373a' },
  },
  ferret: {
    ...hamster, habit: 'cat', height: 36, length: 104, spread: 12, trunk: [[0, 2, 21, 18], [0.35, 6, 20, 18], [0.7, 2, 20, 18], [1, 0, 20, 17]], neck: { at: 1, up: 6, length: 44, angle: 46, radii: [18, 16] },
    foreleg: [12, 9, 7.5, 8, 8], hindleg: [18, 12, 7.5, 8, 10], flatFeet: false, tail: { length: 66, widths: [7, 11, 11, 2], angle: 180, curl: -6, plume: true, colour: 'accent' },
    head: { ...hamsterHead, radius: 25, skull: [1.04, 0.82, 0.86], muzzle: [[0.64, -0.26, 0, 0.42, 0.36, 0.42], [1.06, -0.34, 0, 0.28, 0.25, 0.28]], eye: { az: 36, el: 14, r: 0.15, ry: 0.18 }, ears: { ...hamsterHead.ears, round: 0.26 }, pattern: 'mask', muzzleColour: 'secondary', noseColour: '#c98a84' },
    coat: 'pale', socks: ['accent', 0.6], colours: { primary: '#d9c3a0', secondary: '#f9f0df', accent: '#5a463a' },
  },
  hedgehog: {
    ...hamster, height: 28, length: 38, trunk: [[0, 4, 29, 28], [0.4, 6, 31, 29], [0.75, 4, 29, 27], [1, 1, 25, 24]],
    head: { ...hamsterHead, radius: 24, muzzle: [[0.6, -0.26, 0, 0.4, 0.36, 0.4], [1.24, -0.34, 0, 0.2, 0.2, 0.22]], nose: [0.14, 0.12, 0.14], noseUp: 0.06, noseColour: '#3a2f2c', ears: { ...hamsterHead.ears, round: 0.24 } },
    coat: 'spines', colours: { primary: '#e8cfa6', secondary: '#f7e8cb', accent: '#7a5e48' },
  },
}
