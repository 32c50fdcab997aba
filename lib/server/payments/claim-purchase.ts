import { STORY_PRODUCTS } from '@/lib/domain/commerce/products'
import type { Claim } from '@/lib/domain/commerce/claim'
import { storyRequest, type StoryRequest } from '@/lib/domain/story/request'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { findOrder } from './find-order'

/**
 * `left`: stories that it still pays for. `rooms`: collaborative sessions. `story`: what the buyer had typed when
 * paying, for a browser that does not have it.
 */
export interface ClaimedPurchase {
  orderId: string
  left: number
  rooms: number
  story: StoryRequest | null
}

/**
 * Assigns a paid order, with its remaining credits, to the visitor. Proof is the access token of the buyer's letter. A
 * browser that had claimed it before loses it.
 * @throws order_unknown for a token that is none of ours, or an unpaid order; order_refunded
 */
export async function claimPurchase(
  db: Db,
  { visitorId, claim }: { visitorId: string; claim: Claim },
): Promise<ClaimedPurchase> {
  const proven = await db.purchase.findFirst({
    where: { accessToken: claim.accessToken },
    select: { orderId: true, customerEmail: true, source: true, storyPreview: true },
  })
  if (!proven) throw new AppError('order_unknown')
  const purchases = await findOrder(db, { ...proven, email: proven.customerEmail })
  const valid = purchases.filter(({ refundedAt }) => refundedAt === null)
  if (valid.length === 0) throw new AppError(purchases.length === 0 ? 'order_unknown' : 'order_refunded')
  const ids = valid.map(({ id }) => id)
  const credits = await db.credit.updateManyAndReturn({
    where: { purchaseId: { in: ids } },
    data: { visitorId },
    select: { product: true, quantity: true, spent: true },
  })
  await db.purchase.updateMany({ where: { id: { in: ids } }, data: { visitorId } })
  const story = storyRequest.safeParse(proven.storyPreview)
  const countLeft = (products: readonly string[]) =>
    credits.reduce((sum, { product, quantity, spent }) => sum + (products.includes(product) ? quantity - spent : 0), 0)
  return {
    orderId: proven.orderId,
    left: countLeft(STORY_PRODUCTS),
    rooms: countLeft(['collaborative']),
    story: story.success ? story.data : null,
  }
}
