// Horses, and the hoofed creatures of the type Other.
import type { HeadRow, QuadRow } from '../row'

const head = {
  radius: 33, skull: [0.95, 0.95, 0.74], cheeks: [0.1, -0.36, 0.28, 0.6], muzzle: [[0.5, -0.4, 0, 0.62, 0.62, 0.52], [1.72, -1.2, 0, 0.44, 0.42, 0.42]],
  bridge: [1.15, -0.8, 0, 0.44, 0.44, 0.4], eye: { az: 52, el: 16, r: 0.18, ry: 0.215 }, mouth: 'horse',
  ears: { root: [-0.3, 0.8, 0.36], tip: [-0.2, 1.62, 0.5], up: [0, 1.7, 0.46], down: [-1.05, 1.15, 0.6], axis: [0.6, 0, 1], widths: [0.2, 0.26, 0.18, 0], sharp: true, inner: true },
  pitch: -6,
} satisfies HeadRow
const bay: QuadRow = {
  rig: 'quad', habit: 'horse', height: 142, length: 112, spread: 18, trunk: [[0, 0, 37, 32], [0.35, -2, 33, 32], [0.65, -4, 36, 34], [1, -2, 36, 31]],
  neck: { at: 0.97, up: 12, length: 96, angle: 54, radii: [34, 21] }, foreleg: [23, 13, 9, 10.5, 7], hindleg: [33, 17, 9.5, 11, 7], hooves: true,
  tail: { length: 120, widths: [9, 17, 20, 5], angle: 200, curl: 10, colour: 'accent', plume: true }, mane: true, head: { ...head, forelock: 'short', pattern: 'star' },
  coat: 'solid', socks: ['accent', 0.75], colours: { primary: '#9a5330', secondary: '#b9713f', accent: '#2f2624' },
}
const pony: QuadRow = {
  ...bay, height: 98, length: 100, trunk: [[0, 0, 36, 32], [0.35, -4, 35, 34], [0.65, -5, 37, 35], [1, -2, 35, 31]],
  neck: { at: 0.97, up: 14, length: 68, angle: 52, radii: [36, 25] }, foreleg: [22, 15, 11, 14, 8], hindleg: [34, 19, 11.5, 14, 8],
  tail: { length: 98, widths: [10, 20, 24, 6], angle: 200, curl: 10, colour: 'accent', plume: true },
  head: { ...head, radius: 36, muzzle: [[0.5, -0.4, 0, 0.6, 0.6, 0.52], [1.5, -1.02, 0, 0.46, 0.44, 0.46]], bridge: [1.05, -0.7, 0, 0.46, 0.46, 0.42], forelock: 'shaggy', pattern: 'blaze', muzzleColour: 'secondary' },
  coat: 'piebald', socks: ['secondary', 0.85], colours: { primary: '#a8663a', secondary: '#fbf1e1', accent: '#f4dcae' },
}
export const HORSES: Record<string, QuadRow> = {
  bay,
  pony,
  grey: { ...bay, coat: 'dapple', socks: ['primary', 2], head: { ...head, forelock: 'short', muzzleColour: '#8d8990' }, colours: { primary: '#c6c6cb', secondary: '#ecebee', accent: '#f2efe9' } },
  chestnut: { ...bay, coat: 'solid', socks: ['secondary', 1.5], head: { ...head, forelock: 'short', pattern: 'blaze' }, colours: { primary: '#b5632f', secondary: '#fbf1e1', accent: '#d08a4a' } },
  palomino: { ...bay, coat: 'pale', socks: ['secondary', 1.6], head: { ...head, forelock: 'short', pattern: 'star' }, colours: { primary: '#dba554', secondary: '#f4dcae', accent: '#fbf3e2' } },
  black: { ...bay, coat: 'solid', head: { ...head, forelock: 'short', pattern: 'star' }, colours: { primary: '#39343a', secondary: '#514a52', accent: '#1f1b20' } },
  shetland: {
    ...pony, height: 76, length: 92, foreleg: [22, 16, 12, 15, 8], hindleg: [33, 20, 12.5, 15, 8], neck: { at: 0.97, up: 14, length: 56, angle: 50, radii: [37, 28] },
    head: { ...pony.head, radius: 37, pattern: 'star' }, coat: 'solid', fluff: true, socks: ['primary', 2], colours: { primary: '#6d4a38', secondary: '#8f6449', accent: '#e3c79a' },
  },
}

