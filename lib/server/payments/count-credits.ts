import { STORY_PRODUCTS } from '@/lib/domain/commerce/products'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

/** Number of stories that the visitor's purchases still pay for. No query for a browser without a visitor id. */
export async function countCredits(db: Db, { viewer }: { viewer: Viewer }): Promise<number> {
  if (viewer.visitorId === null) return 0
  const { _sum } = await db.credit.aggregate({
    where: { visitorId: viewer.visitorId, revokedAt: null, product: { in: [...STORY_PRODUCTS] } },
    _sum: { quantity: true, spent: true },
  })
  return (_sum.quantity ?? 0) - (_sum.spent ?? 0)
}
