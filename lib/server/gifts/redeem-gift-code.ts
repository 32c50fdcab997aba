import { createHmac } from 'node:crypto'
import type { Db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { createStoryWithCredit, type StoryOrder } from '@/lib/server/stories/create-story-with-credit'
import { fingerprint } from '@/lib/server/stories/idempotency'
import { consumeGiftCode } from './consume-gift-code'

/** Shorter keys can be guessed by whoever gave the code. */
const SECRET_KEY_LENGTH = 16

type Redemption = StoryOrder & { code: string }

/** Creates a story, paid by one use of a gift code. @returns the story's id */
export const redeemGiftCode = (db: Db, { code, ...order }: Redemption): Promise<string> =>
  createStoryWithCredit(db, order, (tx, storyId) =>
    consumeGiftCode(tx, {
      code,
      visitorId: order.visitorId,
      storyId,
      usedBy: order.request.email ?? order.visitorId,
      now: order.now,
    }),
  )

/**
 * The visitor of a redemption that came without a cookie: the same for equal requests, so that a try whose answer was
 * lost with its cookie gets its story and its shelf back. Code, key and whole body are needed to hit it.
 * @returns undefined without a key that is long enough to be a secret
 */
export function visitorOfRedemption({ code, ...order }: Omit<Redemption, 'visitorId'>): string | undefined {
  const key = order.idempotencyKey
  if (!key || key.length < SECRET_KEY_LENGTH) return undefined
  return createHmac('sha256', env().AUTH_SECRET)
    .update(`redemption:${JSON.stringify([code, key, fingerprint(order)])}`)
    .digest('base64url')
    .slice(0, 22)
}
