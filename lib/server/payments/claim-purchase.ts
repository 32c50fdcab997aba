import { STORY_PRODUCTS } from '@/lib/domain/commerce/products'
import { normaliseOrderId, type Claim } from '@/lib/domain/commerce/claim'
import { storyRequest, type StoryRequest } from '@/lib/domain/story/request'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'

/**
 * `left`: stories that it still pays for. `rooms`: collaborative sessions. `story`: what the buyer had typed when
 * paying, for a browser that does not have it.
 */
export interface ClaimedPurchase {
  orderId: string
  accessToken: string
  left: number
  rooms: number
  story: StoryRequest | null
}

/**
 * Assigns a paid purchase, with its remaining credits, to the visitor. Proof is either order id and email, or the
 * access token of the mail. A browser that had claimed it before loses it.
 * @throws order_unknown for an order that does not exist, is unpaid or does not match; order_refunded
 */
export async function claimPurchase(
  db: Db,
  { visitorId, claim }: { visitorId: string; claim: Claim },
): Promise<ClaimedPurchase> {
  const purchases = await db.purchase.findMany({
    where: {
      OR: [{ status: 'completed' }, { refundedAt: { not: null } }],
      ...(claim.accessToken ? { accessToken: claim.accessToken } : { id: { in: await findPurchaseIds(db, claim) } }),
    },
    orderBy: { orderId: 'asc' },
    select: { id: true, orderId: true, accessToken: true, refundedAt: true, storyPreview: true },
  })
  const valid = purchases.filter(({ refundedAt }) => refundedAt === null)
  const [first] = valid
  if (!first) throw new AppError(purchases.length === 0 ? 'order_unknown' : 'order_refunded')
  const ids = valid.map(({ id }) => id)
  const credits = await db.credit.updateManyAndReturn({
    where: { purchaseId: { in: ids } },
    data: { visitorId },
    select: { product: true, quantity: true, spent: true },
  })
  await db.purchase.updateMany({ where: { id: { in: ids } }, data: { visitorId } })
  const story = storyRequest.safeParse(first.storyPreview)
  const countLeft = (products: readonly string[]) =>
    credits.reduce((sum, { product, quantity, spent }) => sum + (products.includes(product) ? quantity - spent : 0), 0)
  return {
    orderId: first.orderId,
    accessToken: first.accessToken,
    left: countLeft(STORY_PRODUCTS),
    rooms: countLeft(['collaborative']),
    story: story.success ? story.data : null,
  }
}

/**
 * An order of several products is one purchase per product; the further ones have a suffix after a slash
 * (`orderIdsOf`).
 */
async function findPurchaseIds(db: Db, { orderId, email }: Claim): Promise<string[]> {
  const orderNumber = normaliseOrderId(orderId)
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT id::text FROM purchases
    WHERE lower(customer_email) = lower(${email})
      AND (order_id = ${orderNumber} OR starts_with(order_id, ${`${orderNumber}/`}))`
  return rows.map(({ id }) => id)
}
