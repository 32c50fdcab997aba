import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

/**
 * The guard of routes that change a story, before their body is parsed. The use case checks ownership again in its
 * own query.
 * @throws story_not_found
 */
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
