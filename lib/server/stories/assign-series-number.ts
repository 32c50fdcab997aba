import { nextSeriesNumber } from '@/lib/domain/book/series'
import { STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import type { Tx } from '@/lib/platform/db/client'

interface SeriesKey {
  visitorId: string
  childName: string
  petName: string
  /** The preferred number, used if it is free. */
  number?: number
}

/**
 * Assigns a free number in the visitor's series of this child and first pet; null if the series is full. One statement
 * increments the count only below ten, however many requests are concurrent, and locks the series' row until the
 * transaction ends, so that no number is assigned twice.
 */
export async function assignSeriesNumber(
  tx: Tx,
  { visitorId, childName, petName, number }: SeriesKey,
): Promise<{ seriesId: string; seriesNumber: number } | null> {
  const [series] = await tx.$queryRaw<{ id: string; count: number }[]>`
    INSERT INTO series (id, user_id, child_name, pet_name, count)
    VALUES (gen_random_uuid(), ${visitorId}, ${childName}, ${petName}, 1)
    ON CONFLICT (user_id, child_name, pet_name) DO UPDATE SET count = series.count + 1
    WHERE series.count < ${STORIES_IN_A_SERIES}
    RETURNING id::text, count`
  if (!series) return null
  if (series.count === 1) return { seriesId: series.id, seriesNumber: number ?? 1 }
  const taken = (await tx.story.findMany({ where: { seriesId: series.id }, select: { seriesNumber: true } })).map(
    (row) => row.seriesNumber,
  )
  const free = number !== undefined && !taken.includes(number) ? number : nextSeriesNumber(taken)
  return { seriesId: series.id, seriesNumber: free }
}

/** Decrements the count after a story has left the series; an empty series is deleted, and the names in it too. */
export async function leaveSeries(tx: Tx, seriesId: string): Promise<void> {
  await tx.$executeRaw`UPDATE series SET count = greatest(count - 1, 0) WHERE id = ${seriesId}::uuid`
  await tx.series.deleteMany({ where: { id: seriesId, count: 0, stories: { none: {} } } })
}
