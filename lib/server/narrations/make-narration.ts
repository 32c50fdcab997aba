import { z } from 'zod'
import { BOOK_VOICES, type BookVoice } from '@/lib/domain/book/narration/book-voices'
import { spokenPage, type PageSound, type SpokenPage } from '@/lib/domain/book/narration/narrated-book'
import { LANGUAGES, type Language } from '@/lib/domain/languages'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { notify } from '@/lib/platform/pg-notify'
import { claimSound, storeSound } from '@/lib/server/sounds/store-sound'

/** A server with another engine (NARRATOR_URL). */
export interface NarratorServer {
  url: string
  key?: string | undefined
  model: string
  voice: string
}

/** Reads one page aloud, in a thread of its own. */
export type NarratePage = (wanted: {
  page: SpokenPage
  language: Language
  voice: BookVoice
  server?: NarratorServer | undefined
}) => Promise<PageSound>

export const narrationKey = (narrationId: string): string => `narration:${narrationId}`

/** A whole book is read by one of them. */
const ENGINES = ['own', 'server'] as const

const stored = z.object({ voice: z.enum(BOOK_VOICES), language: z.enum(LANGUAGES), script: z.array(spokenPage) })

interface Making {
  narrationId: string
  narratePage: NarratePage
  server?: NarratorServer | undefined
}

/**
 * The job that reads a book aloud, page by page. Idempotent: after a worker's death another goes on with the pages that
 * are missing, and two at once make the same pages. A server that fails is left, and the book read anew from its first
 * page by Wagtale's own engine: one voice a book.
 */
export async function makeNarration(db: Db, { narrationId, narratePage, server }: Making): Promise<void> {
  const engine = await engineOf(db, narrationId, server ? 'server' : 'own')
  if (engine === null) return
  if (engine === 'own') return makePages(db, { narrationId, narratePage })
  try {
    if (!server) throw new Error('narrator_unset')
    await makePages(db, { narrationId, narratePage, server })
  } catch (error) {
    log.warn('narrator server failed', { narrationId, code: codeOf(error) })
    await db.$transaction([
      db.narration.updateMany({ where: { id: narrationId }, data: { engine: 'own' } }),
      db.narrationPage.deleteMany({ where: { narrationId } }),
    ])
    await makePages(db, { narrationId, narratePage })
  }
}

/** The engine that has begun it, else this one from now on; null once its book was erased. */
async function engineOf(db: Db, id: string, engine: (typeof ENGINES)[number]) {
  await db.narration.updateMany({ where: { id, engine: null }, data: { engine } })
  const row = await db.narration.findUnique({ where: { id }, select: { engine: true } })
  return row && z.enum(ENGINES).parse(row.engine)
}

/** As lib/documents/narration/speech-server.ts has it, wherever its error has been since. */
const codeOf = (error: unknown): string =>
  (error instanceof Error && /narrator_\w+/.exec(error.message)?.[0]) || 'narrator_failed'

async function makePages(db: Db, { narrationId, narratePage, server }: Making): Promise<void> {
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
    await storePage(db, { narrationId, position, sound: await narratePage({ page, ...by, server }) })
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
  const { sentences, durationMs } = sound
  const columns = await storeSound(db, new Uint8Array(sound.mp3))
  await db.$transaction(async (tx) => {
    const stored = await tx.$executeRaw`
      INSERT INTO narration_pages (narration_id, position, sentences, duration_ms, mp3, object_key)
      SELECT id, ${position}::int, ${JSON.stringify(sentences)}::jsonb, ${durationMs}::int, ${columns.mp3}::bytea,
        ${columns.objectKey}
      FROM narrations WHERE id = ${narrationId}::uuid
      ON CONFLICT DO NOTHING`
    // Else another worker was faster, or the book was erased.
    if (stored > 0) await claimSound(tx, columns)
  })
  await notify(db, narrationKey(narrationId))
}
