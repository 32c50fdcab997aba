import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { ownStory } from './recording-access'

/** Sets whether whoever may read the book also hears the family's voices. @throws story_not_found */
export async function setRecordingsSharing(
  db: Db,
  { viewer, id, shared }: { viewer: Viewer; id: string; shared: boolean },
): Promise<{ shared: boolean }> {
  const { count } = await db.story.updateMany({
    where: { AND: [{ id }, ownStory(viewer)] },
    data: { recordingsShared: shared },
  })
  if (count === 0) throw new AppError('story_not_found')
  return { shared }
}
