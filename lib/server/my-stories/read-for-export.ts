import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { getBook, type StoredBook } from '@/lib/server/stories/get-book'
import { getStory } from '@/lib/server/stories/get-story'
import { requestFromRow } from '@/lib/server/stories/story-row'

/** The ids of the visitor's stories, oldest first. */
export async function ownStories(db: Db, { viewer }: { viewer: Viewer }): Promise<string[]> {
  if (viewer.visitorId === null) return []
  return (
    await db.story.findMany({
      where: { visitorId: viewer.visitorId },
      select: { id: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
  ).map(({ id }) => id)
}

export interface Exported {
  title: string
  seriesNumber: number
  /** Everything stored of the story, as plain data: the story and the request it was written for. */
  record: object
  /** Null while the story isn't finished. */
  book: StoredBook | null
}

/** Null for a story that was erased meanwhile or has another owner by now. */
export async function readForExport(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<Exported | null> {
  const row =
    viewer.visitorId === null
      ? null
      : await db.story.findFirst({
          where: { id, visitorId: viewer.visitorId },
          include: { pets: { orderBy: { position: 'asc' } } },
        })
  const story = row && (await getStory(db, { viewer, id }))
  if (!row || !story) return null
  const book = await getBook(db, { viewer, id })
  return {
    title: story.title,
    seriesNumber: story.seriesNumber,
    record: { story, request: requestFromRow(row) },
    book: book === null || book === 'unfinished' ? null : book,
  }
}
