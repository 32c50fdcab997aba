import { AppError } from '@/lib/domain/errors'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { previousBook } from './previous-book'
import { readEarlier } from './read-earlier'

/**
 * What the preview of a sequel to this story is drawn and written from, for its owner.
 * @throws story_not_found, story_unfinished
 */
export async function getSequelBase(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<SequelBase> {
  const { visitorId } = viewer
  const row =
    visitorId === null
      ? null
      : await db.story.findFirst({ where: { id, visitorId }, include: { pets: { orderBy: { position: 'asc' } } } })
  if (!row) throw new AppError('story_not_found')
  const before = row.state === 'ready' ? previousBook(row) : undefined
  if (!before) throw new AppError('story_unfinished')
  const { seriesId, seriesNumber } = row
  const earlier = await readEarlier(db, { seriesId, seriesNumber: seriesNumber + 1, previousStory: row })
  return { before: { ...before, cast: [...before.cast], pets: [...before.pets] }, ...(earlier ? { earlier } : {}) }
}
