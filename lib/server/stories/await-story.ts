import type { Db } from '@/lib/platform/db/client'
import { waitFor } from '@/lib/platform/notify'

/** Comes back when the story is no longer being written, or when patience ends. */
export const awaitStory = (db: Db, { id, patienceMs }: { id: string; patienceMs: number }): Promise<boolean> =>
  waitFor(`story:${id}`, async () => (await db.story.findUnique({ where: { id }, select: { state: true } }))?.state !== 'writing', patienceMs)
