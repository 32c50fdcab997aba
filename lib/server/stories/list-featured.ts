import type { Story } from '@/lib/domain/story/story'
import type { Db } from '@/lib/platform/db/client'
import { storyColumns } from './columns'
import { presentStory } from './present-story'

const FEATURED_AT_ONCE = 12

/** What the landing page shows: ready, approved and featured, newest first. The same for every visitor. */
export async function listFeatured(db: Db): Promise<Story[]> {
  const rows = await db.story.findMany({
    where: { featured: true, approved: true, shared: true, state: 'ready' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: FEATURED_AT_ONCE,
    select: storyColumns,
  })
  return rows.map((row) => presentStory(row, { visitorId: null }))
}
