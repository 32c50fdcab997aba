// Up to ten stories make a series. Its id keeps them together, whatever their names become.
import { STORIES_IN_A_SERIES } from '../story/lists'
import type { Story } from '../story/story'

type Part = Pick<Story, 'id' | 'childName' | 'petName' | 'seriesNumber'> & {
  /** Null for a story on its own. */
  series: { id: string; lastNumber: number } | null
}

export interface Series<S extends Part> {
  /** Never shown. */
  key: string
  /** Those of its newest book. */
  childName: string
  petName: string
  /** Sorted by series number. */
  stories: S[]
  /** How many more books the series may have. */
  remaining: number
}

/** Groups in order of first occurrence, so that a list sorted newest first stays so. */
export function groupIntoSeries<S extends Part>(stories: readonly S[]): Series<S>[] {
  const byKey = new Map<string, S[]>()
  for (const story of stories) {
    const key = story.series?.id ?? story.id
    byKey.set(key, [...(byKey.get(key) ?? []), story])
  }
  return [...byKey].flatMap(([key, members]) => {
    const sorted = members.toSorted((a, b) => a.seriesNumber - b.seriesNumber)
    const last = sorted.at(-1)
    return last
      ? [
          {
            key,
            childName: last.childName,
            petName: last.petName,
            stories: sorted,
            remaining: STORIES_IN_A_SERIES - (last.series?.lastNumber ?? last.seriesNumber),
          },
        ]
      : []
  })
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
