import { AppError } from '@/lib/domain/errors'
import { STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import type { Tx } from '@/lib/platform/db/client'
import type { Place } from './insert-story'

interface Wanted { visitorId: string; childName: string; petName: string; previousStoryId: string | null }

/**
 * The next number in the series of this child and first pet. One statement counts up to ten and no further, however many ask at once.
 * When the ten are made, a sequel is refused; a new book stands by itself.
 */
export async function takePlaceInSeries(tx: Tx, { visitorId, childName, petName, previousStoryId }: Wanted): Promise<Place> {
  const [place] = await tx.$queryRaw<{ id: string; count: number }[]>`
    INSERT INTO series (id, user_id, child_name, pet_name, count) VALUES (gen_random_uuid(), ${visitorId}, ${childName}, ${petName}, 1)
    ON CONFLICT (user_id, child_name, pet_name) DO UPDATE SET count = series.count + 1 WHERE series.count < ${STORIES_IN_A_SERIES}
    RETURNING id, count`
  if (place) return { seriesId: place.id, seriesNumber: place.count, previousStoryId }
  if (previousStoryId !== null) throw new AppError('series_full', { max: STORIES_IN_A_SERIES })
  return { seriesId: null, seriesNumber: 1, previousStoryId: null }
}
