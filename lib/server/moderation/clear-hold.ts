import { AppError } from '@/lib/domain/errors'
import type { Tx } from '@/lib/platform/db/client'

/** What to say of a story that was to be decided on and is not held: it isn't there, or somebody has decided before. */
export const clearHold = async (tx: Tx, id: string): Promise<AppError> =>
  new AppError(
    (await tx.story.findUnique({ where: { id }, select: { id: true } })) ? 'review_outdated' : 'story_not_found',
  )
