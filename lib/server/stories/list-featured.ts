import type { Story } from '@/lib/domain/story/story'
import type { Db } from '@/lib/platform/db/client'
import { storyColumns } from './columns'
import { storyPets } from './story-pets'
import { presentStory } from './present-story'

const FEATURED_AT_ONCE = 12

/**
 * The stories on the landing page: ready, approved, featured and still shared by their owner, newest first; the same
 * for every visitor. Their pets are read by a partial index (prisma/sql/story-pets.sql).
 */
export async function listFeatured(db: Db): Promise<Story[]> {
  const { pets: _, ...columns } = storyColumns
  const rows = await db.story.findMany({
    where: { featured: true, approved: true, state: 'ready', shared: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: FEATURED_AT_ONCE,
    select: columns,
  })
  const pets = await storyPets(db, rows, { featured: true })
  return rows.map((row) => presentStory({ ...row, pets: pets(row.id) }, { visitorId: null }))
}
