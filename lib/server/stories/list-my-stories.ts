import type { Story } from '@/lib/domain/story/story'
import type { Db } from '@/lib/platform/db/client'
import { storyColumns } from './columns'
import { afterKey, nextKey } from './keyset'
import { presentStory } from './present-story'
import type { Viewer } from '@/lib/domain/viewer'

export const MY_STORIES_AT_ONCE = 100

/** One page of the viewer's stories, newest first. `next` is the key of the next page, if there is one. */
export async function listMyStories(
  db: Db,
  { viewer, after }: { viewer: Viewer; after?: string | undefined },
): Promise<{ stories: Story[]; next?: string }> {
  if (viewer.visitorId === null) return { stories: [] }
  const rows = await db.story.findMany({
    where: { AND: [{ visitorId: viewer.visitorId }, afterKey(after)] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MY_STORIES_AT_ONCE + 1,
    select: storyColumns,
  })
  const shown = rows.slice(0, MY_STORIES_AT_ONCE)
  return { stories: shown.map((row) => presentStory(row, viewer)), ...nextKey(rows, MY_STORIES_AT_ONCE) }
}
