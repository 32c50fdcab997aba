import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { afterUuid, nextKey } from '@/lib/server/stories/keyset'

const ACTS_AT_ONCE = 50

export interface AuditEvent {
  id: string
  actor: string
  action: string
  subjectType: string
  subjectId: string
  detail: unknown
  createdAt: Date
}

interface Asked {
  viewer: Viewer
  /** Only this administrator's acts. */
  actor?: string | undefined
  /** Only acts on this thing. */
  subject?: { type: string; id: string } | undefined
  after?: string | undefined
}

/** What administrators did, newest first. `next` is the key of the following page, when there is one. */
export async function listAuditEvents(
  db: Db,
  { viewer, actor, subject, after }: Asked,
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
    take: ACTS_AT_ONCE + 1,
    select: { id: true, actor: true, action: true, subjectType: true, subjectId: true, detail: true, createdAt: true },
  })
  return { acts: rows.slice(0, ACTS_AT_ONCE), ...nextKey(rows, ACTS_AT_ONCE) }
}
