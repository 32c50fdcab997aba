import { latest, type Activity } from '@/lib/domain/admin/activity'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'

const SHOWN = 12
const DESC = 'desc' as const
const newest = { orderBy: [{ createdAt: DESC }, { id: DESC }], take: SHOWN }

/** The latest events of all kinds. Each kind is read by the index of its own list. */
export async function recentActivity(db: Db, { viewer }: { viewer: Viewer }): Promise<Activity[]> {
  requireAdmin({ viewer })
  const purchase = {
    id: true,
    orderId: true,
    productName: true,
    createdAt: true,
    completedAt: true,
    refundedAt: true,
  } as const
  const [stories, paid, refunded, codes, messages, prints] = await Promise.all([
    db.story.findMany({ ...newest, select: { id: true, title: true, createdAt: true } }),
    db.purchase.findMany({ ...newest, where: { status: 'completed', refundedAt: null }, select: purchase }),
    db.purchase.findMany({
      where: { refundedAt: { not: null } },
      orderBy: { refundedAt: 'desc' },
      take: SHOWN,
      select: purchase,
    }),
    db.giftCode.findMany({ ...newest, select: { id: true, code: true, createdBy: true, createdAt: true } }),
    db.contactMessage.findMany({ ...newest, select: { id: true, name: true, subject: true, createdAt: true } }),
    db.printOrder.findMany({ ...newest, select: { id: true, productName: true, quantity: true, createdAt: true } }),
  ])
  return latest(
    [
      stories.map(({ id, title, createdAt }): Activity => ({
        type: 'story',
        id,
        timestamp: createdAt,
        params: { title },
      })),
      paid.map(({ id, orderId, productName, createdAt, completedAt }): Activity => ({
        type: 'purchase',
        id,
        timestamp: completedAt ?? createdAt,
        params: { order: orderId, product: productName },
      })),
      refunded.flatMap(({ id, orderId, refundedAt }): Activity[] =>
        refundedAt ? [{ type: 'refund', id, timestamp: refundedAt, params: { order: orderId } }] : [],
      ),
      codes.map(({ id, code, createdBy, createdAt }): Activity => ({
        type: 'gift_code',
        id,
        timestamp: createdAt,
        params: { code, by: createdBy },
      })),
      messages.map(({ id, name, subject, createdAt }): Activity => ({
        type: 'message',
        id,
        timestamp: createdAt,
        params: { name, subject },
      })),
      prints.map(({ id, productName, quantity, createdAt }): Activity => ({
        type: 'print_order',
        id,
        timestamp: createdAt,
        params: { product: productName, quantity: String(quantity) },
      })),
    ],
    SHOWN,
  )
}
