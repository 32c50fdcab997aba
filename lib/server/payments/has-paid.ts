import { addDays } from '@/lib/domain/calendar'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { countCredits } from './count-credits'

/** Whether a payment of this visitor's has arrived: one that still pays for something, or one of the last day. */
export async function hasPaid(db: Db, { viewer, now }: { viewer: Viewer; now: Date }): Promise<boolean> {
  const { visitorId } = viewer
  if (visitorId === null) return false
  if ((await countCredits(db, { viewer })) > 0) return true
  const completedAt = { gte: addDays(now, -1) }
  return (await db.purchase.count({ where: { visitorId, status: 'completed', refundedAt: null, completedAt } })) > 0
}
