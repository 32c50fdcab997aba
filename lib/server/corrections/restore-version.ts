import { AppError } from '@/lib/domain/errors'
import { storedBook } from '@/lib/domain/story/stored-book'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { updateBook } from './update-book'

interface Restoration {
  viewer: Viewer
  id: string
  /** The current version, as the owner's page showed it. */
  version: number
  /** The version to restore. */
  to: number
}

/**
 * Restores an earlier version of a book as its next version.
 * @throws as updateBook; not_found for a version that isn't stored
 */
export async function restoreVersion(db: Db, { viewer, id, version, to }: Restoration): Promise<{ version: number }> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  const stored = await db.storyVersion.findFirst({
    where: { storyId: id, version: to, story: { visitorId } },
    select: { book: true },
  })
  if (!stored)
    throw new AppError((await db.story.count({ where: { id, visitorId } })) === 0 ? 'story_not_found' : 'not_found')
  return {
    version: await updateBook(db, { visitorId, id, version, change: 'restored', book: storedBook.parse(stored.book) }),
  }
}