const goatHead: HeadRow = {
  ...head, radius: 30, muzzle: [[0.5, -0.4, 0, 0.56, 0.56, 0.5], [1.34, -0.9, 0, 0.36, 0.34, 0.36]], bridge: [0.95, -0.64, 0, 0.42, 0.42, 0.38],
  ears: { root: [-0.2, 0.4, 0.6], tip: [-0.2, 0.1, 1.6], up: [0, 0.44, 1.66], down: [-0.5, -0.3, 1.4], axis: [0.9, 0.4, 0], widths: [0.16, 0.26, 0.2, 0.03], front: true },
}
/** Creatures of the type Other that stand on hooves. */
export const HOOFED_OTHERS: Record<string, QuadRow> = {
  goat: {
    ...pony, height: 78, length: 80, spread: 14, trunk: [[0, 0, 29, 26], [0.35, -3, 29, 28], [0.65, -4, 31, 29], [1, -2, 29, 26]], neck: { at: 0.97, up: 12, length: 56, angle: 60, radii: [26, 19] },
    foreleg: [17, 10, 7.5, 9, 6], hindleg: [26, 14, 8, 9, 6], mane: false, tail: { length: 24, widths: [5, 7, 6, 1], angle: 120, curl: 0, plume: true },
    head: { ...goatHead, horns: true, beard: 'secondary', pattern: 'star' }, coat: 'pale', collared: true, socks: ['accent', 1.4], colours: { primary: '#e9dfcf', secondary: '#fbf6ec', accent: '#7a6351' },
  },
  sheep: {
    ...pony, height: 72, length: 78, spread: 15, trunk: [[0, 0, 36, 34], [0.35, -2, 37, 36], [0.65, -2, 37, 36], [1, -2, 34, 32]], neck: { at: 0.97, up: 14, length: 44, angle: 56, radii: [30, 22] },
    foreleg: [16, 10, 8, 9, 6], hindleg: [24, 13, 8, 9, 6], mane: false, tail: { length: 12, widths: [8, 8, 8, 8], angle: 190, curl: 0, pompom: 12, colour: 'primary' },
    head: { ...goatHead, radius: 29, topknot: [0.72, 0.44], muzzleColour: 'accent', eyeSkin: 'accent' }, fluff: true, coat: 'wool', socks: ['accent', 0.5], colours: { primary: '#f4ecdd', secondary: '#fffaf0', accent: '#4d4340' },
  },
  pig: {
    ...pony, height: 58, length: 84, spread: 16, trunk: [[0, 0, 36, 34], [0.35, -2, 38, 37], [0.65, -2, 38, 37], [1, -1, 36, 34]], neck: { at: 0.97, up: 8, length: 34, angle: 34, radii: [32, 28] },
    foreleg: [17, 12, 10, 11, 6], hindleg: [24, 15, 10, 11, 6], mane: false, tail: { length: 40, widths: [4, 4, 3.5, 2], angle: 120, curl: 58 },
    head: { ...goatHead, radius: 37, skull: [1, 0.9, 0.94], cheeks: [0.1, -0.3, 0.46, 0.52], muzzle: [[0.6, -0.28, 0, 0.5, 0.46, 0.5], [1.2, -0.34, 0, 0.28, 0.36, 0.38]], mouth: 'horse', muzzleColour: '#e59a94', ears: { root: [-0.1, 0.66, 0.56], tip: [0.5, 0.7, 1.0], up: [0.2, 1.3, 0.9], down: [0.6, 0.3, 0.9], axis: [0.3, 0.2, -1], widths: [0.34, 0.36, 0.2, 0], sharp: true, front: true, tone: -0.05 } },
    coat: 'solid', socks: ['primary', 2], colours: { primary: '#f2b8ae', secondary: '#f9d3c9', accent: '#d98b86' },
  },
}
