import type { Story } from '@/lib/domain/story/story'
import type { Db } from '@/lib/platform/db/client'
import { storyColumns } from './columns'
import { petsOf } from './pets-of'
import { presentStory } from './present-story'

const FEATURED_AT_ONCE = 12

/** What the landing page shows: ready, approved and featured, newest first. The same for every visitor. */
export async function listFeatured(db: Db): Promise<Story[]> {
  // Spelled out rather than passed as values: only so does PostgreSQL see that the index of these few holds them.
  const shown = await db.$queryRaw<{ id: string; createdAt: Date }[]>`
    SELECT id, created_at AS "createdAt" FROM stories WHERE featured AND approved AND state = 'ready' ORDER BY created_at DESC, id DESC LIMIT ${FEATURED_AT_ONCE}`
  const { pets: _, ...columns } = storyColumns
  const rows = await db.story.findMany({ where: { id: { in: shown.map(({ id }) => id) } }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: columns })
  const pets = await petsOf(db, rows)
  return rows.map((row) => presentStory({ ...row, pets: pets(row.id) }, { visitorId: null }))
}
