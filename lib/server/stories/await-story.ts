import type { Db } from '@/lib/platform/db/client'
import { waitFor } from '@/lib/platform/notify'

/** Comes back when the story is no longer being written, or when patience ends. */
export async function awaitStory(db: Db, { id, patienceMs }: { id: string; patienceMs: number }): Promise<void> {
  const over = async () => ((await db.story.findUnique({ where: { id }, select: { state: true } }))?.state === 'writing' ? null : true)
  await waitFor(`story:${id}`, over, patienceMs)
}
