import type { Viewer } from '@/lib/domain/viewer'
import { endSessions } from '@/lib/platform/auth/session'
import type { Db } from '@/lib/platform/db/client'
import { recordAuditEvent } from './record-audit-event'

/** Ends all of the administrator's sessions. Does nothing for a visitor. */
export async function signOutEverywhere(db: Db, { viewer, now }: { viewer: Viewer; now: Date }): Promise<void> {
  const { admin } = viewer
  if (!admin) return
  await db.$transaction(async (tx) => {
    await endSessions(tx, admin.id)
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: 'session.end',
      subject: { type: 'user', id: admin.id },
      now,
    })
  })
}
