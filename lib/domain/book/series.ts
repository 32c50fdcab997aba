// Stories of the same child and first pet make a series of at most ten.
import { STORIES_IN_A_SERIES } from '../story/lists'
import type { Story } from '../story/story'

type Part = Pick<Story, 'childName' | 'petName' | 'seriesNumber'>

export interface Series<S extends Part> {
  /** Key for the pair of names; never shown. */
  key: string
  childName: string
  petName: string
  /** Sorted by series number. */
  stories: S[]
  /** How many more books the series may have. */
  remaining: number
}

const plain = (name: string): string => name.normalize('NFC').trim()

/** Groups in order of first occurrence, so that a list sorted newest first stays so. */
export function groupIntoSeries<S extends Part>(stories: readonly S[]): Series<S>[] {
  const byKey = new Map<string, S[]>()
  for (const story of stories) {
    const key = JSON.stringify([plain(story.childName), plain(story.petName)])
    byKey.set(key, [...(byKey.get(key) ?? []), story])
  }
  return [...byKey].flatMap(([key, members]) => {
    const sorted = members.toSorted((a, b) => a.seriesNumber - b.seriesNumber)
    const [first] = sorted
    return first
      ? [
          {
            key,
            childName: first.childName,
            petName: first.petName,
            stories: sorted,
            remaining: Math.max(0, STORIES_IN_A_SERIES - sorted.length),
          },
        ]
      : []
  })
}

/**
 * Returns the number of a series' next book: one after the last, or, once ten has been reached, that of an erased one.
 */
export function nextSeriesNumber(taken: readonly number[]): number {
  const next = Math.max(0, ...taken) + 1
  if (next <= STORIES_IN_A_SERIES) return next
  return (
    Array.from({ length: STORIES_IN_A_SERIES }, (_, at) => at + 1).find((number) => !taken.includes(number)) ?? next
  )
}

export interface SeriesTotals {
  stories: number
  series: number
  sequels: number
}

export const seriesTotals = (series: readonly { stories: readonly unknown[]; remaining: number }[]): SeriesTotals => ({
  stories: series.reduce((sum, one) => sum + one.stories.length, 0),
  series: series.length,
  sequels: series.reduce((sum, one) => sum + one.remaining, 0),
})
