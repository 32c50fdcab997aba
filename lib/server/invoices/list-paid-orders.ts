import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

const MOST = 30

/** `gift`: the token of its card. */
export interface PaidOrder {
  id: string
  product: string
  paidAt: Date
  amount: number
  currency: string
  refunded: boolean
  gift: string | null
}

/** What the viewer paid for, newest first: purchases and printed books. */
export async function listPaidOrders(db: Db, { viewer }: { viewer: Viewer }): Promise<PaidOrder[]> {
  const { visitorId } = viewer
  if (visitorId === null) return []
  const [purchases, printed] = await Promise.all([
    db.purchase.findMany({
      where: { visitorId, status: 'completed' },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST,
      select: {
        id: true,
        product: true,
        createdAt: true,
        completedAt: true,
        amount: true,
        currency: true,
        refundedAt: true,
        accessToken: true,
        giftCode: { select: { isActive: true } },
      },
    }),
    db.printOrder.findMany({
      where: { visitorId, payments: { some: {} } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST,
      select: { id: true, productType: true, payments: { orderBy: { createdAt: 'asc' } } },
    }),
  ])
  return [
    ...purchases.map(
      ({ id, product, createdAt, completedAt, amount, currency, refundedAt, accessToken, giftCode }) => ({
        id,
        product,
        paidAt: completedAt ?? createdAt,
        amount,
        currency,
        refunded: refundedAt !== null,
        gift: giftCode?.isActive ? accessToken : null,
      }),
    ),
    ...printed.flatMap(({ id, productType, payments }) => {
      const standing = payments.filter(({ refundedAt }) => refundedAt === null)
      const shown = standing.length > 0 ? standing : payments
      const [first] = shown
      if (!first) return []
      const amount = shown.reduce((sum, payment) => sum + (payment.currency === first.currency ? payment.amount : 0), 0)
      const { createdAt: paidAt, currency } = first
      return [{ id, product: productType, paidAt, amount, currency, refunded: standing.length === 0, gift: null }]
    }),
  ]
    .sort((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
    .slice(0, MOST)
}
