import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'

/**
 * Archives a message that needs no answer (`open` false) or reopens it. Repeating it changes nothing and is audited
 * once.
 * @throws not_found
 */
export async function archiveMessage(
  db: Db,
  { viewer, id, open, now }: { viewer: Viewer; id: string; open: boolean; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, answeredAt: open ? { not: null } : null },
      data: { answeredAt: open ? null : now },
    })
    if (count > 0)
      await recordAuditEvent(tx, {
        actor: admin.username,
        act: open ? 'message.reopen' : 'message.close',
        subject: { type: 'contact_message', id },
        now,
      })
    else if ((await tx.contactMessage.count({ where: { id } })) === 0) throw new AppError('not_found')
  })
}
