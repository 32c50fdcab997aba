import { z } from 'zod'
import { BOOK_VOICES, type BookVoice } from '@/lib/domain/book/narration/book-voices'
import { spokenPage, type PageSound, type SpokenPage } from '@/lib/domain/book/narration/narrated-book'
import { LANGUAGES, type Language } from '@/lib/domain/languages'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { notify } from '@/lib/platform/pg-notify'

/** Reads one page aloud, in a thread of its own. */
export type NarratePage = (wanted: { page: SpokenPage; language: Language; voice: BookVoice }) => Promise<PageSound>

export const narrationKey = (narrationId: string): string => `narration:${narrationId}`

const stored = z.object({ voice: z.enum(BOOK_VOICES), language: z.enum(LANGUAGES), script: z.array(spokenPage) })

/**
 * The job that reads a book aloud, page by page. Idempotent: after a worker's death another goes on with the pages that
 * are missing, and two at once make the same pages.
 */
export async function makeNarration(
  db: Db,
  { narrationId, narratePage }: { narrationId: string; narratePage: NarratePage },
): Promise<void> {
  const row = await db.narration.findUnique({
    where: { id: narrationId },
    select: { voice: true, language: true, script: true, pages: { select: { position: true } } },
  })
  if (!row) return
  const { script, ...by } = stored.parse(row)
  const done = new Set(row.pages.map(({ position }) => position))
  for (const [position, page] of script.entries()) {
    if (done.has(position)) continue
    if (!(await isWanted(db, narrationId))) return
    await storePage(db, { narrationId, position, sound: await narratePage({ page, ...by }) })
  }
  const { count } = await db.narration.updateMany({
    where: { id: narrationId, state: 'making' },
    data: { state: 'ready' },
  })
  if (count === 0) return
  await notify(db, narrationKey(narrationId))
  log.info('narration ready', { narrationId })
}

/** False once its book was erased, or it has ended. */
const isWanted = async (db: Db, id: string): Promise<boolean> =>
  (await db.narration.count({ where: { id, state: 'making' } })) > 0

async function storePage(
  db: Db,
  { narrationId, position, sound }: { narrationId: string; position: number; sound: PageSound },
): Promise<void> {
  const { sentences, durationMs, mp3 } = sound
  await db.$executeRaw`
    INSERT INTO narration_pages (narration_id, position, sentences, duration_ms, mp3)
    SELECT id, ${position}::int, ${JSON.stringify(sentences)}::jsonb, ${durationMs}::int, ${mp3}::bytea
    FROM narrations WHERE id = ${narrationId}::uuid
    ON CONFLICT DO NOTHING`
  await notify(db, narrationKey(narrationId))
}
