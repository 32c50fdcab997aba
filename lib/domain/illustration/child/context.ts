// What every part of one drawing needs. Made anew for each figure: the rig keeps no state of its own.
import { chance } from '../../chance'
import type { FigureSpec, View } from '../figure'
import { toLab } from '../kit/colour'
import { group, path, rect } from '../kit/shape'
import { translate } from '../kit/vector'
import type { ChildLook } from '../look'
import type { Colour, GroupNode, Node } from '../scene'
import { measurePath } from './bounds'
import { computeProportions, type Proportions } from './proportions'
import {
  deriveClothTones,
  EYE_COLOURS_OF,
  HAIR_COLOURS_OF,
  deriveHairTones,
  SKIN_COLOURS,
  deriveSkinTones,
  type SkinTones,
  type Tones,
} from './tones'

export interface RigContext {
  view: View
  /** Seen from the side or nearly so: one arm and leg are farther away. */
  turned: boolean
  /**
   * Light comes from the page's upper left, whichever way the child is turned: -1 when the drawing will be mirrored.
   */
  light: 1 | -1
  body: Proportions
  look: ChildLook
  isAdult: boolean
  isElder: boolean
  skin: SkinTones
  hair: Tones
  iris: string
  /** What makes this one person: -0.5 .. 0.5, the same at every draw. */
  vary(trait: string): number
  /** A shape in its shade, with its base moved towards the light: one crescent makes form. */
  drawForm(d: string, tones: Tones, shift?: readonly [number, number], inside?: readonly (Node | null)[]): GroupNode
}

/** lying: the figure will be turned onto its side, and the light must not turn with it. */
export function createContext(
  years: number,
  look: ChildLook,
  spec: FigureSpec,
  view: View,
  lying: boolean,
): RigContext {
  const light = (spec.mirrored ?? false) === lying ? 1 : -1
  const hair = look.customHair ?? HAIR_COLOURS_OF[look.hairColour]
  return {
    view,
    light,
    look,
    turned: view === 'threeQuarter' || view === 'side',
    body: computeProportions(years),
    isAdult: years > 14,
    isElder: years > 60,
    skin: deriveSkinTones(look.customSkin ?? SKIN_COLOURS[look.skin], hair),
    hair: deriveHairTones(hair),
    iris: EYE_COLOURS_OF[look.eyes],
    vary: (trait) => chance(spec.key, `face ${trait}`) - 0.5,
    drawForm: (d, tones, [dx, dy] = [9, 5], inside = []) => {
      const { x, y, width, height } = measurePath(d)
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
export const getScarfTones = (look: ChildLook): Tones => deriveClothTones(look.customHair ?? look.outfitColours[1])
export const getTieTones = (look: ChildLook): Tones => deriveClothTones(look.outfitColours[2])
/** Wheelchair, frame, glasses, hearing aid, prosthesis: in a colour that shows on any skin. */
export function getGearTones(look: ChildLook): Tones {
  const skin = toLab(look.customSkin ?? SKIN_COLOURS[look.skin])
  const [main, second, accent] = look.outfitColours
  const isVisible = (colour: Colour): boolean => {
    const [L, a, b] = toLab(colour)
    return L < 0.86 && Math.hypot(L - skin[0], a - skin[1], b - skin[2]) > 0.13
  }
  return deriveClothTones([accent, second, main].find(isVisible) ?? '#3f6c8f')
}
