import { COLOUR_SCHEMES, type ColourSchemeName } from '../customizations'
import { mix, shade } from '../kit/colour'
import type { Palette } from './palettes'

/**
 * A book's palette in the colour scheme that the buyer chose: walls and cloth take its background, strong colours its
 * accent, and a wash of both tints everything.
 */
export function applyColourScheme(palette: Palette, name: ColourSchemeName | null | undefined): Palette {
  if (!name) return palette
  const { background, accent } = COLOUR_SCHEMES[name]
  const towards = (own: keyof Omit<Palette, 'wash' | 'rooms'>, by: number) => mix(palette[own], accent, by)
  return {
    ...palette,
    wash: mix(background, accent, 0.42),
    rooms: [
      mix(background, accent, 0.16),
      background,
      mix(background, accent, 0.34),
      mix(background, palette.wall, 0.5),
      mix(background, accent, 0.24),
    ],
    wall: mix(background, palette.wall, 0.15),
    wallWarm: mix(background, accent, 0.3),
    floor: towards('floor', 0.2),
    wood: towards('wood', 0.14),
    roof: towards('roof', 0.6),
    roofCool: towards('roofCool', 0.45),
    path: mix(palette.path, background, 0.4),
    bloom: mix(background, accent, 0.35),
    leaf: towards('leaf', 0.12),
    leafDeep: towards('leafDeep', 0.12),
    grass: towards('grass', 0.1),
    accent,
    companion: mix(accent, background, 0.5),
    cloth: shade(accent, -0.1),
    clothWarm: mix(background, accent, 0.55),
  }
}
