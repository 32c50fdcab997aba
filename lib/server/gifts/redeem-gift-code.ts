import type { Db } from '@/lib/platform/db/client'
import { createStoryWithCredit, type StoryOrder } from '@/lib/server/stories/create-story-with-credit'
import { consumeGiftCode } from './consume-gift-code'

/** Creates a story, paid by one use of a gift code. @returns the story's id */
export const redeemGiftCode = (db: Db, { code, ...order }: StoryOrder & { code: string }): Promise<string> =>
  createStoryWithCredit(db, order, (tx, storyId) =>
    consumeGiftCode(tx, {
      code,
      visitorId: order.visitorId,
      storyId,
      usedBy: order.request.email ?? order.visitorId,
      now: order.now,
    }),
  )
