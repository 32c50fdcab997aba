import { AppError } from '@/lib/domain/errors'
import type { BookChange, StoredBook } from '@/lib/domain/story/stored-book'
import type { Db } from '@/lib/platform/db/client'
import { saveVersion } from './save-version'
import { replaceBook } from './replace-book'

/** A book with a print order in one of these states can't be corrected any more. */
export const PRINTED = ['in_production', 'shipped', 'delivered']

interface BookUpdate {
  visitorId: string
  id: string
  /** The version on which the change is based. */
  version: number
  change: BookChange
  book: StoredBook
}

/**
 * Replaces a finished book and stores its current version. Of two changes based on the same version, the second is
 * refused.
 * @throws story_not_found, story_unfinished, story_changed, story_printed
 */
export async function updateBook(db: Db, { visitorId, id, version, change, book }: BookUpdate): Promise<number> {
  return db.$transaction(async (tx) => {
    const before = await saveVersion(tx, { id, visitorId, change })
    if (!before)
      throw new AppError(
        (await tx.story.count({ where: { id, visitorId } })) === 0 ? 'story_not_found' : 'story_unfinished',
      )
    if (before.version !== version) throw new AppError('story_changed')
    if ((await tx.printOrder.count({ where: { storyId: id, status: { in: PRINTED } } })) > 0)
      throw new AppError('story_printed')
    return replaceBook(tx, { id, book })
  })
}
