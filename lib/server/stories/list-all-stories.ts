import type { Story } from '@/lib/domain/story/story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { storyColumns } from './columns'
import { afterKey, nextKey } from './keyset'
import { presentStory } from './present-story'

const STORIES_AT_ONCE = 50

/** Every story, newest first: for administrators. */
export async function listAllStories(db: Db, { viewer, after }: { viewer: Viewer; after?: string | undefined }): Promise<{ stories: Story[]; next?: string }> {
  requireAdmin({ viewer })
  const rows = await db.story.findMany({ where: afterKey(after), orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: STORIES_AT_ONCE + 1, select: storyColumns })
  return { stories: rows.slice(0, STORIES_AT_ONCE).map((row) => presentStory(row, viewer)), ...nextKey(rows, STORIES_AT_ONCE) }
}
