import { addDays, DAY_MS } from '@/lib/domain/calendar'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'

const MOST_NOTED = 10_000
/** When this process last noted it: a book that is read page by page takes one statement a day. */
const noted = new Map<string, number>()

/**
 * Notes that somebody reads a family's book: one that nobody opens for years is forgotten
 * (lib/server/retention/forget-unopened-books). Never throws, since a reader doesn't wait for it.
 */
export async function noteOpening(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  const before = noted.get(id)
  if (before !== undefined && now.getTime() - before < DAY_MS) return
  if (noted.size >= MOST_NOTED) noted.clear()
  noted.set(id, now.getTime())
  try {
    await db.$executeRaw`
      UPDATE stories SET opened_at = ${now}
      WHERE id = ${id} AND user_id IS NOT NULL AND opened_at < ${addDays(now, -1)}`
  } catch (error) {
    noted.delete(id)
    log.warn('opening.unnoted', { error })
  }
}
