import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { atSeenVersion, decisionRefusal, type SeenVersion } from './decide-story'
import { recordAuditEvent } from './record-audit-event'

/** Keeps what administrators note of a story; nobody else ever sees it. @throws story_not_found, review_outdated */
export async function noteStory(
  db: Db,
  { viewer, id, notes, seen, now }: { viewer: Viewer; id: string; notes: string; seen: SeenVersion; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: { id, ...atSeenVersion(seen) },
      data: { moderationNotes: notes || null, reviewVersion: { increment: 1 } },
    })
    if (count === 0) throw await decisionRefusal(tx, { id, seen })
    await recordAuditEvent(tx, { actor: admin.username, act: 'story.note', subject: { type: 'story', id }, now })
  })
}
