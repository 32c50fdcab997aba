import { STORY_PRODUCTS } from '@/lib/domain/commerce/products'
import { normaliseOrderId, type Claim } from '@/lib/domain/commerce/claim'
import { storyRequest, type StoryRequest } from '@/lib/domain/story/request'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'

/** `left`: how many stories it still pays for, `rooms`: how many books of rooms; `story`: what the buyer had begun when paying, for a browser that knows nothing of it. */
export interface Claimed {
  orderId: string
  accessToken: string
  left: number
  rooms: number
  story: StoryRequest | null
}

/**
 * Brings a paid purchase, with what is left of it, to the browser that asks: whoever knows the order's number and email, or the code of
 * the letter, is its buyer. Another browser that had it loses it.
 * @throws order_unknown for an order that isn't there, isn't paid, or is another's; order_refunded
 */
export async function claimPurchase(
  db: Db,
  { visitorId, claim }: { visitorId: string; claim: Claim },
): Promise<Claimed> {
  const purchases = await db.purchase.findMany({
    where: {
      OR: [{ status: 'completed' }, { refundedAt: { not: null } }],
      ...(claim.accessToken ? { accessToken: claim.accessToken } : { id: { in: await idsOf(db, claim) } }),
    },
    orderBy: { orderId: 'asc' },
    select: { id: true, orderId: true, accessToken: true, refundedAt: true, storyPreview: true },
  })
  const live = purchases.filter(({ refundedAt }) => refundedAt === null)
  const [first] = live
  if (!first) throw new AppError(purchases.length === 0 ? 'order_unknown' : 'order_refunded')
  const those = live.map(({ id }) => id)
  const credits = await db.credit.updateManyAndReturn({
    where: { purchaseId: { in: those } },
    data: { visitorId },
    select: { product: true, quantity: true, spent: true },
  })
  await db.purchase.updateMany({ where: { id: { in: those } }, data: { visitorId } })
  const story = storyRequest.safeParse(first.storyPreview)
  const leftOf = (products: readonly string[]) =>
    credits.reduce((sum, { product, quantity, spent }) => sum + (products.includes(product) ? quantity - spent : 0), 0)
  return {
    orderId: first.orderId,
    accessToken: first.accessToken,
    left: leftOf(STORY_PRODUCTS),
    rooms: leftOf(['collaborative']),
    story: story.success ? story.data : null,
  }
}

/** An order of several products is a purchase for each, the further ones under the order's number and more behind a stroke (`orderIdsOf`). */
async function idsOf(db: Db, { orderId, email }: Claim): Promise<string[]> {
  const number = normaliseOrderId(orderId)
  const rows = await db.$queryRaw<
    { id: string }[]
  >`SELECT id::text FROM purchases WHERE lower(customer_email) = lower(${email}) AND (order_id = ${number} OR starts_with(order_id, ${`${number}/`}))`
  return rows.map(({ id }) => id)
}
