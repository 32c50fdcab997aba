// A story's place in a series. A series is its id, whatever its stories' names become; its numbers only grow.
import { AppError } from '@/lib/domain/errors'
import { STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import type { Tx } from '@/lib/platform/db/client'

export interface SeriesPlace {
  seriesId: string
  seriesNumber: number
}
interface Names {
  visitorId: string
  childName: string
  petName: string
}

/**
 * The next place in the visitor's newest series with a story of these names and room for one more, else the first place
 * of a new series. The visitor's row is locked until the transaction ends: of two stories at once, the second sees the
 * series that the first has begun.
 */
export async function joinSeries(tx: Tx, { visitorId, childName, petName }: Names): Promise<SeriesPlace> {
  await tx.$queryRaw`SELECT id FROM visitors WHERE id = ${visitorId} FOR NO KEY UPDATE`
  const [place] = await tx.$queryRaw<SeriesPlace[]>`
    WITH open AS (
      SELECT id FROM series
      WHERE user_id = ${visitorId} AND count < ${STORIES_IN_A_SERIES} AND EXISTS (
        SELECT 1 FROM stories WHERE series_id = series.id
          AND normalize(child_name) = normalize(${childName}) AND normalize(pet_name) = normalize(${petName}))
      ORDER BY created_at DESC, id DESC LIMIT 1 FOR UPDATE
    ), continued AS (
      UPDATE series SET count = count + 1 WHERE id IN (SELECT id FROM open) RETURNING id, count
    ), begun AS (
      INSERT INTO series (id, user_id, count)
      SELECT gen_random_uuid(), ${visitorId}, 1 WHERE NOT EXISTS (SELECT 1 FROM continued) RETURNING id, count
    )
    SELECT id::text AS "seriesId", count AS "seriesNumber" FROM continued
    UNION ALL SELECT id::text, count FROM begun`
  if (!place) throw new Error('no place in a series')
  return place
}

interface Sequel {
  visitorId: string
  previousStoryId: string
  lifeSkill: string
}

/**
 * The place after the last book of the series of an own story. Locks series and then that story, as erasing does, so
 * that it can't be erased before its sequel is inserted.
 * @throws story_not_found; series_full; series_skill_told if another book of the series is about this life skill
 */
export async function continueSeries(tx: Tx, { visitorId, previousStoryId, lifeSkill }: Sequel): Promise<SeriesPlace> {
  const previous = await tx.story.findFirst({ where: { id: previousStoryId, visitorId }, select: { seriesId: true } })
  if (!previous) throw new AppError('story_not_found')
  const seriesId = previous.seriesId ?? (await beginSeries(tx, { visitorId, storyId: previousStoryId }))
  const [series] = await tx.$queryRaw<
    { count: number }[]
  >`SELECT count FROM series WHERE id = ${seriesId}::uuid FOR UPDATE`
  const [story] = await tx.$queryRaw<
    { id: string }[]
  >`SELECT id FROM stories WHERE id = ${previousStoryId} AND user_id = ${visitorId} FOR KEY SHARE`
  if (!series || !story) throw new AppError('story_not_found')
  if (series.count >= STORIES_IN_A_SERIES) throw new AppError('series_full', { max: STORIES_IN_A_SERIES })
  if ((await tx.story.count({ where: { seriesId, lifeSkill, state: { not: 'failed' } } })) > 0)
    throw new AppError('series_skill_told')
  return { seriesId, seriesNumber: await growSeries(tx, seriesId, series.count + 1) }
}

/** For a story that the release before left without a series. */
async function beginSeries(tx: Tx, { visitorId, storyId }: { visitorId: string; storyId: string }): Promise<string> {
  const { id: seriesId } = await tx.series.create({ data: { visitorId, lastNumber: 1 }, select: { id: true } })
  const { count } = await tx.story.updateMany({
    where: { id: storyId, visitorId, seriesId: null },
    data: { seriesId, seriesNumber: 1 },
  })
  if (count === 0) throw new AppError('story_not_found')
  return seriesId
}

/**
 * The place of a story that moves to another visitor, in the series to which its own has moved: with its number if that
 * is still to come there. Null if that series is complete.
 */
export async function followSeries(tx: Tx, { seriesId, seriesNumber }: SeriesPlace): Promise<SeriesPlace | null> {
  const [series] = await tx.$queryRaw<
    { count: number }[]
  >`SELECT count FROM series WHERE id = ${seriesId}::uuid FOR UPDATE`
  if (!series || series.count >= STORIES_IN_A_SERIES) return null
  return { seriesId, seriesNumber: await growSeries(tx, seriesId, Math.max(series.count + 1, seriesNumber)) }
}

async function growSeries(tx: Tx, id: string, lastNumber: number): Promise<number> {
  await tx.series.update({ where: { id }, data: { lastNumber }, select: { id: true } })
  return lastNumber
}

/** After a story has left the series: an empty one is deleted. */
export async function leaveSeries(tx: Tx, seriesId: string): Promise<void> {
  await tx.series.deleteMany({ where: { id: seriesId, stories: { none: {} } } })
}

/** After a story that never became a book was erased: its number, if it was the last, is given to the next one. */
export async function returnSeriesNumber(tx: Tx, { seriesId, seriesNumber }: SeriesPlace): Promise<void> {
  await tx.$executeRaw`
    UPDATE series SET count = count - 1 WHERE id = ${seriesId}::uuid AND count = ${seriesNumber}`
}
