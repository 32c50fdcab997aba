import { chance, pick } from '../../chance'
import { DESTINATIONS, type Destination, type Direction, type SetDirection } from '../direction'
import { mix } from '../kit/colour'
import type { ColourSchemeName } from '../customizations'
import { applyColourScheme } from '../light/colour-schemes'
import { LIGHTS } from '../light/lights'
import { darkenPalette, PALETTES, PALETTE_NAMES } from '../light/palettes'
import type { Palette, PaletteName } from '../light/palettes'
import { applyStoryColours } from '../light/story-colours'
import type { PageColours } from '../shot-plan'
import { addKitPieces } from './kits/add-kit'
import { KITS } from './kits/table'
import type { StreetKit } from './kits/kit'
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

/** The destination of the book, or of the page. */
const kitOf = ({ destination, setting }: SetDirection): StreetKit | undefined => {
  const id = isDestination(setting) ? setting : destination
  return id && KITS[id]
}
const isDestination = (setting: SetDirection['setting']): setting is Destination =>
  DESTINATIONS.some((one) => one === setting)
/** Share of the destination's colours out of doors; the rest is the book's. */
const KIT_SHARE = 0.6
const withKit = (palette: Palette, kit: StreetKit): Palette => {
  const { leaf, leafDeep, grass, earth, path, stone, sand, water } = kit.palette
  const blend = (own: string, its: string | undefined) => (its ? mix(own, its, KIT_SHARE) : own)
  return {
    ...palette,
    leaf: blend(palette.leaf, leaf),
    leafDeep: blend(palette.leafDeep, leafDeep),
    grass: blend(palette.grass, grass),
    earth: blend(palette.earth, earth),
    path: blend(palette.path, path),
    stone: blend(palette.stone, stone),
    sand: blend(palette.sand, sand),
    water: blend(palette.water, water),
  }
}

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
  /** The story's colours on this page; a colour scheme that the buyer chose comes before them. */
  colours?: PageColours | undefined
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
    colours,
    isStill = false,
  }: SetOptions,
): StageSet {
  const { name, place } = placeOf(direction.setting)
  const seed = stageSeedOf(bookSeed)
  const [indoor, swims] = ['indoor' in place, 'swims' in place]
  const kit = swims ? undefined : kitOf(direction)
  const own = PALETTES[paletteOf(bookSeed)]
  const palette = scheme || !colours ? applyColourScheme(own, scheme) : applyStoryColours(own, colours)
  const local = kit && !indoor ? withKit(palette, kit) : palette
  // Pages with the same place and light are seen from the same side.
  const mirrored = !('landmark' in place) && chance(seed, `mirror${name}${direction.light}`) < 0.45
  const starlit = !indoor && !swims && name !== 'cave'
  const stage = createStage({
    direction,
    mirrored,
    kit,
    lens,
    setting: name,
    indoor,
    starlit,
    palette: starlit && LIGHTS[direction.light].stars ? darkenPalette(local) : local,
    seed,
    pan: isStill ? 0 : Math.round((chance(seed, `pan${pageNumber}`) - 0.5) * 200),
    cameraHeight: cameraHeightOf(direction, seed, pageNumber),
    lift,
    omitted,
    faceLightness,
    colours,
  })
  if (isDrawn) {
    place.build(stage)
    if (!indoor) addKitPieces(stage)
  }
  return {
    stage,
    mirrored,
    lightSide: mirrored ? (stage.lightSide < 0 ? 1 : -1) : stage.lightSide,
    notes: name === direction.setting ? [] : [`${direction.setting} is drawn as ${name}`],
  }
}
