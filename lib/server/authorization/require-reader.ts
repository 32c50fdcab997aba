import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { visibleTo } from '@/lib/server/stories/visibility'

/**
 * The guard of calls that whoever may read a story may make, before their body is parsed. @throws story_not_found
 */
export async function requireReader({
  db,
  viewer,
  params,
}: {
  db: Db
  viewer: Viewer
  params: Record<string, string>
}): Promise<void> {
  const readable = await db.story.count({ where: { AND: [{ id: params['id'] ?? '' }, visibleTo(viewer)] } })
  if (readable === 0) throw new AppError('story_not_found')
}
