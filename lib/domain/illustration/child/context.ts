// What every part of one drawing needs. Made anew for each figure: the rig keeps no state of its own.
import { chance } from '../../chance'
import type { FigureSpec, View } from '../figure'
import { toLab } from '../kit/colour'
import { group, path, rect } from '../kit/shape'
import { translate } from '../kit/vector'
import type { ChildLook } from '../look'
import type { Colour, GroupNode, Node } from '../scene'
import { pathBounds } from './bounds'
import { measures, type Measures } from './proportions'
import {
  cloth,
  EYE_COLOURS_OF,
  HAIR_COLOURS_OF,
  hairTones,
  SKIN_COLOURS,
  skinTones,
  type SkinTones,
  type Tones,
} from './tones'

export interface Context {
  view: View
  /** Seen from the side or nearly so: one arm and leg are farther away. */
  turned: boolean
  /** Light comes from the page's upper left, whichever way the child is turned: -1 when the drawing will be mirrored. */
  light: 1 | -1
  m: Measures
  look: ChildLook
  grown: boolean
  elder: boolean
  skin: SkinTones
  hair: Tones
  iris: string
  /** What makes this one person: -0.5 .. 0.5, the same at every draw. */
  own(trait: string): number
  /** A shape in its shade, with its base moved towards the light: one crescent makes form. */
  form(d: string, tones: Tones, shift?: readonly [number, number], inside?: readonly (Node | null)[]): GroupNode
}

/** lying: the figure will be turned onto its side, and the light must not turn with it. */
export function makeContext(years: number, look: ChildLook, drawing: FigureSpec, view: View, lying: boolean): Context {
  const light = (drawing.mirrored ?? false) === lying ? 1 : -1
  const hair = look.customHair ?? HAIR_COLOURS_OF[look.hairColour]
  return {
    view,
    light,
    look,
    turned: view === 'threeQuarter' || view === 'side',
    m: measures(years),
    grown: years > 14,
    elder: years > 60,
    skin: skinTones(look.customSkin ?? SKIN_COLOURS[look.skin], hair),
    hair: hairTones(hair),
    iris: EYE_COLOURS_OF[look.eyes],
    own: (trait) => chance(drawing.key, `face ${trait}`) - 0.5,
    form: (d, tones, [dx, dy] = [9, 5], inside = []) => {
      const { x, y, width, height } = pathBounds(d)
      return group(
        [
          rect(x, y, width, height, tones.dark),
          path(d, tones.base, { transform: translate(-dx * light, -dy) }),
          ...inside.filter((node) => node !== null),
        ],
        { clip: d },
      )
    },
  }
}

/** Covering scarves take the outfit's colours, so that they belong to it. */
export const scarfTones = (look: ChildLook): Tones => cloth(look.customHair ?? look.outfitColours[1])
export const tieTones = (look: ChildLook): Tones => cloth(look.outfitColours[2])
/** Wheelchair, frame, glasses, hearing aid, prosthesis: in a colour that shows on any skin. */
export function gearTones(look: ChildLook): Tones {
  const skin = toLab(look.customSkin ?? SKIN_COLOURS[look.skin])
  const [main, second, accent] = look.outfitColours
  const shows = (colour: Colour): boolean => {
    const [L, a, b] = toLab(colour)
    return L < 0.86 && Math.hypot(L - skin[0], a - skin[1], b - skin[2]) > 0.13
  }
  return cloth([accent, second, main].find(shows) ?? '#3f6c8f')
}
