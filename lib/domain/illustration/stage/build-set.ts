import { chance, pick } from '../../chance'
import type { Direction } from '../direction'
import type { ColourSchemeName } from '../customizations'
import { applyColourScheme } from '../light/colour-schemes'
import { PALETTES, PALETTE_NAMES } from '../light/lights'
import type { PaletteName } from '../light/lights'
import { placeOf } from './places/table'
import { createStage, stageSeedOf } from './stage'
import type { Stage } from './stage'

export interface StageSet {
  stage: Stage
  /** Whether the place is shown from the other side; the cast never is. */
  mirrored: boolean
  /** Side of the light on the page: -1 left, 1 right. */
  lightSide: -1 | 1
  notes: string[]
}

/** A book keeps one palette, whatever its places. */
const paletteOf = (seed: string): PaletteName => pick(seed, 'palette', PALETTE_NAMES)

const LOW_POSES = new Set(['sit', 'lie', 'sleep', 'crouch', 'kneel', 'read', 'hide', 'dig'])
const HIGH_POSES = new Set(['look-up', 'reach', 'jump', 'celebrate', 'climb', 'point'])
/** We look down on those who sit or lie, up with those who reach; otherwise a little differently on every page. */
function cameraHeightOf({ actors, textSpace }: Direction, seed: string, page: number): number {
  if (textSpace !== 'none') return 0
  const people = actors.filter((a) => !a.who.startsWith('pet'))
  const lean =
    people.reduce((sum, a) => sum + (LOW_POSES.has(a.pose) ? 0.5 : HIGH_POSES.has(a.pose) ? -0.6 : 0), 0) /
    Math.max(1, people.length)
  return Math.max(-1, Math.min(1, lean + (chance(seed, `eye${page}`) - 0.5) * 1.4))
}

const NOTHING_OMITTED: ReadonlySet<string> = new Set()
/** Chooses place, palette and side, and has the place built, empty of its cast; `lift` as in colourScript; without `build` only its measures are set; `brought`: which of its seats stand beside the cast instead; `face`: the lightness of the skin that has to show. */
export function buildSet(
  direction: Direction,
  bookSeed: string,
  page: number,
  lift: number,
  build: boolean,
  scheme?: ColourSchemeName | null,
  brought: ReadonlySet<string> = NOTHING_OMITTED,
  face?: number,
): StageSet {
  const { name, place } = placeOf(direction.setting)
  const seed = stageSeedOf(bookSeed)
  const stage = createStage({
    direction,
    setting: name,
    indoor: 'indoor' in place,
    palette: applyColourScheme(PALETTES[paletteOf(bookSeed)], scheme),
    seed,
    pan: Math.round((chance(seed, `pan${page}`) - 0.5) * 200),
    cameraHeight: cameraHeightOf(direction, seed, page),
    lift,
    omitted: brought,
    faceLightness: face,
  })
  if (build) place.build(stage)
  // Pages with the same place and time of day are seen from the same side.
  const mirrored = !('landmark' in place) && chance(seed, `mirror${name}${direction.light}`) < 0.45
  return {
    stage,
    mirrored,
    lightSide: mirrored ? (stage.lightSide < 0 ? 1 : -1) : stage.lightSide,
    notes: name === direction.setting ? [] : [`${direction.setting} is drawn as ${name}`],
  }
}
