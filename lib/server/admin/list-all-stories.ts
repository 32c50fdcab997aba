import type { ReviewFilter } from '@/lib/domain/admin/review-filter'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { nextKey, readKey } from '@/lib/server/stories/keyset'
import { storyPets } from '@/lib/server/stories/story-pets'
import { selectKeys } from './list-reviews'
import { presentAdminStory, adminStoryColumns, type AdminStory } from './story-state-columns'

const STORIES_AT_ONCE = 50

/**
 * Whole stories for the specification's API, newest first: all of them, or those that wait for review. Their pets are
 * read by time (prisma/sql/story-pets.sql).
 */
export async function listAllStories(
  db: Db,
  { viewer, filter, after }: { viewer: Viewer; filter: ReviewFilter; after?: string | undefined },
): Promise<{ stories: AdminStory[]; next?: string }> {
  requireAdmin({ viewer })
  const keys = await db.$queryRaw<{ id: string; createdAt: Date }[]>(
    selectKeys(filter, readKey(after), STORIES_AT_ONCE + 1),
  )
  const shown = keys.slice(0, STORIES_AT_ONCE)
  const [newest, oldest] = [shown[0], shown.at(-1)]
  if (!newest || !oldest) return { stories: [] }
  const { pets: _, ...columns } = adminStoryColumns
  const [rows, pets] = await Promise.all([
    // The bounds of time let neighbouring rows be read together.
    db.story.findMany({
      where: { createdAt: { gte: oldest.createdAt, lte: newest.createdAt }, id: { in: shown.map(({ id }) => id) } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: columns,
    }),
    storyPets(db, shown),
  ])
  return {
    stories: rows.map((row) => presentAdminStory({ ...row, pets: pets(row.id) }, viewer)),
    ...nextKey(keys, STORIES_AT_ONCE),
  }
}
