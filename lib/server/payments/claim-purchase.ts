import { tidyOrderId, type Claim } from '@/lib/domain/commerce/claim'
import { storyRequest, type StoryRequest } from '@/lib/domain/story/request'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'

/** `story`: what the buyer had begun when paying, for a browser that knows nothing of it. */
export interface Claimed { orderId: string; left: number; gift: boolean; story: StoryRequest | null }

/**
 * Brings a paid purchase, with what is left of it, to the browser that asks: whoever knows the order's number and email, or the code of
 * the letter, is its buyer. Another browser that had it loses it.
 * @throws order_unknown for an order that isn't there, isn't paid, or is another's; order_refunded
 */
export async function claimPurchase(db: Db, { visitorId, claim }: { visitorId: string; claim: Claim }): Promise<Claimed> {
  const email = { equals: claim.email, mode: 'insensitive' as const }
  const purchase = await db.purchase.findFirst({
    where: { status: 'completed', ...(claim.accessToken ? { accessToken: claim.accessToken } : { orderId: tidyOrderId(claim.orderId), customerEmail: email }) },
    select: { id: true, orderId: true, refundedAt: true, storyPreview: true, gift: true, credit: { select: { id: true } } },
  })
  if (!purchase) throw new AppError('order_unknown')
  if (purchase.refundedAt !== null) throw new AppError('order_refunded')
  const credit = purchase.credit && (await db.credit.update({ where: { id: purchase.credit.id }, data: { visitorId }, select: { quantity: true, spent: true } }))
  await db.purchase.update({ where: { id: purchase.id }, data: { visitorId } })
  const story = storyRequest.safeParse(purchase.storyPreview)
  return { orderId: purchase.orderId, left: credit ? credit.quantity - credit.spent : 0, gift: purchase.gift !== null, story: story.success ? story.data : null }
}
