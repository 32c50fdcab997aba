// Mounts for what pets wear: between the ears, on the muzzle, under the chin.
import type { Worn } from '../direction'
import type { Mount } from '../worn/mount'
import { drawWorn, type WornParts } from '../worn/wear'
import type { HeadFrame, HeadOptions } from './head-frame'
import { type BirdRow, type EarRow, type HeadRow, resolveTint } from './breed-row'
import { lerp3, type Vec3 } from './solid'
import { isDark } from './tone'

/** Erect ears leave room between them; hanging ears leave the whole crown. */
const areErect = (ears: EarRow): boolean => !ears.front && !ears.path && ears.tip[1] > 1.2
const CLOSE = 0.45

function resolveCrown({ ears, skull: [, b, c], topknot, mouth }: HeadRow): Mount['crown'] {
  const upright = ears && areErect(ears) ? ears.root[2] : undefined
  // Close erect ears rise behind the hat. A flat head has its eyes near the top: the hat is small and sits behind them.
  const flat = b < 0.75
  const wide = flat
    ? 0.42
    : mouth === 'horse'
      ? 0.56
      : upright === undefined
        ? 0.74 * c
        : Math.max(0.56, Math.min(0.68, upright))
  const ahead = flat ? -0.36 : mouth === 'horse' ? 0.2 : upright !== undefined && upright < CLOSE ? 0.3 : 0.08
  const seat = b * Math.sqrt(Math.max(0.1, 1 - (wide / c) ** 2))
  return {
    at: [ahead, seat + (topknot ? topknot[1] * 0.7 : 0) + (mouth === 'horse' ? 0.1 : 0), 0],
    wide,
    tall: (b - seat) / wide,
  }
}

/** A pug's dark mask comes from its face pattern, not from its coat. */
const hasDarkMuzzle = ({ row, colours, dark }: HeadFrame): boolean =>
  row.pattern === 'pug' || (row.muzzleColour ? isDark(resolveTint(row.muzzleColour, colours)) : dark)

/** A moustache runs back along the muzzle, so that it is visible from the side. */
function resolveLip(row: HeadRow): Mount['lip'] {
  const [f, u, , rf, ru = rf, rs = rf] = row.muzzle[1]
  if (row.mouth === 'horse') return { at: [f + rf * 0.9, u + ru * 0.1, 0], wide: rs * 2.5, back: 1.1 }
  if (row.mouth === 'pads') return { at: [f + rf * 0.95, u - 0.06, 0], wide: rs * 1.75, back: rs * 1.4 }
  const wide = Math.max(0.6, rs * 2)
  return { at: [f + rf * 0.98, u - ru * 0.1, 0], wide, back: Math.max(rf * 1.5, wide * 0.85) }
}

function resolveNose(row: HeadRow): Vec3 {
  const [f, u, , rf, ru = rf] = row.muzzle[1]
  return row.mouth === 'pads' ? [f + rf * 0.8, u + (row.noseUp ?? 0.14), 0] : [f + rf * 0.8, u + ru * 0.6, 0]
}

/** Position of the breast relative to the head: behind a long head, below a sitting animal's. */
function resolveBreast({ mouth, ears }: HeadRow): Vec3 {
  if (mouth === 'horse') return [-0.75, -1.5, 0]
  return ears ? [0.12, -1.2, 0.1] : [-0.45, -0.62, 0.4]
}

function resolveHelmet({ skull, mouth, ears }: HeadRow, tiny: boolean): Mount['helmet'] {
  // On a horse the helmet fits one ear only.
  if (mouth === 'horse' && ears) return { at: lerp3(ears.root, ears.tip, 1), r: 0.6, tipped: -86 }
  return { at: [0, tiny ? 0.12 : 0.04, 0], r: Math.max(...skull) * (tiny ? 1.75 : 1.32) }
}

export const drawOnPetHead = (
  frame: HeadFrame,
  { at, yaw, pitch, roll, wears, tiny = false }: HeadOptions,
): WornParts =>
  drawWorn(wears, (): Mount => ({
    at,
    yaw,
    pitch: pitch + (frame.row.pitch ?? 0),
    roll,
    radius: frame.radius,
    light: frame.light,
    crown: resolveCrown(frame.row),
    lip: resolveLip(frame.row),
    nose: resolveNose(frame.row),
    temple: frame.onSkull(frame.row.mouth === 'horse' ? 40 : 66, 44),
    breast: resolveBreast(frame.row),
    mark: 0.2,
    dark: hasDarkMuzzle(frame),
    helmet: resolveHelmet(frame.row, tiny),
  }))

export const drawOnBirdHead = (
  row: BirdRow,
  turned: Pick<Mount, 'at' | 'yaw' | 'pitch' | 'roll' | 'light'>,
  wears: Worn | undefined,
): WornParts =>
  drawWorn(wears, (): Mount => ({
    ...turned,
    radius: row.radius,
    crown: { at: [0.04, 0.66, 0], wide: 0.74, tall: 0.42 },
    lip: { at: [0.98 + row.beak[0] * 0.3, -0.36, 0], wide: 0.8, back: 0.62 },
    nose: [0.95 + row.beak[0] * 0.6, 0.05, 0],
    temple: [0.2, 0.62, 0.72],
    breast: [-0.05, -1.45, 0.5],
    mark: 0.22,
    helmet: { at: [0.05, 0.05, 0], r: 1.6 },
  }))

/** For fish in a bowl: hats sit on the bowl, and stickers stick to its glass. */
const ON_BOWL: ReadonlySet<Worn> = new Set<Worn>([
  'hat',
  'crown',
  'bucket',
  'loaf',
  'block',
  'ferns',
  'helmet',
  'sticker',
  'badge',
  'scarf',
])

type MountRotation = Pick<Mount, 'at' | 'yaw' | 'pitch' | 'roll' | 'light'>
export const drawOnFish = (
  turned: MountRotation,
  radius: number,
  wears: Worn | undefined,
  inBowl: boolean,
): WornParts =>
  drawWorn(inBowl && wears !== undefined && ON_BOWL.has(wears) ? undefined : wears, (): Mount => ({
    ...turned,
    radius,
    crown: { at: [-0.7, 1.25, 0], wide: 1.1, tall: 0.2 },
    lip: { at: [0.9, -0.5, 0], wide: 1.7, back: 0.7 },
    nose: [0.95, 0.2, 0.1],
    temple: [-0.9, 0.7, 0.9],
    breast: [-0.9, -1.1, 0.6],
    mark: 0.4,
    helmet: { at: [-1, 0, 0], r: 2.2 },
  }))

export const drawOnBowl = (
  bowl: { middle: Mount['at']; radius: number },
  light: 1 | -1,
  wears: Worn | undefined,
): WornParts =>
  drawWorn(wears !== undefined && ON_BOWL.has(wears) ? wears : undefined, (): Mount => ({
    at: bowl.middle,
    radius: bowl.radius,
    yaw: 62,
    pitch: 0,
    roll: 0,
    light,
    crown: { at: [0, 0.86, 0], wide: 0.52, tall: 0.06 },
    lip: { at: [1, 0, 0], wide: 0.4, back: 0.1 },
    nose: [1, 0, 0],
    temple: [0.5, 0.36, 0.74],
    breast: [0.5, 0.3, -0.7],
    mark: 0.13,
    helmet: { at: [0, 0, 0], r: 1.1 },
  }))
