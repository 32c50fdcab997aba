import { pick } from '../../chance'
import type { BookLook } from '../book-look'
import { lightness, mix, shade } from '../kit/colour'
import { applyColourScheme } from '../light/colour-schemes'
import { PALETTES } from '../light/palettes'
import type { Colour } from '../scene'
import { paletteOf } from '../stage/build-set'

export const PAPER: Colour = '#fffaf0'
export const INK: Colour = '#2a2233'

/** OKLab lightness from which letters are dark, and down to which a field is made darker for pale ones. */
const PALE_FROM = 0.72
const DARK_TO = 0.56

/** A strong colour of the book's palette, and the colour of letters that stand out on it. */
export function chooseFieldColour(book: Pick<BookLook, 'seed' | 'customizations'>): { field: Colour; ink: Colour } {
  const palette = applyColourScheme(PALETTES[paletteOf(book.seed)], book.customizations?.colorScheme)
  const colour = pick(book.seed, 'cover field', [
    palette.accent,
    palette.companion,
    palette.cloth,
    palette.leafDeep,
    palette.roofCool,
    palette.clothWarm,
  ])
  const light = lightness(colour)
  if (light > PALE_FROM) return { field: colour, ink: INK }
  return { field: light > DARK_TO ? shade(colour, DARK_TO - light) : colour, ink: PAPER }
}

/** Two strips of ground in the book's colour, from far to near. */
export const groundColours = (field: Colour): readonly [Colour, Colour] => [
  mix(field, PAPER, 0.72),
  mix(field, PAPER, 0.5),
]
