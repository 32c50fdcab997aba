import type { Review } from '@/lib/domain/story/review'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { visibleTo } from './visibility'

const newest = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]
const reviewColumns = { rating: true, comment: true, visitorId: true } as const satisfies Prisma.StoryReviewSelect
const orderColumns = {
  id: true,
  productType: true,
  quantity: true,
  totalPrice: true,
  surcharge: true,
  postage: true,
  country: true,
  status: true,
  trackingNumber: true,
  estimatedDelivery: true,
  actualDelivery: true,
  startedAt: true,
  shippedAt: true,
  createdAt: true,
  payments: { where: { refundedAt: null }, orderBy: { createdAt: 'asc' }, take: 1, select: { createdAt: true } },
} as const satisfies Prisma.PrintOrderSelect

const ORDERS_SHOWN = 20

/** `payments`: the first that stands. */
type ShownPrintOrder = Prisma.PrintOrderGetPayload<{ select: typeof orderColumns }>

/**
 * The latest review of a story that the viewer may read (its comment for its author only), and the viewer's own print
 * orders of it, newest first.
 */
export async function getReviewAndOrders(
  db: Db,
  { viewer, storyId }: { viewer: Viewer; storyId: string },
): Promise<{ review: Review | null; orders: ShownPrintOrder[] }> {
  const { visitorId } = viewer
  const row = await db.story.findFirst({
    where: { AND: [{ id: storyId }, visibleTo(viewer)] },
    select: {
      reviews: { orderBy: newest, take: 1, select: reviewColumns },
      printOrders: {
        where: visitorId === null ? { id: { in: [] } } : { visitorId },
        orderBy: newest,
        take: ORDERS_SHOWN,
        select: orderColumns,
      },
    },
  })
  const [review] = row?.reviews ?? []
  return {
    review: review ? { rating: review.rating, comment: review.visitorId === visitorId ? review.comment : null } : null,
    orders: row?.printOrders ?? [],
  }
}
