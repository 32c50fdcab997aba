import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

/**
 * Hides a story from the owner's list, or shows it again. Its link keeps working.
 * @throws story_not_found if it isn't the viewer's own
 */
export async function hideStory(
  db: Db,
  { viewer, id, hidden, now }: { viewer: Viewer; id: string; hidden: boolean; now: Date },
): Promise<void> {
  if (viewer.visitorId === null) throw new AppError('story_not_found')
  const { count } = await db.story.updateMany({
    where: { id, visitorId: viewer.visitorId },
    data: { hiddenAt: hidden ? now : null },
  })
  if (count === 0) throw new AppError('story_not_found')
}
