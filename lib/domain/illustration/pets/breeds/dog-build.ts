// What the breeds of dog are made from: a head, two kinds of ears, and the Labrador that all measure themselves by.
import type { EarRow, HeadRow, QuadRow } from '../breed-row'

export const head = {
  radius: 43,
  skull: [1, 0.94, 0.96],
  cheeks: [0.1, -0.3, 0.5, 0.5],
  muzzle: [
    [0.62, -0.26, 0, 0.5, 0.46, 0.52],
    [1.22, -0.34, 0, 0.4, 0.36, 0.42],
  ],
  eye: { azimuth: 33, elevation: 14, rx: 0.15, ry: 0.19 },
  nose: [0.19, 0.15, 0.2],
  mouth: 'long',
  noseColour: '#2c2220',
} satisfies HeadRow
export const drop: EarRow = {
  root: [-0.05, 0.62, 0.7],
  tip: [0.12, -0.62, 1.12],
  up: [0.3, -0.42, 1.22],
  down: [-0.35, -0.66, 1.0],
  axis: [1, 0.15, 0.1],
  widths: [0.3, 0.44, 0.4, 0.12],
  sag: 0.12,
  front: true,
  tone: -0.09,
}
export const prick: EarRow = {
  root: [-0.12, 0.7, 0.52],
  tip: [-0.02, 1.62, 0.74],
  up: [0.06, 1.7, 0.68],
  down: [-0.75, 1.02, 1.25],
  axis: [0.35, 0, 1],
  widths: [0.46, 0.38, 0.2, 0],
  sharp: true,
  inner: true,
}
export const labrador: QuadRow = {
  rig: 'quad',
  habit: 'dog',
  height: 92,
  length: 98,
  spread: 17,
  trunk: [
    [0, -2, 33, 28],
    [0.32, -1, 29, 27],
    [0.7, -7, 36, 31],
    [1, -5, 36, 31],
  ],
  neck: { at: 0.98, up: 12, length: 64, angle: 58, radii: [31, 25] },
  foreleg: [22, 15, 11.5, 12.5, 15],
  hindleg: [31, 19, 10.5, 12.5, 16],
  tail: { length: 82, widths: [11, 12, 9, 3], angle: 168, curl: -9 },
  head: { ...head, ears: drop },
  coat: 'pale',
  collared: true,
  colours: { primary: '#e3b568', secondary: '#f3d9a4', accent: '#c2483c' },
}
