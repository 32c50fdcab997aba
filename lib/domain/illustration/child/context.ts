// What every part of one figure needs. Created for each figure: the rig keeps no state.
import { chance, hash } from '../../chance'
import type { FigureSpec, View } from '../figure'
import { toLab } from '../kit/colour'
import { group, path, rect } from '../kit/shape'
import { translate } from '../kit/vector'
import type { GrownLook } from '../look'
import type { Colour, GroupNode, Node } from '../scene'
import { measurePath } from './bounds'
import { applyBuild } from './builds'
import { type FaceKind, faceKindOf } from './face-kinds'
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
  /** Three-quarter or side view: one arm and one leg are farther away. */
  turned: boolean
  /** Light comes from the page's upper left: -1 if the figure will be mirrored, so that the light stays there. */
  light: 1 | -1
  body: Proportions
  look: GrownLook
  isAdult: boolean
  isElder: boolean
  skin: SkinTones
  hair: Tones
  iris: string
  face: FaceKind
  /** Keyed variation of a trait, from -0.5 to 0.5, the same for this person in every figure. */
  vary(trait: string): number
  /**
   * A shape in its shade tone, with its base tone shifted towards the light and clipped: the crescent left over models
   * the form.
   */
  drawForm(d: string, tones: Tones, shift?: readonly [number, number], inside?: readonly (Node | null)[]): GroupNode
}

/** Grown-ups differ in build; elders are rounder and have narrower shoulders. */
function varyBuild(body: Proportions, years: number, look: GrownLook, build: number): Proportions {
  if (years <= 14) return body
  const old = years > 60
  if (look.build) return applyBuild(body, look.build, old)
  const round = 0.94 + build * 0.26 + (old ? 0.08 : 0)
  return {
    ...body,
    shoulders: body.shoulders * (old ? 0.93 : 0.96 + (1 - build) * 0.08),
    waist: body.waist * round,
    hips: body.hips * round,
    belly: body.belly + (old ? 0.05 : 0.03) * build * 200,
  }
}

/** `lying`: the figure will be rotated onto its side, and the light must not rotate with it. */
export function createContext(
  years: number,
  look: GrownLook,
  face: number | undefined,
  spec: FigureSpec,
  view: View,
  lying: boolean,
): RigContext {
  const light = (spec.mirrored ?? false) === lying ? 1 : -1
  const person = face ?? hash(`${look.skin} ${look.eyes} ${look.hair} ${look.hairColour}`)
  const hair = look.customHair ?? HAIR_COLOURS_OF[look.hairColour]
  return {
    view,
    light,
    look,
    turned: view === 'threeQuarter' || view === 'side',
    body: varyBuild(computeProportions(years), years, look, chance(`${person}`, 'build')),
    isAdult: years > 14,
    isElder: years > 60,
    skin: deriveSkinTones(look.customSkin ?? SKIN_COLOURS[look.skin], hair),
    hair: deriveHairTones(hair),
    iris: EYE_COLOURS_OF[look.eyes],
    face: faceKindOf(person, years > 14),
    vary: (trait) => chance(`${person}`, `face ${trait}`) - 0.5,
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

/** Hijab and patka take a colour of the outfit. */
export const getScarfTones = (look: GrownLook): Tones => deriveClothTones(look.customHair ?? look.outfitColours[1])
export const getTieTones = (look: GrownLook): Tones => deriveClothTones(look.outfitColours[2])
/**
 * Tones of wheelchair, walking frame, glasses, hearing aid and prosthesis: a colour of the outfit that contrasts with
 * the skin.
 */
export function getGearTones(look: GrownLook): Tones {
  const skin = toLab(look.customSkin ?? SKIN_COLOURS[look.skin])
  const [main, second, accent] = look.outfitColours
  const isVisible = (colour: Colour): boolean => {
    const [L, a, b] = toLab(colour)
    return L < 0.86 && Math.hypot(L - skin[0], a - skin[1], b - skin[2]) > 0.13
  }
  return deriveClothTones([accent, second, main].find(isVisible) ?? '#3f6c8f')
}
