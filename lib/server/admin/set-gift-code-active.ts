import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from './record-audit-event'

/** Sets whether a code may be used. Stories created with it stay. Idempotent. @throws not_found */
export async function setGiftCodeActive(
  db: Db,
  { viewer, id, active, now }: { viewer: Viewer; id: string; active: boolean; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const { count } = await tx.giftCode.updateMany({ where: { id, isActive: !active }, data: { isActive: active } })
    if (count > 0)
      return recordAuditEvent(tx, {
        actor: admin.username,
        act: active ? 'gift-code.activate' : 'gift-code.deactivate',
        subject: { type: 'gift_code', id },
        now,
      })
    if (!(await tx.giftCode.findUnique({ where: { id }, select: { id: true } }))) throw new AppError('not_found')
  })
}
