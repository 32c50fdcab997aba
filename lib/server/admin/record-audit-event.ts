import type { AuditAction, AuditSubject } from '@/lib/domain/admin/audit-actions'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Tx } from '@/lib/platform/db/client'

interface NewAuditEvent {
  /** The administrator's username. */
  actor: string
  act: AuditAction
  subject: { type: AuditSubject; id: string }
  /** Codes and figures only; never a name or a visitor's text. */
  detail?: Prisma.InputJsonObject
  now: Date
}

/**
 * Records who did what to which subject, in the transaction of the action itself. The log is append-only
 * (prisma/sql/audit-log.sql).
 */
export const recordAuditEvent = (tx: Tx, event: NewAuditEvent): Promise<void> => recordAuditEvents(tx, [event])

export async function recordAuditEvents(tx: Tx, events: readonly NewAuditEvent[]): Promise<void> {
  await tx.auditEntry.createMany({
    data: events.map(({ actor, act, subject, detail, now }) => ({
      actor,
      action: act,
      subjectType: subject.type,
      subjectId: subject.id,
      ...(detail ? { detail } : {}),
      createdAt: now,
    })),
  })
}
