import type { Story } from '@/lib/domain/story/story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { waitForNotification } from '@/lib/platform/pg-notify'
import { getStory } from './get-story'

/**
 * Waits until the story is no longer being written, at most `patienceMs`, and returns it; null if the viewer may not
 * read it.
 */
export async function awaitStory(
  db: Db,
  { viewer, id, patienceMs }: { viewer: Viewer; id: string; patienceMs: number },
): Promise<Story | null> {
  let latest: Story | null = null
  const isDone = async () => {
    latest = await getStory(db, { viewer, id })
    return latest?.state === 'writing' ? null : true
  }
  await waitForNotification(`story:${id}`, isDone, patienceMs)
  return latest
}
