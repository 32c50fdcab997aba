import { chance, pick } from '../../chance'
import type { Direction, SetDirection } from '../direction'
import type { ColourSchemeName } from '../customizations'
import { applyColourScheme } from '../light/colour-schemes'
import { PALETTES, PALETTE_NAMES } from '../light/palettes'
import type { PaletteName } from '../light/palettes'
import type { Lens } from './lens'
import { placeOf } from './places/table'
import { createStage, stageSeedOf } from './stage'
import type { Stage } from './stage'

export interface StageSet {
  stage: Stage
  /** Whether the place is drawn mirrored; the cast never is. */
  mirrored: boolean
  /** Side that the light comes from on the page: -1 left, 1 right. */
  lightSide: -1 | 1
  notes: string[]
}

/** A book has one palette for all its places. */
export const paletteOf = (seed: string): PaletteName => pick(seed, 'palette', PALETTE_NAMES)

const LOW_POSES = new Set(['sit', 'lie', 'sleep', 'crouch', 'kneel', 'read', 'hide', 'dig'])
const HIGH_POSES = new Set(['look-up', 'reach', 'jump', 'celebrate', 'climb', 'point'])
/**
 * Height of the camera, -1 to 1: it looks down on those who sit or lie and up with those who reach, and differs a
 * little from page to page.
 */
function cameraHeightOf({ actors, textSpace }: Direction, seed: string, page: number): number {
  if (textSpace !== 'none') return 0
  const people = actors.filter((a) => !a.who.startsWith('pet'))
  const lean =
    people.reduce((sum, a) => sum + (LOW_POSES.has(a.pose) ? 0.5 : HIGH_POSES.has(a.pose) ? -0.6 : 0), 0) /
    Math.max(1, people.length)
  return Math.max(-1, Math.min(1, lean + (chance(seed, `eye${page}`) - 0.5) * 1.4))
}

export interface SetOptions {
  seed: string
  pageNumber: number
  /** Change of lightness behind the cast, as in colourScript. */
  lift?: number
  /** Without it only the measures are set, nothing is drawn. */
  isDrawn?: boolean
  scheme?: ColourSchemeName | null | undefined
  /** Furniture that the place leaves out. */
  omitted?: ReadonlySet<string>
  /** OKLab lightness of the skin that has to stand out. */
  faceLightness?: number | undefined
  lens?: Lens | undefined
  /** The camera looks straight ahead, as where more than a page of the place is seen. */
  isStill?: boolean
}

const NOTHING_OMITTED: ReadonlySet<string> = new Set()
/** Chooses palette, camera and side and builds the place without its cast. */
export function buildSet(
  direction: SetDirection,
  {
    seed: bookSeed,
    pageNumber,
    lift = 0,
    isDrawn = false,
    scheme,
    omitted = NOTHING_OMITTED,
    faceLightness,
    lens,
    isStill = false,
  }: SetOptions,
): StageSet {
  const { name, place } = placeOf(direction.setting)
  const seed = stageSeedOf(bookSeed)
  const stage = createStage({
    direction,
    lens,
    setting: name,
    indoor: 'indoor' in place,
    palette: applyColourScheme(PALETTES[paletteOf(bookSeed)], scheme),
    seed,
    pan: isStill ? 0 : Math.round((chance(seed, `pan${pageNumber}`) - 0.5) * 200),
    cameraHeight: cameraHeightOf(direction, seed, pageNumber),
    lift,
    omitted,
    faceLightness,
  })
  if (isDrawn) place.build(stage)
  // Pages with the same place and light are seen from the same side.
  const mirrored = !('landmark' in place) && chance(seed, `mirror${name}${direction.light}`) < 0.45
  return {
    stage,
    mirrored,
    lightSide: mirrored ? (stage.lightSide < 0 ? 1 : -1) : stage.lightSide,
    notes: name === direction.setting ? [] : [`${direction.setting} is drawn as ${name}`],
  }
}
