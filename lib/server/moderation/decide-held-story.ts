import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { endStory } from '@/lib/server/stories/fail-story'
import { queueStoryWriting } from '@/lib/server/stories/insert-story'

interface HeldStoryDecision {
  viewer: Viewer
  id: string
  notes?: string
  now: Date
}

/**
 * Releases a held story: it is written with the credit that it still has. Of two administrators the first decides.
 * @throws story_not_found; review_outdated when it is not held (any more)
 */
export async function releaseStory(db: Db, { viewer, id, notes, now }: HeldStoryDecision): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: { id, state: 'held' },
      data: {
        state: 'writing',
        failure: null,
        clearedAt: now,
        reviewVersion: { increment: 1 },
        ...(notes ? { moderationNotes: notes } : {}),
      },
    })
    if (count === 0) throw await notHeldError(tx, id)
    await queueStoryWriting(tx, id)
    await recordAuditEvent(tx, { actor: admin.username, act: 'story.release', subject: { type: 'story', id }, now })
    await notify(tx, `story:${id}`)
  })
}

/**
 * Refuses a held story: it is not written, its buyer gets a letter and the credit back.
 * @throws story_not_found; review_outdated when it is not held (any more)
 */
export async function refuseStory(db: Db, { viewer, id, notes, now }: HeldStoryDecision): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    if (!(await endStory(tx, { storyId: id, from: 'held', failure: 'refused', ...(notes ? { notes } : {}) })))
      throw await notHeldError(tx, id)
    await recordAuditEvent(tx, { actor: admin.username, act: 'story.refuse', subject: { type: 'story', id }, now })
  })
}

const notHeldError = async (tx: Tx, id: string): Promise<AppError> =>
  new AppError(
    (await tx.story.findUnique({ where: { id }, select: { id: true } })) ? 'review_outdated' : 'story_not_found',
  )
