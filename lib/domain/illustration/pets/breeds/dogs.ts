import type { EarRow, HeadRow, QuadRow } from '../row'

const head = {
  radius: 43, skull: [1, 0.94, 0.96], cheeks: [0.1, -0.3, 0.5, 0.5], muzzle: [[0.62, -0.26, 0, 0.5, 0.46, 0.52], [1.22, -0.34, 0, 0.4, 0.36, 0.42]],
  eye: { az: 33, el: 14, r: 0.15, ry: 0.19 }, nose: [0.19, 0.15, 0.2], mouth: 'long', noseColour: '#2c2220',
} satisfies HeadRow
const drop: EarRow = {
  root: [-0.05, 0.62, 0.7], tip: [0.12, -0.62, 1.12], up: [0.3, -0.42, 1.22], down: [-0.35, -0.66, 1.0], axis: [1, 0.15, 0.1],
  widths: [0.3, 0.44, 0.4, 0.12], sag: 0.12, front: true, tone: -0.09,
}
const prick: EarRow = {
  root: [-0.12, 0.7, 0.52], tip: [-0.02, 1.62, 0.74], up: [0.06, 1.7, 0.68], down: [-0.75, 1.02, 1.25], axis: [0.35, 0, 1],
  widths: [0.46, 0.38, 0.2, 0], sharp: true, inner: true,
}
const labrador: QuadRow = {
  rig: 'quad', habit: 'dog', height: 92, length: 98, spread: 17,
  trunk: [[0, -2, 33, 28], [0.32, -1, 29, 27], [0.7, -7, 36, 31], [1, -5, 36, 31]],
  neck: { at: 0.98, up: 12, length: 64, angle: 58, radii: [31, 25] }, foreleg: [22, 15, 11.5, 12.5, 15], hindleg: [31, 19, 10.5, 12.5, 16],
  tail: { length: 82, widths: [11, 12, 9, 3], angle: 168, curl: -9 }, head: { ...head, ears: drop },
  coat: 'pale', collared: true, colours: { primary: '#e3b568', secondary: '#f3d9a4', accent: '#c2483c' },
}

