import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { afterUuid, nextKey } from '@/lib/server/stories/keyset'

const EVENTS_AT_ONCE = 50

export interface AuditEvent {
  id: string
  actor: string
  action: string
  subjectType: string
  subjectId: string
  detail: unknown
  createdAt: Date
}

interface AuditQuery {
  viewer: Viewer
  /** Only this administrator's actions. */
  actor?: string | undefined
  /** Only actions on this subject. */
  subject?: { type: string; id: string } | undefined
  after?: string | undefined
}

/** One page of the audit log, newest first. `next` is the key of the next page, if there is one. */
export async function listAuditEvents(
  db: Db,
  { viewer, actor, subject, after }: AuditQuery,
): Promise<{ acts: AuditEvent[]; next?: string }> {
  requireAdmin({ viewer })
  const rows = await db.auditEntry.findMany({
    where: {
      AND: [
        actor ? { actor } : {},
        subject ? { subjectType: subject.type, subjectId: subject.id } : {},
        afterUuid(after),
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: EVENTS_AT_ONCE + 1,
    select: { id: true, actor: true, action: true, subjectType: true, subjectId: true, detail: true, createdAt: true },
  })
  return { acts: rows.slice(0, EVENTS_AT_ONCE), ...nextKey(rows, EVENTS_AT_ONCE) }
}
