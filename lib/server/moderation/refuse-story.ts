import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { endStory } from '@/lib/server/stories/fail-story'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { clearHold } from './clear-hold'

/** A held story is not written: its buyer is told, and the credit can be spent on another. @throws story_not_found; review_outdated for one that is not held (any more) */
export async function refuseStory(
  db: Db,
  { viewer, id, notes, now }: { viewer: Viewer; id: string; notes?: string; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    if (!(await endStory(tx, { storyId: id, from: 'held', failure: 'refused', ...(notes ? { notes } : {}) })))
      throw await clearHold(tx, id)
    await recordAuditEvent(tx, { actor: admin.username, act: 'story.refuse', subject: { type: 'story', id }, now })
  })
}
