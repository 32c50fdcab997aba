import type { Story } from '@/lib/domain/story/story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { waitForNotification } from '@/lib/platform/pg-notify'
import { getStory } from './get-story'

/** The story as soon as it is no longer being written, or as it is when patience ends; null for one that the viewer may not read. */
export async function awaitStory(
  db: Db,
  { viewer, id, patienceMs }: { viewer: Viewer; id: string; patienceMs: number },
): Promise<Story | null> {
  const looks: (Story | null)[] = []
  const over = async () => {
    const story = await getStory(db, { viewer, id })
    looks.push(story)
    return story?.state === 'writing' ? null : true
  }
  await waitForNotification(`story:${id}`, over, patienceMs)
  return looks.at(-1) ?? null
}
