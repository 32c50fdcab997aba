import type { AuditAction, AuditSubject } from '@/lib/domain/admin/audit-actions'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Tx } from '@/lib/platform/db/client'

interface Done {
  /** The administrator's username. */
  actor: string
  act: AuditAction
  subject: { type: AuditSubject; id: string }
  /** Codes and figures that tell more; never a name or what a visitor typed. */
  detail?: Prisma.InputJsonObject
  now: Date
}

/** Writes down who did what, on which thing and when: in the transaction of the act, so that neither is there without the other. */
export const recordAuditEvent = (tx: Tx, done: Done): Promise<void> => recordAuditEvents(tx, [done])

export async function recordAuditEvents(tx: Tx, all: readonly Done[]): Promise<void> {
  await tx.auditEntry.createMany({
    data: all.map(({ actor, act, subject, detail, now }) => ({
      actor,
      action: act,
      subjectType: subject.type,
      subjectId: subject.id,
      ...(detail ? { detail } : {}),
      createdAt: now,
    })),
  })
}
