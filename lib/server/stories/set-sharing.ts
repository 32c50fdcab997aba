import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

/** Sets whether anyone with the link may read the story. @throws story_not_found if it isn't the viewer's own */
export async function setSharing(
  db: Db,
  { viewer, id, shared }: { viewer: Viewer; id: string; shared: boolean },
): Promise<{ shared: boolean }> {
  const { visitorId } = viewer
  const { count } =
    visitorId === null ? { count: 0 } : await db.story.updateMany({ where: { id, visitorId }, data: { shared } })
  if (count === 0) throw new AppError('story_not_found')
  return { shared }
}
