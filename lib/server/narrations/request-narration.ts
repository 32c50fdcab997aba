import { speaks, type BookVoice, type NarratedPart } from '@/lib/domain/book/narration/book-voices'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { addJob } from '@/lib/platform/queue/add'
import { getBook } from '@/lib/server/stories/get-book'
import { scriptOf } from './script-of'

/** Somebody waits, and may ask again: hours of retries would be of no use. */
const ATTEMPTS = 3
/** After whatever takes a moment: letters, books, payments. */
const PRIORITY = 10

interface Wanted {
  viewer: Viewer
  id: string
  /** Of the book as the reader shows it. */
  version: number
  voice: BookVoice
  part: NarratedPart
}

/**
 * Has a voice read a book aloud, unless it has done so or is doing so now. Whoever may read the book may ask.
 * @throws story_not_found, story_unfinished, voice_language; story_changed for another version than the present one
 */
export async function requestNarration(db: Db, { viewer, id, version, voice, part }: Wanted): Promise<void> {
  const book = await getBook(db, { viewer, id })
  if (!book) throw new AppError('story_not_found')
  if (book === 'unfinished') throw new AppError('story_unfinished')
  const { language } = book.manuscript
  if (!speaks(voice, language)) throw new AppError('voice_language')
  if (book.version !== version) throw new AppError('story_changed')
  const script = await scriptOf(book, part)
  const key = { storyId: id, version, voice, part }
  await db.$transaction(async (tx) => {
    // A release may have changed the words around the story: what was read before is read again.
    await tx.narration.deleteMany({ where: { ...key, NOT: { script: { equals: script } } } })
    const [created] = await tx.narration.createManyAndReturn({
      data: { ...key, language, script },
      skipDuplicates: true,
      select: { id: true },
    })
    const [restarted] = created
      ? [created]
      : await tx.narration.updateManyAndReturn({
          where: { ...key, state: 'failed' },
          data: { state: 'making' },
          select: { id: true },
        })
    if (!restarted) return
    const { id: narrationId } = restarted
    await addJob(
      tx,
      'narrate',
      { narrationId },
      { key: `narrate:${narrationId}`, attempts: ATTEMPTS, priority: PRIORITY },
    )
  })
}
