import type { Studio, StudioPage } from '@/lib/domain/book/recording/recording'
import { isRightToLeft } from '@/lib/domain/languages'
import type { Db } from '@/lib/platform/db/client'
import { hashWords } from './hash-words'
import { openRecording } from './open-recording'
import type { Asking } from './recording-access'

/** What whoever records needs of the book, and nothing else of it. @throws recording_not_found */
export async function readStudio(db: Db, wanted: Asking & { id: string }): Promise<Studio> {
  const { id, name, adultAt, book, script, expires } = await openRecording(db, wanted)
  const { title, language, pages: written } = book.manuscript
  const takes = await db.recordedPage.findMany({
    where: { recordingId: id },
    select: { id: true, position: true, wordsHash: true },
  })
  const pages = script.map((page, position): StudioPage => {
    const words = hashWords(page)
    const take = takes.find((one) => one.position === position)
    // The title comes before the story's pages, The End after them.
    const story = written[position - 1]
    return {
      blocks: page.blocks,
      words,
      picture: position === 0 ? 0 : (story?.pageNumber ?? null),
      alt: story?.alt ?? '',
      state: take === undefined ? 'none' : take.wordsHash === words ? 'recorded' : 'changed',
      take: take?.id ?? null,
    }
  })
  return {
    name,
    title,
    language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    adult: adultAt !== null,
    expires: expires?.toISOString() ?? null,
    storyId: expires === null ? book.id : null,
    pages,
  }
}
