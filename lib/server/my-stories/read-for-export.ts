import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { getBook, type StoredBook } from '@/lib/server/stories/get-book'
import { getStory } from '@/lib/server/stories/get-story'
import { requestFromRow } from '@/lib/server/stories/story-row'

/** The ids of everything that a visitor owns, in the order in which it was made. */
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
  /** All that is kept of the story, as plain data: what it says, and what was told for it. */
  record: object
  /** Null while there is no book to make files of. */
  book: StoredBook | null
}

/** Null for a story that has been erased meanwhile, or is another's by now. */
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
    record: { story, told: requestFromRow(row) },
    book: book === null || book === 'unfinished' ? null : book,
  }
}
