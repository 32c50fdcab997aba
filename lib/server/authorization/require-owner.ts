import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

/** For calls that change a story: whoever doesn't own it is told, before anybody looks at what was sent, that it isn't there. The use case asks again, in its own query. */
export async function requireOwner({
  db,
  viewer,
  params,
}: {
  db: Db
  viewer: Viewer
  params: Record<string, string>
}): Promise<void> {
  const { visitorId } = viewer
  const owned = visitorId === null ? 0 : await db.story.count({ where: { id: params['id'] ?? '', visitorId } })
  if (owned === 0) throw new AppError('story_not_found')
}
