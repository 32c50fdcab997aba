import { AppError } from '@/lib/domain/errors'
import { storedBook } from '@/lib/domain/story/stored-book'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { updateBook } from './update-book'

interface Restore {
  viewer: Viewer
  id: string
  /** The one that stands, as the owner saw it. */ version: number
  /** The one to bring back. */ to: number
}

/** Brings a book back to what it was, as a new version: nothing is lost by it. @throws as changeBook; not_found for a version that isn't kept */
export async function restoreVersion(db: Db, { viewer, id, version, to }: Restore): Promise<{ version: number }> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  const kept = await db.storyVersion.findFirst({
    where: { storyId: id, version: to, story: { visitorId } },
    select: { book: true },
  })
  if (!kept)
    throw new AppError((await db.story.count({ where: { id, visitorId } })) === 0 ? 'story_not_found' : 'not_found')
  return {
    version: await updateBook(db, { visitorId, id, version, change: 'restored', book: storedBook.parse(kept.book) }),
  }
}
