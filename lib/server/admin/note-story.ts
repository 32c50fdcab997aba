import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { whereExpectedVersion, decisionRefusal, type ExpectedVersion } from './decide-story'
import { recordAuditEvent } from './record-audit-event'

/** Stores the administrators' notes on a story; nobody else can read them. @throws story_not_found, review_outdated */
export async function noteStory(
  db: Db,
  {
    viewer,
    id,
    notes,
    expected,
    now,
  }: { viewer: Viewer; id: string; notes: string; expected: ExpectedVersion; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: { id, ...whereExpectedVersion(expected) },
      data: { moderationNotes: notes || null, reviewVersion: { increment: 1 } },
    })
    if (count === 0) throw await decisionRefusal(tx, { id, expected })
    await recordAuditEvent(tx, { actor: admin.username, act: 'story.note', subject: { type: 'story', id }, now })
  })
}
