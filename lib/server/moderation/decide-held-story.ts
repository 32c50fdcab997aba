import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { queueStoryWriting } from '@/lib/server/stories/insert-story'
import { clearHold } from './clear-hold'

/** A held story is written after all, with the credit that it kept. Of two administrators at once the first decides. @throws story_not_found; review_outdated for one that is not held (any more) */
export async function releaseStory(
  db: Db,
  { viewer, id, notes, now }: { viewer: Viewer; id: string; notes?: string; now: Date },
): Promise<void> {
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
    if (count === 0) throw await clearHold(tx, id)
    await queueStoryWriting(tx, id)
    await recordAuditEvent(tx, { actor: admin.username, act: 'story.release', subject: { type: 'story', id }, now })
    await notify(tx, `story:${id}`)
  })
}
