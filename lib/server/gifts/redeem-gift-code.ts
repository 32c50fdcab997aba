import type { Db } from '@/lib/platform/db/client'
import { orderStory, type Order } from '@/lib/server/stories/create-story-with-credit'
import { takeGiftCode } from './consume-gift-code'

/** One use of a gift code for one story. */
export const redeemGiftCode = (db: Db, { code, ...order }: Order & { code: string }): Promise<string> =>
  orderStory(db, order, (tx, storyId) =>
    takeGiftCode(tx, {
      code,
      visitorId: order.visitorId,
      storyId,
      usedBy: order.request.email ?? order.visitorId,
      now: order.now,
    }),
  )