export const DOGS: Record<string, QuadRow> = {
  labrador,
  'golden-retriever': {
    ...labrador, length: 100, tail: { length: 92, widths: [9, 17, 21, 3], angle: 176, curl: -9, plume: true },
    head: { ...head, radius: 42, ears: { ...drop, tip: [0.1, -0.72, 1.1], widths: [0.3, 0.48, 0.5, 0.26], tone: -0.07 } },
    bib: true, fluff: true, coat: 'pale', colours: { primary: '#d99a4e', secondary: '#efc98a', accent: '#4f7fa8' },
  },
  'border-collie': {
    ...labrador, height: 90, length: 96, spread: 16, trunk: [[0, -2, 31, 27], [0.35, -2, 28, 27], [0.7, -8, 35, 31], [1, -7, 37, 32]],
    neck: { at: 0.98, up: 12, length: 62, angle: 54, radii: [34, 27] }, foreleg: [20, 13, 10, 11, 13], hindleg: [30, 17, 9.5, 11, 14],
    tail: { length: 100, widths: [9, 19, 21, 2], angle: 205, curl: -10, tip: 'secondary', plume: true },
    head: {
      ...head, radius: 41, cheeks: [0, -0.3, 0.58, 0.48], muzzle: [[0.6, -0.28, 0, 0.46, 0.4, 0.44], [1.3, -0.36, 0, 0.34, 0.3, 0.34]],
      ears: { ...prick, tip: [0.0, 1.34, 0.96], up: [0.04, 1.44, 0.9], widths: [0.44, 0.4, 0.27, 0.2, 0], fold: true, inner: false },
      ruff: 0.34, pattern: 'blaze', muzzleColour: 'secondary', eyeSkin: 'primary',
    },
    coat: 'collie', bib: true, fluff: true, socks: ['secondary', 0.42], colours: { primary: '#35333b', secondary: '#f7f1e6', accent: '#3f7f9c' },
  },
  'german-shepherd': {
    ...labrador, height: 98, length: 106, spread: 16, trunk: [[0, -6, 31, 27], [0.35, -2, 29, 26], [0.7, -7, 36, 31], [1, -2, 37, 31]],
    neck: { at: 0.98, up: 14, length: 68, angle: 60, radii: [33, 26] }, foreleg: [21, 14, 10.5, 12, 14], hindleg: [33, 19, 10, 12, 15],
    tail: { length: 96, widths: [10, 15, 16, 2], angle: 246, curl: -5, plume: true, shaded: 0.75 },
    head: {
      ...head, radius: 41, skull: [1, 0.88, 0.9], cheeks: [0, -0.25, 0.5, 0.46], muzzle: [[0.6, -0.24, 0, 0.48, 0.44, 0.44], [1.52, -0.36, 0, 0.34, 0.32, 0.34]],
      ears: { ...prick, widths: [0.46, 0.44, 0.26, 0], tip: [0.0, 1.86, 0.6], up: [0.08, 1.94, 0.53] }, pattern: 'shepherd', muzzleColour: '#3b302b',
    },
    coat: 'saddle', bib: true, colours: { primary: '#c98f4e', secondary: '#e6bd82', accent: '#37302d' },
  },
  kelpie: {
    ...labrador, height: 86, length: 94, spread: 15, trunk: [[0, -2, 28, 24], [0.35, -1, 25, 23], [0.7, -6, 32, 28], [1, -4, 32, 28]],
    neck: { at: 0.98, up: 12, length: 62, angle: 58, radii: [27, 22] }, foreleg: [18, 12, 9.5, 11, 13], hindleg: [28, 16, 9, 11, 14],
    tail: { length: 84, widths: [8, 10, 9, 2], angle: 196, curl: -8, sharp: true },
    head: { ...head, radius: 39, muzzle: [[0.6, -0.26, 0, 0.46, 0.42, 0.46], [1.34, -0.34, 0, 0.34, 0.32, 0.34]], ears: prick, muzzleColour: 'secondary' },
    coat: 'pale', socks: ['secondary', 0.9], colours: { primary: '#8a4a2b', secondary: '#c98a52', accent: '#3f8f86' },
  },
  husky: {
    ...labrador, height: 94, length: 98, trunk: [[0, -2, 33, 29], [0.35, -2, 31, 29], [0.7, -7, 37, 33], [1, -5, 38, 33]],
    neck: { at: 0.98, up: 12, length: 60, angle: 58, radii: [36, 29] },
    tail: { length: 104, widths: [12, 20, 20, 6], angle: 128, curl: 24, plume: true, tip: 'secondary' },
    head: {
      ...head, radius: 42, eye: { ...head.eye, r: 0.15, ry: 0.17, iris: '#7fb9dd' }, ears: { ...prick, tip: [0, 1.5, 0.7], up: [0.06, 1.58, 0.64] },
      ruff: 0.26, pattern: 'mask', muzzleColour: 'secondary',
    },
    coat: 'belly', bib: true, socks: ['secondary', 0.3], colours: { primary: '#6f7683', secondary: '#f6f3ee', accent: '#b8483f' },
  },
  dalmatian: {
    ...labrador, height: 96, spread: 16, trunk: [[0, -2, 30, 26], [0.32, -1, 27, 25], [0.7, -7, 34, 29], [1, -5, 34, 29]],
    neck: { at: 0.98, up: 12, length: 68, angle: 60, radii: [27, 22] }, tail: { length: 88, widths: [8, 8, 6, 1], angle: 172, curl: -8, sharp: true },
    head: { ...head, radius: 41, ears: { ...drop, colour: 'accent', tone: 0, widths: [0.28, 0.42, 0.38, 0.12] }, pattern: 'rosette' },
    coat: 'rosette', colours: { primary: '#f7f3ea', secondary: '#ffffff', accent: '#3a3537' },
  },
  dachshund: {
    ...labrador, height: 50, length: 132, spread: 14, trunk: [[0, 2, 26, 23], [0.3, 1, 24, 22], [0.65, -1, 27, 24], [1, -1, 30, 26]],
    neck: { at: 0.98, up: 10, length: 52, angle: 56, radii: [24, 19] }, foreleg: [18, 14, 11, 11.5, 14], hindleg: [24, 16, 10, 11.5, 14],
    tail: { length: 78, widths: [8, 7, 5, 1], angle: 160, curl: -8, sharp: true },
    head: {
      ...head, radius: 34, skull: [1, 0.9, 0.92], muzzle: [[0.62, -0.22, 0, 0.5, 0.42, 0.46], [1.62, -0.42, 0, 0.31, 0.28, 0.32]],
      ears: { ...drop, root: [-0.12, 0.5, 0.72], tip: [0.1, -1.02, 1.02], up: [0.35, -0.8, 1.15], down: [-0.35, -1, 0.9], widths: [0.24, 0.46, 0.56, 0.3], tone: -0.12 },
    },
    coat: 'pale', colours: { primary: '#9c4f2c', secondary: '#c98348', accent: '#e0a93b' },
  },
  corgi: {
    ...labrador, height: 58, length: 112, spread: 15, trunk: [[0, 2, 29, 26], [0.3, 1, 27, 25], [0.65, -1, 31, 28], [1, -1, 33, 29]],
    neck: { at: 0.98, up: 10, length: 52, angle: 58, radii: [30, 25] }, foreleg: [20, 14, 11, 11.5, 13], hindleg: [27, 17, 10.5, 11.5, 13],
    tail: { length: 10, widths: [8, 8, 8, 8], angle: 130, curl: 0, pompom: 12 },
    head: {
      ...head, radius: 39, muzzle: [[0.6, -0.26, 0, 0.46, 0.4, 0.46], [1.16, -0.34, 0, 0.34, 0.3, 0.34]],
      ears: { ...prick, root: [-0.1, 0.6, 0.54], tip: [0, 1.72, 0.86], up: [0.08, 1.8, 0.78], widths: [0.5, 0.48, 0.3, 0.05] }, ruff: 0.2, pattern: 'blaze', muzzleColour: 'secondary',
    },
    coat: 'collie', bib: true, socks: ['secondary', 0.4], colours: { primary: '#d58a45', secondary: '#fbf1e0', accent: '#3f7fa5' },
  },
  beagle: {
    ...labrador, height: 76, length: 90, spread: 16, trunk: [[0, -1, 29, 26], [0.32, 0, 27, 25], [0.7, -5, 32, 28], [1, -4, 32, 28]],
    neck: { at: 0.98, up: 12, length: 54, angle: 60, radii: [27, 22] }, foreleg: [19, 13.5, 11, 12, 13], hindleg: [28, 17, 10, 12, 14],
    tail: { length: 74, widths: [7, 8, 7, 2], angle: 126, curl: -3, tip: 'secondary' },
    head: {
      ...head, radius: 41, muzzle: [[0.62, -0.26, 0, 0.46, 0.42, 0.48], [1.16, -0.34, 0, 0.38, 0.34, 0.4]],
      ears: { ...drop, root: [-0.12, 0.46, 0.76], tip: [0.14, -0.94, 1.1], up: [0.36, -0.7, 1.2], down: [-0.3, -0.96, 0.95], widths: [0.28, 0.46, 0.52, 0.26], tone: -0.06 },
      pattern: 'blaze', muzzleColour: 'secondary',
    },
    coat: 'beagle', socks: ['secondary', 0.1], colours: { primary: '#b9733a', secondary: '#fbf3e4', accent: '#3a3230' },
  },
  'jack-russell': {
    ...labrador, height: 64, length: 78, spread: 14, trunk: [[0, 0, 25, 22], [0.35, 0, 23, 21], [0.7, -4, 27, 24], [1, -3, 27, 24]],
    neck: { at: 0.98, up: 10, length: 48, angle: 60, radii: [23, 19] }, foreleg: [16, 11, 9, 10, 11], hindleg: [23, 14, 8.5, 10, 12],
    tail: { length: 44, widths: [6, 6.5, 6, 3], angle: 116, curl: -2 },
    head: {
      ...head, radius: 37, ears: { ...drop, root: [-0.05, 0.72, 0.6], tip: [0.36, 0.16, 1.1], up: [0.46, 0.34, 1.2], down: [0, 0.1, 1.1], axis: [0.8, 0.3, -0.4], widths: [0.26, 0.36, 0.26, 0.05], sag: -0.1 },
      pattern: 'tricolour', muzzleColour: 'secondary',
    },
    coat: 'patches', colours: { primary: '#fbf4e8', secondary: '#ffffff', accent: '#b9743c' },
  },
  poodle: {
    ...labrador, height: 98, length: 80, spread: 14, trunk: [[0, 0, 26, 23], [0.4, 0, 23, 21], [0.75, -3, 27, 25], [1, -3, 30, 27]],
    neck: { at: 0.98, up: 14, length: 66, angle: 68, radii: [26, 20] }, foreleg: [18, 11, 8, 11, 11], hindleg: [26, 14, 8, 11, 12],
    tail: { length: 52, widths: [5, 5, 5, 5], angle: 118, curl: -4, pompom: 20 },
    head: {
      ...head, radius: 35, muzzle: [[0.6, -0.3, 0, 0.42, 0.36, 0.4], [1.5, -0.42, 0, 0.28, 0.25, 0.28]],
      ears: { ...drop, root: [-0.2, 0.45, 0.78], tip: [-0.1, -0.95, 1.15], puff: [0.62, 0.78], tone: -0.06 }, topknot: [0.95, 0.66],
    },
    coat: 'solid', collared: false, pompoms: true, colours: { primary: '#f0d6cb', secondary: '#faeae2', accent: '#7c5fa5' },
  },
  cavoodle: {
    ...labrador, height: 66, length: 70, spread: 15, trunk: [[0, 0, 30, 28], [0.4, -1, 30, 28], [0.75, -3, 32, 30], [1, -3, 32, 30]],
    neck: { at: 0.98, up: 12, length: 46, angle: 62, radii: [30, 26] }, foreleg: [19, 15, 13, 13, 9], hindleg: [27, 18, 12.5, 13, 10],
    tail: { length: 62, widths: [8, 15, 18, 8], angle: 140, curl: -12, plume: true },
    head: {
      ...head, radius: 42, muzzle: [[0.58, -0.28, 0, 0.44, 0.4, 0.5], [0.98, -0.34, 0, 0.36, 0.34, 0.42]], topknot: [0.92, 0.5],
      ears: { ...drop, root: [-0.1, 0.4, 0.8], tip: [0, -0.75, 1.14], puff: [0.46, 0.74], tone: -0.06 },
    },
    coat: 'pale', fluff: true, colours: { primary: '#c98a55', secondary: '#e8bf90', accent: '#4c8fa3' },
  },
  pug: {
    ...labrador, turn: 60, height: 66, length: 70, trunk: [[0, 0, 30, 27], [0.4, -2, 31, 29], [0.75, -4, 35, 32], [1, -3, 36, 34]],
    neck: { at: 0.98, up: 14, length: 40, angle: 60, radii: [33, 30] }, foreleg: [19, 14, 11.5, 12, 11], hindleg: [26, 17, 11, 12, 12],
    tail: { length: 74, widths: [10, 9.5, 9, 7], angle: 108, curl: 62, bun: 15 },
    head: {
      ...head, radius: 46, skull: [0.92, 0.9, 1.04], cheeks: [0.1, -0.36, 0.56, 0.52], muzzle: [[0.56, -0.36, 0, 0.38, 0.36, 0.56], [0.74, -0.4, 0, 0.3, 0.3, 0.46]],
      eye: { az: 33, el: 8, r: 0.19, ry: 0.21, iris: '#6b4127' }, eyeSkin: '#453835', nose: [0.14, 0.11, 0.18],
      ears: { root: [0.15, 0.72, 0.66], tip: [0.42, 0.22, 1.06], up: [0.5, 0.4, 1.2], down: [0.05, 0.2, 1.1], axis: [0.7, 0.3, -0.5], widths: [0.26, 0.34, 0.24, 0.04], front: true, colour: '#3a2f2c', tone: 0 },
      pattern: 'pug', muzzleColour: '#453835', wrinkles: true,
    },
    coat: 'pale', colours: { primary: '#e2c195', secondary: '#f0d9b5', accent: '#4f8f7b' },
  },
  'french-bulldog': {
    ...labrador, turn: 58, height: 62, length: 68, trunk: [[0, 0, 28, 25], [0.4, -1, 29, 27], [0.75, -4, 35, 33], [1, -3, 37, 35]],
    neck: { at: 0.98, up: 14, length: 40, angle: 58, radii: [34, 30] }, foreleg: [20, 15, 12, 12.5, 11], hindleg: [26, 17, 11, 12, 12],
    tail: { length: 8, widths: [7, 7, 7, 7], angle: 150, curl: 0, pompom: 8 },
    head: {
      ...head, radius: 45, skull: [0.92, 0.9, 1.04], cheeks: [0.12, -0.38, 0.54, 0.54], muzzle: [[0.56, -0.38, 0, 0.38, 0.36, 0.58], [0.74, -0.42, 0, 0.3, 0.3, 0.48]],
      eye: { az: 35, el: 8, r: 0.17, ry: 0.19, iris: '#6b4127' }, nose: [0.14, 0.11, 0.18],
      ears: { ...prick, root: [-0.1, 0.6, 0.62], tip: [0, 1.56, 0.92], up: [0.06, 1.62, 0.88], widths: [0.4, 0.46, 0.36, 0.16], sharp: false }, pattern: 'blaze', muzzleColour: 'secondary',
    },
    coat: 'pale', colours: { primary: '#8e8a90', secondary: '#f1ebe2', accent: '#cf5a5a' },
  },
  chihuahua: {
    ...labrador, turn: 54, height: 52, length: 56, spread: 11, trunk: [[0, 0, 20, 17], [0.4, 0, 18, 16], [0.75, -3, 21, 18], [1, -2, 21, 18]],
    neck: { at: 0.98, up: 8, length: 38, angle: 64, radii: [17, 14] }, foreleg: [12, 8, 6.5, 7.5, 8], hindleg: [18, 11, 6, 7.5, 9],
    tail: { length: 50, widths: [5, 5, 4, 1], angle: 130, curl: -10, sharp: true },
    head: {
      ...head, radius: 35, skull: [1, 1, 1], muzzle: [[0.64, -0.3, 0, 0.38, 0.32, 0.38], [1.04, -0.4, 0, 0.26, 0.22, 0.26]], eye: { az: 34, el: 6, r: 0.19, ry: 0.23 },
      ears: { ...prick, root: [-0.1, 0.55, 0.66], tip: [-0.05, 1.5, 1.3], up: [0, 1.64, 1.2], down: [-0.7, 0.7, 1.6], widths: [0.46, 0.5, 0.32, 0.03] }, muzzleColour: 'secondary',
    },
    coat: 'pale', colours: { primary: '#d8a56c', secondary: '#f4e2c6', accent: '#c8507a' },
  },
  terrier: {
    ...labrador, height: 60, length: 76, spread: 14, trunk: [[0, 0, 27, 25], [0.4, 0, 26, 25], [0.75, -3, 29, 27], [1, -3, 29, 27]],
    neck: { at: 0.98, up: 10, length: 46, angle: 60, radii: [26, 22] }, foreleg: [18, 14, 12, 12.5, 9], hindleg: [25, 17, 11.5, 12.5, 10],
    tail: { length: 42, widths: [7, 9, 9, 4], angle: 110, curl: -4, plume: true },
    head: {
      ...head, radius: 40, muzzle: [[0.6, -0.3, 0, 0.46, 0.42, 0.5], [1.08, -0.38, 0, 0.4, 0.38, 0.44]], ears: { ...drop, root: [-0.05, 0.72, 0.6], tip: [0.36, 0.2, 1.1], up: [0.46, 0.4, 1.2], down: [0, 0.1, 1.1], axis: [0.8, 0.3, -0.4], widths: [0.26, 0.36, 0.26, 0.05], sag: -0.1 },
      fringe: true, beard: 'secondary', muzzleColour: 'secondary',
    },
    coat: 'pale', socks: ['secondary', 0.7], colours: { primary: '#85807f', secondary: '#ece5d9', accent: '#a8434e' },
  },
}
