import { createHash } from 'node:crypto'
import type { NarrationAnswer } from '@/lib/domain/book/narration/narration-answer'
import type { Narration, SpokenPage } from '@/lib/domain/book/narration/narrated-book'
import { timeSentences } from '@/lib/domain/book/recording/time-sentences'
import type { Language } from '@/lib/domain/languages'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { scriptOf } from '@/lib/server/narrations/script-of'
import { getBook, type StoredBook } from '@/lib/server/stories/get-book'
import { loadSound, soundColumns } from '@/lib/server/sounds/load-sound'
import { hashWords } from './hash-words'
import { heardBy, recordingId } from './recording-access'

interface Take {
  id: string
  durationMs: number
}

/** The takes whose words the book still has, by their place in it. */
async function takesOf(db: Db, id: string, script: readonly SpokenPage[]): Promise<Map<number, Take>> {
  const rows = await db.recordedPage.findMany({
    where: { recordingId: id },
    select: { id: true, position: true, wordsHash: true, durationMs: true },
  })
  const current = rows.filter(({ position, wordsHash }) => {
    const page = script[position]
    return page !== undefined && hashWords(page) === wordsHash
  })
  return new Map(current.map(({ position, ...take }) => [position, take]))
}

/**
 * A recording as the reader plays it: a page that nobody read has no sound. Null where the viewer may not hear it, or
 * the book is at another version.
 */
export async function getRecordedNarration(
  db: Db,
  { viewer, id, version }: { viewer: Viewer; id: string; version: number },
): Promise<NarrationAnswer | null> {
  const row = await db.recording.findFirst({
    where: { id: recordingId(id), story: heardBy(viewer) },
    select: { storyId: true },
  })
  if (!row) return null
  const book = await getBook(db, { viewer, id: row.storyId })
  if (!book || book === 'unfinished' || book.version !== version) return null
  const script = await scriptOf(book)
  const takes = await takesOf(db, id, script)
  const pages = script.map((page, position) => {
    const take = takes.get(position)
    if (!take) return { blocks: page.blocks, durationMs: 0, words: [] }
    return {
      blocks: page.blocks,
      durationMs: take.durationMs,
      words: lit(page, book.manuscript.language, take),
      take: take.id,
    }
  })
  return { state: 'ready', id, done: takes.size, total: script.length, pages }
}

const lit = (page: SpokenPage, language: Language, { durationMs }: Take): [number, number, number, number][] =>
  timeSentences(page, language, durationMs).flatMap(({ block, words }) =>
    words.map(({ start, end, beginMs }): [number, number, number, number] => [block, start, end, beginMs]),
  )

/** The pages that somebody read, with their sound, for a file. Null where the viewer may not hear them. */
export async function loadRecordedNarration(
  db: Db,
  { viewer, id, book }: { viewer: Viewer; id: string; book: StoredBook },
): Promise<{ narration: Narration; takes: string } | null> {
  const row = await db.recording.findFirst({
    where: { id: recordingId(id), storyId: book.id, story: heardBy(viewer) },
    select: { name: true },
  })
  if (!row) return null
  const script = await scriptOf(book)
  const takes = await takesOf(db, id, script)
  const pages: Narration['pages'][number][] = []
  // One by one: a whole book in one go would hold up everybody else's requests.
  for (const [position, page] of script.entries()) {
    const take = takes.get(position)
    const row = take && (await db.recordedPage.findUnique({ where: { id: take.id }, select: soundColumns }))
    const mp3 = row && (await loadSound(row))
    if (!take || !mp3) continue
    const { durationMs } = take
    pages.push({
      ...page,
      durationMs,
      sentences: timeSentences(page, book.manuscript.language, durationMs),
      mp3,
    })
  }
  const ids = [...takes.values()].map((take) => take.id).sort()
  return {
    narration: { reader: row.name, pages },
    takes: createHash('sha256').update(ids.join(' ')).digest('base64url'),
  }
}
