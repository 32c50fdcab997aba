import type { SpokenPage } from '@/lib/domain/book/narration/narrated-book'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { scriptOf } from '@/lib/server/narrations/script-of'
import { getBook, type StoredBook } from '@/lib/server/stories/get-book'
import { recordableBy, recordingId, type Asking } from './recording-access'

export interface OpenRecording {
  id: string
  name: string
  adultAt: Date | null
  book: StoredBook
  script: SpokenPage[]
  /** Reads the book as its owner does: whoever has the link sees these pages, shared or not. */
  owner: Viewer
  /** Where the link that opened it runs out; null for the owner. */
  expires: Date | null
}

/** A recording for whoever may record it, with the book. @throws recording_not_found */
export async function openRecording(db: Db, { id, ...asking }: Asking & { id: string }): Promise<OpenRecording> {
  const row = await db.recording.findFirst({
    where: { AND: [{ id: recordingId(id) }, recordableBy(asking)] },
    select: {
      id: true,
      name: true,
      adultAt: true,
      tokenExpires: true,
      story: { select: { id: true, visitorId: true } },
    },
  })
  if (!row) throw new AppError('recording_not_found')
  const { story, tokenExpires, ...recording } = row
  const owner: Viewer = { visitorId: story.visitorId, admin: null }
  const book = await getBook(db, { viewer: owner, id: story.id })
  if (!book || book === 'unfinished') throw new AppError('recording_not_found')
  const isOwner = story.visitorId !== null && story.visitorId === asking.viewer.visitorId
  return { ...recording, book, script: await scriptOf(book), owner, expires: isOwner ? null : tokenExpires }
}
