import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

export interface PrintOrderSeen { id: string; productType: string; quantity: number; status: string; trackingNumber: string | null; estimatedDelivery: Date | null; createdAt: Date }

/** A story's orders, newest first; their owner's alone. */
export async function listPrintOrders(db: Db, { viewer, storyId }: { viewer: Viewer; storyId: string }): Promise<PrintOrderSeen[]> {
  if (viewer.visitorId === null) return []
  return db.printOrder.findMany({
    where: { storyId, visitorId: viewer.visitorId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 20,
    select: { id: true, productType: true, quantity: true, status: true, trackingNumber: true, estimatedDelivery: true, createdAt: true },
  })
}
