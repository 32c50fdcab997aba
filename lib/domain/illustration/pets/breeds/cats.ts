import type { EarRow, HeadRow, QuadRow } from '../row'

const ears: EarRow = {
  root: [-0.1, 0.6, 0.56], tip: [0, 1.34, 0.82], up: [0.05, 1.42, 0.78], down: [-0.3, 0.86, 1.3], axis: [0.35, 0, 1], widths: [0.44, 0.36, 0.18, 0], sharp: true, inner: true,
}
const head = {
  radius: 40, skull: [0.88, 0.84, 0.98], cheeks: [0.1, -0.28, 0.62, 0.42], muzzle: [[0.66, -0.3, 0, 0.3, 0.28, 0.4], [0.8, -0.32, 0, 0.24, 0.24, 0.36]],
  eye: { az: 31, el: 6, r: 0.215, ry: 0.255, iris: '#d9b23c', slit: true }, nose: [0.09, 0.075, 0.12], noseUp: 0.16, mouth: 'pads', noseColour: '#d98480', whiskers: '#fffaf0', ears,
} satisfies HeadRow
const tabby: QuadRow = {
  rig: 'quad', habit: 'cat', turn: 60, height: 70, length: 80, spread: 12, trunk: [[0, 0, 26, 22], [0.4, -1, 24, 22], [0.7, -3, 27, 24], [1, -2, 26, 23]],
  neck: { at: 1, up: 8, length: 42, angle: 54, radii: [23, 19] }, foreleg: [16, 11, 9, 10.5, 10], hindleg: [26, 15, 8.5, 10.5, 12],
  tail: { length: 104, widths: [7, 7.5, 7, 6], angle: 140, curl: -13 },
  head: { ...head, pattern: 'tabby', muzzleColour: 'secondary', eye: { ...head.eye, iris: '#8fae4e' } },
  coat: 'tabby', socks: ['secondary', 0.8], colours: { primary: '#a8927c', secondary: '#f3e6d2', accent: '#5f4a3c' },
}
const siamese: QuadRow = {
  ...tabby, height: 74, spread: 11, trunk: [[0, 0, 22, 19], [0.4, 0, 19, 17], [0.7, -2, 23, 20], [1, -2, 23, 20]],
  neck: { at: 1, up: 8, length: 52, angle: 62, radii: [18, 14] }, foreleg: [13, 8.5, 7, 8.5, 9], hindleg: [22, 12.5, 7, 8.5, 11],
  tail: { length: 116, widths: [5.5, 6, 5, 3], angle: 140, curl: -12, colour: 'accent' },
  head: {
    ...head, radius: 36, skull: [0.94, 0.86, 0.86], cheeks: [0.2, -0.36, 0.36, 0.38], muzzle: [[0.66, -0.34, 0, 0.32, 0.28, 0.36], [0.94, -0.42, 0, 0.24, 0.23, 0.28]],
    ears: { ...ears, root: [-0.1, 0.54, 0.58], widths: [0.54, 0.46, 0.24, 0], tip: [0, 1.46, 1.16], up: [0.05, 1.56, 1.1], colour: 'accent' },
    eye: { ...head.eye, iris: '#6fb4de' }, pattern: 'points', muzzleColour: 'accent', noseColour: '#3a2a26',
  },
  coat: 'pale', socks: ['accent', 0.5], colours: { primary: '#f0e2cc', secondary: '#fbf3e4', accent: '#5d4338' },
}
const persian: QuadRow = {
  ...tabby, height: 58, length: 74, spread: 14, trunk: [[0, 0, 33, 30], [0.4, -4, 33, 31], [0.7, -5, 34, 32], [1, -3, 33, 31]],
  neck: { at: 0.95, up: 14, length: 34, angle: 56, radii: [34, 30] }, foreleg: [19, 15, 12.5, 12.5, 9], hindleg: [27, 18, 12, 12.5, 11],
  tail: { length: 88, widths: [10, 20, 27, 27, 15], angle: 150, curl: -13, plume: true },
  head: {
    ...head, radius: 43, skull: [0.86, 0.86, 1.08], cheeks: [0.05, -0.26, 0.68, 0.46], muzzle: [[0.62, -0.28, 0, 0.24, 0.24, 0.4], [0.7, -0.3, 0, 0.2, 0.2, 0.34]],
    ears: { ...ears, root: [-0.1, 0.56, 0.64], tip: [0, 1.06, 0.92], up: [0.05, 1.14, 0.88], widths: [0.34, 0.28, 0.16, 0] },
    eye: { az: 33, el: 6, r: 0.235, ry: 0.25, iris: '#e0913a' }, ruff: 0.34, flat: true,
  },
  coat: 'pale', fluff: true, colours: { primary: '#c9c3cc', secondary: '#efeaf0', accent: '#8d8698' },
}

