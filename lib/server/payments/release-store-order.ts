import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { grantCredits } from './grant-credits'

/**
 * Gives what a store's order at another price paid for: its credit and the letter with its access link, once, however
 * often it is called.
 * @throws not_found; order_moved for an order that isn't held (any more)
 */
export async function releaseStoreOrder(
  db: Db,
  { viewer, id, now }: { viewer: Viewer; id: string; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM purchases WHERE id = ${id}::uuid FOR UPDATE`
    const purchase = await tx.purchase.findUnique({ where: { id } })
    if (!purchase) throw new AppError('not_found')
    if (purchase.status !== 'held' || purchase.refundedAt !== null) throw new AppError('order_moved')
    await grantCredits(tx, purchase, now, purchase.quantity)
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: 'purchase.release',
      subject: { type: 'purchase', id },
      detail: { amount: purchase.amount, currency: purchase.currency },
      now,
    })
  })
}
