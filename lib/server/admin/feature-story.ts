import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { whereExpectedVersion, decisionRefusal, type ExpectedVersion } from './decide-story'
import { recordAuditEvent } from './record-audit-event'

/**
 * Features an approved story on the landing page, or stops it. A story that its owner doesn't share can't be featured.
 * A trigger copies the flag to the pets (prisma/sql/story-pets.sql).
 * @throws story_not_found, review_outdated, review_conflict
 */
export async function featureStory(
  db: Db,
  {
    viewer,
    id,
    featured,
    expected,
    now,
  }: { viewer: Viewer; id: string; featured: boolean; expected: ExpectedVersion; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: {
        id,
        ...(featured ? { state: 'ready', approved: true, shared: true } : {}),
        ...whereExpectedVersion(expected),
      },
      data: { featured, reviewVersion: { increment: 1 } },
    })
    if (count === 0) throw await decisionRefusal(tx, { id, expected })
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: featured ? 'story.feature' : 'story.unfeature',
      subject: { type: 'story', id },
      now,
    })
  })
}
