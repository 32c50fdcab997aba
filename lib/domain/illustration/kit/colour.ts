// Colour is mixed in OKLab (Björn Ottosson, 2020), so that mixes keep their lightness and never turn muddy.
import type { Colour } from '../scene'

export type Lab = readonly [L: number, a: number, b: number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
// A picture mixes some thousand colours, so what depends on a single byte is computed once.
const BYTES = Array.from({ length: 256 }, (_, byte) => byte)
const LINEAR = BYTES.map((byte) => toLinear(byte / 255))
const TWO_DIGITS = BYTES.map((byte) => byte.toString(16).padStart(2, '0'))
/** Lower bound, in linear light, of each byte value: halfway to the one below. */
const FROM = BYTES.map((byte) => (byte === 0 ? -Infinity : toLinear((byte - 0.5) / 255)))
const known = new Map<Colour, Lab>()

const digit = (code: number): number => (code < 58 ? code - 48 : (code | 32) - 87)
/** The channel of '#rrggbb' that begins at this character, as linear light. */
const linear = (colour: Colour, at: number): number =>
  LINEAR[digit(colour.charCodeAt(at)) * 16 + digit(colour.charCodeAt(at + 1))] ?? 0

/** Linear light as two hex digits (binary search in FROM). */
function channel(light: number): string {
  let byte = 0
  for (let half = 128; half >= 1; half >>= 1) if (light >= (FROM[byte + half] ?? Infinity)) byte += half
  return TWO_DIGITS[byte] ?? 'ff'
}

export function toLab(colour: Colour): Lab {
  const found = known.get(colour)
  if (found) return found
  const r = linear(colour, 1)
  const g = linear(colour, 3)
  const b = linear(colour, 5)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const value: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  if (known.size > 4000) known.clear()
  known.set(colour, value)
  return value
}

export function toHex([L, a, b]: Lab): Colour {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${red}${green}${blue}`
}

export const mixLab = (a: Lab, b: Lab, t: number): Lab => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const mix = (a: Colour, b: Colour, t: number): Colour => toHex(mixLab(toLab(a), toLab(b), t))

/**
 * A colour multiplied by coloured light, with its own lightness restored. Multiplying instead of mixing keeps greens
 * green at sunset.
 */
export function applyLight(colour: Colour, light: Colour): Lab {
  const multiply = (at: number) => channel(linear(colour, at) * linear(light, at))
  const [l, a, b] = toLab(`#${multiply(1)}${multiply(3)}${multiply(5)}`)
  const [own] = toLab(colour)
  const keep = l > 0.02 ? Math.min(1.6, own / l) : 1
  return [own, a * keep, b * keep]
}

/** Lighter (d > 0) or darker (d < 0) by d of OKLab lightness; chroma falls a little with distance. */
export function shade(colour: Colour, d: number): Colour {
  const [L, a, b] = toLab(colour)
  const keep = 1 - Math.abs(d) * 0.3
  return toHex([Math.min(1, Math.max(0, L + d)), a * keep, b * keep])
}

export const lightness = (colour: Colour): number => toLab(colour)[0]

/** Distance of two colours in OKLab. */
export function colourDistance(a: Colour, b: Colour): number {
  const [p, q] = [toLab(a), toLab(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}
