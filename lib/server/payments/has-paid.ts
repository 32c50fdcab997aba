import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { countCredits } from './count-credits'

const LATELY_MS = 86_400_000

/** Whether a payment of this visitor's has arrived: one that still pays for something, or one of the last day. */
export async function hasPaid(db: Db, { viewer, now }: { viewer: Viewer; now: Date }): Promise<boolean> {
  const { visitorId } = viewer
  if (visitorId === null) return false
  if ((await countCredits(db, { viewer })) > 0) return true
  const completedAt = { gte: new Date(now.getTime() - LATELY_MS) }
  return (await db.purchase.count({ where: { visitorId, status: 'completed', refundedAt: null, completedAt } })) > 0
}
