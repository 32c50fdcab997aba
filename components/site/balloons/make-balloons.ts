import { SOUND_IDS, type SoundId } from './sounds'

export const BALLOONS = 8
/** Milliseconds after which the sky is filled anew. */
export const REFILL_EVERY = 45_000
/** Light enough for words and links to be read on each. */
const COLOURS = ['coral-pale', 'sun-pale', 'sky-pale', 'eucalyptus-pale'] as const

export interface Balloon {
  id: string
  colour: (typeof COLOURS)[number]
  /** Pixels across. */
  size: number
  /** Per cent of the window's width. */
  left: number
  /** Seconds from below the window to above it, and before it starts. */
  floats: number
  delay: number
  sound: SoundId
}

/**
 * `random` gives numbers from 0 up to, not including, 1. `batch` keeps ids of one filling apart from the next one's.
 */
export function makeBalloons(random: () => number, batch: number): Balloon[] {
  const between = (low: number, high: number) => low + random() * (high - low)
  const one = <Item>(list: readonly [Item, ...Item[]]): Item => list[Math.floor(random() * list.length)] ?? list[0]
  return Array.from({ length: BALLOONS }, (_, i) => ({
    id: `${batch}-${i}`,
    colour: one(COLOURS),
    size: between(50, 90),
    left: between(5, 95),
    floats: between(20, 45),
    delay: between(0, 15),
    sound: one(SOUND_IDS),
  }))
}
