import { AppError } from '@/lib/domain/errors'
import type { Earlier, StoryRequest } from '@/lib/domain/story/request'
import type { StoredBook } from '@/lib/domain/story/stored-book'
import type { Db } from '@/lib/platform/db/client'
import type { BookLook } from '@/lib/domain/illustration/book-look'
import { bookLook } from '@/lib/server/stories/book-look'
import { requestFromRow } from '@/lib/server/stories/story-row'
import { readEarlier } from '@/lib/server/stories/read-earlier'
import { bookOf } from './book-row'

export interface ReadBook {
  version: number
  book: StoredBook
  request: StoryRequest
  earlier: Earlier | undefined
  look: BookLook
}

/** The visitor's finished book with the request that it was written for. @throws story_not_found, story_unfinished */
export async function readBook(db: Db, { visitorId, id }: { visitorId: string | null; id: string }): Promise<ReadBook> {
  const row =
    visitorId === null
      ? null
      : await db.story.findFirst({
          where: { id, visitorId },
          include: {
            pets: { orderBy: { position: 'asc' } },
            previousStory: { select: { title: true, lifeSkill: true, preferredLocation: true, manuscript: true } },
          },
        })
  if (!row) throw new AppError('story_not_found')
  const book = row.state === 'ready' ? bookOf(row) : null
  if (!book) throw new AppError('story_unfinished')
  return {
    version: row.version,
    book,
    request: requestFromRow(row),
    earlier: await readEarlier(db, row),
    look: bookLook(row),
  }
}
