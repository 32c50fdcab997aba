import type { Direction } from '../direction'
import { chance } from '../../chance'
import { PALETTES, PALETTE_NAMES } from '../light/lights'
import type { PaletteName } from '../light/lights'
import { pick } from '../../chance'
import { placeOf } from './places/table'
import { stage, stageSeed } from './stage'
import type { Stage } from './stage'

export interface Set {
  stage: Stage
  /** Whether the place is shown from the other side; the cast never is. */
  mirrored: boolean
  /** Side of the light on the page: -1 left, 1 right. */
  lightSide: -1 | 1
  notes: string[]
}

/** A book keeps one palette, whatever its places. */
export const paletteOf = (seed: string): PaletteName => pick(seed, 'palette', PALETTE_NAMES)

/** Chooses place and palette and has the place built, empty of its cast. */
export function set(direction: Direction, bookSeed: string, view: string): Set {
  const { name, place } = placeOf(direction.setting)
  const seed = stageSeed(bookSeed)
  const S = stage({ direction, setting: name, indoor: 'indoor' in place, palette: PALETTES[paletteOf(bookSeed)], seed })
  place.build(S)
  const mirrored = !('landmark' in place) && chance(seed, `mirror${name}${view}`) < 0.45
  return { stage: S, mirrored, lightSide: mirrored ? (S.sx < 0 ? 1 : -1) : S.sx, notes: name === direction.setting ? [] : [`${direction.setting} is drawn as ${name}`] }
}
