import type { StoryRequest } from '@/lib/domain/story/request'
import type { Db } from '@/lib/platform/db/client'
import { orderStory } from '@/lib/server/stories/order-story'
import { takeGiftCode } from './take-gift-code'

interface Redemption { code: string; visitorId: string; request: StoryRequest; idempotencyKey?: string | undefined; now: Date }

/** One use of a gift code for one story. */
export const redeemGiftCode = (db: Db, { code, ...order }: Redemption): Promise<string> =>
  orderStory(db, order, (tx, storyId) => takeGiftCode(tx, { code, visitorId: order.visitorId, storyId, usedBy: order.request.email ?? order.visitorId, now: order.now }))
