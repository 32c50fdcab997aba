import { AppError } from '@/lib/domain/errors'
import type { BookChange, StoredBook } from '@/lib/domain/story/stored-book'
import type { Db } from '@/lib/platform/db/client'
import { saveVersion } from './save-version'
import { moveToSeries, replaceBook } from './replace-book'

/** From here on paper says what the book says. An order that waits to be paid names the version that it was for. */
export const PRINTED = ['in_production', 'shipped', 'delivered']

interface Change {
  visitorId: string
  id: string
  /** The version that the change was made from. */ version: number
  change: BookChange
  book: StoredBook
}

/**
 * The one way in which a finished book becomes another: what it was is kept, and of two changes made from the same version one is told.
 * @throws story_not_found, story_unfinished, story_changed, story_printed
 */
export async function updateBook(db: Db, { visitorId, id, version, change, book }: Change): Promise<number> {
  return db.$transaction(async (tx) => {
    const place = await moveToSeries(tx, { id, visitorId, book })
    const before = await saveVersion(tx, { id, visitorId, change })
    if (!before)
      throw new AppError(
        (await tx.story.count({ where: { id, visitorId } })) === 0 ? 'story_not_found' : 'story_unfinished',
      )
    if (before.version !== version) throw new AppError('story_changed')
    if ((await tx.printOrder.count({ where: { storyId: id, status: { in: PRINTED } } })) > 0)
      throw new AppError('story_printed')
    return replaceBook(tx, { id, book, place })
  })
}
