// How letters stand out from what they lie on, as WCAG 2.2 measures it.
import type { Colour } from '../scene'

const channelsOf = (colour: Colour): [red: number, green: number, blue: number] => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
]
const toLinear = (byte: number): number => {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
function luminance(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (high + 0.05) / (low + 0.05)
}

/** As viewers and printers lay a paint of this opacity over another: in sRGB, unlike the engine's own mixes. */
export function mixAsPainted(under: Colour, over: Colour, opacity: number): Colour {
  const [a, b] = [channelsOf(under), channelsOf(over)]
  return `#${a
    .map((byte, i) =>
      Math.round(byte + ((b[i] ?? 0) - byte) * opacity)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
