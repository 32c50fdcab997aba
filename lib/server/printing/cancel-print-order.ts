import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { isUuid } from '@/lib/server/admin/is-uuid'

/**
 * Cancels an own print order that isn't paid. If it is paid in the store after all, it is held for a person.
 * @throws not_found for another visitor's; print_paid; order_moved for one that is cancelled or with the printer
 */
export async function cancelPrintOrder(
  db: Db,
  { viewer, storyId, id }: { viewer: Viewer; storyId: string; id: string },
): Promise<void> {
  const { visitorId } = viewer
  if (visitorId === null || !isUuid(id)) throw new AppError('not_found')
  const own = { id, storyId, visitorId }
  const { count } = await db.printOrder.updateMany({
    where: { ...own, status: 'pending' },
    data: { status: 'cancelled' },
  })
  if (count > 0) return
  const order = await db.printOrder.findFirst({ where: own, select: { status: true } })
  if (!order) throw new AppError('not_found')
  throw new AppError(order.status === 'paid' || order.status === 'held' ? 'print_paid' : 'order_moved')
}