export const CATS: Record<string, QuadRow> = {
  tabby,
  ginger: { ...tabby, colours: { primary: '#e09a4f', secondary: '#f8e6c8', accent: '#b4622a' }, trunk: [[0, 0, 28, 25], [0.4, -3, 28, 26], [0.7, -4, 29, 27], [1, -2, 27, 25]], head: { ...tabby.head, radius: 42, cheeks: [0.08, -0.3, 0.68, 0.46], eye: { ...head.eye, iris: '#c9a24a' } } },
  siamese,
  persian,
  'maine-coon': {
    ...tabby, height: 78, length: 96, spread: 14, trunk: [[0, 0, 29, 26], [0.4, -2, 28, 26], [0.7, -4, 31, 28], [1, -2, 31, 28]],
    neck: { at: 1, up: 10, length: 46, angle: 54, radii: [30, 25] }, foreleg: [18, 13, 11, 12, 11], hindleg: [29, 17, 10.5, 12, 13],
    tail: { length: 124, widths: [9, 19, 25, 22, 8], angle: 146, curl: -11, plume: true },
    head: {
      ...tabby.head, radius: 41, muzzle: [[0.66, -0.3, 0, 0.34, 0.32, 0.42], [0.94, -0.36, 0, 0.28, 0.28, 0.38]],
      ears: { ...ears, tip: [0, 1.6, 0.74], up: [0.05, 1.7, 0.7], tuft: 0.15 }, ruff: 0.42, eye: { ...head.eye, iris: '#b8a03c' },
    },
    bib: true, fluff: true, colours: { primary: '#8f6a4b', secondary: '#efe0c8', accent: '#3f2f26' },
  },
  'black-cat': {
    ...tabby, head: { ...head, noseColour: '#6b5a60', whiskers: '#cfc8d2', eye: { ...head.eye, iris: '#e8c64a' } },
    coat: 'solid', socks: ['primary', 2], collared: true, colours: { primary: '#35333c', secondary: '#4a4754', accent: '#d8503f' },
  },
  'british-shorthair': {
    ...tabby, height: 66, length: 74, spread: 14, trunk: [[0, 0, 30, 27], [0.4, -3, 30, 28], [0.7, -4, 32, 30], [1, -3, 32, 30]],
    neck: { at: 0.96, up: 12, length: 36, angle: 56, radii: [32, 28] }, foreleg: [18, 14, 12, 12.5, 10], hindleg: [27, 17, 11, 12.5, 12],
    tail: { length: 84, widths: [10, 11, 10, 9], angle: 146, curl: -12 },
    head: { ...head, radius: 44, skull: [0.9, 0.88, 1.06], cheeks: [0.08, -0.32, 0.66, 0.52], ears: { ...ears, root: [-0.1, 0.56, 0.62], tip: [0, 1.14, 0.88], up: [0.05, 1.2, 0.84], widths: [0.36, 0.3, 0.16, 0] }, eye: { ...head.eye, iris: '#dd9430' } },
    coat: 'solid', socks: ['primary', 2], collared: true, colours: { primary: '#7d8795', secondary: '#a3abb7', accent: '#c9596a' },
  },
  calico: {
    ...tabby, head: { ...head, pattern: 'patch', muzzleColour: 'primary', eye: { ...head.eye, iris: '#93a84a' } }, coat: 'patches', socks: ['primary', 2],
    colours: { primary: '#fbf3e6', secondary: '#3c3533', accent: '#d98a43' },
  },
  tuxedo: {
    ...tabby, head: { ...head, pattern: 'blaze', muzzleColour: 'secondary', eyeSkin: 'primary', eye: { ...head.eye, iris: '#a9b84a' } }, coat: 'collie', socks: ['secondary', 1],
    tail: { length: 104, widths: [7, 7.5, 7, 6], angle: 140, curl: -13, tip: 'secondary' }, colours: { primary: '#38353d', secondary: '#fbf6ec', accent: '#4f87b0' },
  },
  ragdoll: {
    ...persian, height: 66, length: 84, head: { ...siamese.head, radius: 42, skull: [0.88, 0.86, 1.04], cheeks: [0.08, -0.28, 0.66, 0.44], ruff: 0.28, muzzle: head.muzzle, ears: { ...ears, colour: 'accent' }, pattern: 'blaze', muzzleColour: 'secondary', eyeSkin: 'accent' },
    tail: { length: 104, widths: [9, 18, 24, 22, 10], angle: 148, curl: -12, plume: true, colour: 'accent' }, colours: { primary: '#efe3d3', secondary: '#fbf6ee', accent: '#86705f' },
  },
}
