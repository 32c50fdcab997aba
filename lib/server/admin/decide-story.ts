import { AppError } from '@/lib/domain/errors'
import { STEPS, type Decision } from '@/lib/domain/admin/review'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from './record-audit-event'

/** The story as it was when it was looked at: whoever decides on something else decides blindly. */
export interface SeenVersion {
  reviewVersion?: number | undefined
  version?: number | undefined
}

interface Asked {
  viewer: Viewer
  id: string
  decision: Decision
  notes?: string | undefined
  seen?: SeenVersion
  now: Date
}

/**
 * Takes one step of a story's approval, as one update that no race gets past.
 * @throws story_not_found; review_outdated when another administrator, or the story's owner, has changed it since it was looked at;
 * review_conflict when the step is not open in the story's state (publishing before both parts are approved, for one)
 */
export async function decideStory(db: Db, { viewer, id, decision, notes, seen = {}, now }: Asked): Promise<void> {
  const admin = requireAdmin({ viewer })
  const { act, from, to } = STEPS[decision.action][decision.type]
  const publishes = to.approved === true
  await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: { id, state: 'ready', ...from, ...atSeenVersion(seen) },
      data: {
        ...to,
        reviewVersion: { increment: 1 },
        declinedAt: decision.action === 'reject' ? now : null,
        ...(publishes ? { approvedBy: admin.username, approvedAt: now } : {}),
        ...(to.approved === false ? { featured: false, approvedBy: null, approvedAt: null } : {}),
        ...(notes === undefined ? {} : { moderationNotes: notes || null }),
      },
    })
    if (count === 0) throw await decisionRefusal(tx, { id, seen })
    await recordAuditEvent(tx, { actor: admin.username, act, subject: { type: 'story', id }, now })
  })
}

export const atSeenVersion = ({ reviewVersion, version }: SeenVersion) => ({
  ...(reviewVersion === undefined ? {} : { reviewVersion }),
  ...(version === undefined ? {} : { version }),
})

/** Why an update met no row. */
export async function decisionRefusal(tx: Tx, { id, seen }: { id: string; seen: SeenVersion }): Promise<AppError> {
  const row = await tx.story.findUnique({ where: { id }, select: { reviewVersion: true, version: true } })
  if (!row) return new AppError('story_not_found')
  const changed =
    (seen.reviewVersion ?? row.reviewVersion) !== row.reviewVersion || (seen.version ?? row.version) !== row.version
  return new AppError(changed ? 'review_outdated' : 'review_conflict')
}
