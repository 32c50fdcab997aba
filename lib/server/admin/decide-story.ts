import { AppError } from '@/lib/domain/errors'
import { STEPS, type Decision } from '@/lib/domain/admin/review'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from './record-audit-event'

/** The versions on which the administrator based the decision (optimistic locking). */
export interface ExpectedVersion {
  reviewVersion?: number | undefined
  version?: number | undefined
}

interface DecisionRequest {
  viewer: Viewer
  id: string
  decision: Decision
  notes?: string | undefined
  expected?: ExpectedVersion
  now: Date
}

/**
 * Takes one step of a story's review, in one conditional update.
 * @throws story_not_found; review_outdated if another administrator or the owner changed the story meanwhile;
 *   review_conflict if the step isn't allowed in the story's state (publishing before both parts are approved, say)
 */
export async function decideStory(
  db: Db,
  { viewer, id, decision, notes, expected = {}, now }: DecisionRequest,
): Promise<void> {
  const admin = requireAdmin({ viewer })
  const { act, from, to } = STEPS[decision.action][decision.type]
  const publishes = to.approved === true
  await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: { id, state: 'ready', ...from, ...whereExpectedVersion(expected) },
      data: {
        ...to,
        reviewVersion: { increment: 1 },
        declinedAt: decision.action === 'reject' ? now : null,
        ...(publishes ? { approvedBy: admin.username, approvedAt: now } : {}),
        ...(to.approved === false ? { featured: false, approvedBy: null, approvedAt: null } : {}),
        ...(notes === undefined ? {} : { moderationNotes: notes || null }),
      },
    })
    if (count === 0) throw await decisionRefusal(tx, { id, expected })
    await recordAuditEvent(tx, { actor: admin.username, act, subject: { type: 'story', id }, now })
  })
}

export const whereExpectedVersion = ({ reviewVersion, version }: ExpectedVersion) => ({
  ...(reviewVersion === undefined ? {} : { reviewVersion }),
  ...(version === undefined ? {} : { version }),
})

/** Why the conditional update found no row. */
export async function decisionRefusal(
  tx: Tx,
  { id, expected }: { id: string; expected: ExpectedVersion },
): Promise<AppError> {
  const row = await tx.story.findUnique({ where: { id }, select: { reviewVersion: true, version: true } })
  if (!row) return new AppError('story_not_found')
  const changed =
    (expected.reviewVersion ?? row.reviewVersion) !== row.reviewVersion ||
    (expected.version ?? row.version) !== row.version
  return new AppError(changed ? 'review_outdated' : 'review_conflict')
}
