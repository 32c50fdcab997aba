import type { Review } from '@/lib/domain/story/review'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { visibleTo } from './visible'

/** The newest review of a story that the viewer may read; its words only for whoever said them. */
export async function getReview(db: Db, { viewer, storyId }: { viewer: Viewer; storyId: string }): Promise<Review | null> {
  const row = await db.storyReview.findFirst({
    where: { storyId, story: { AND: [{ id: storyId }, visibleTo(viewer)] } }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: { rating: true, comment: true, visitorId: true },
  })
  return row && { rating: row.rating, comment: row.visitorId === viewer.visitorId ? row.comment : null }
}
