import { z } from 'zod'
import { redeemBody, toStoryRequest } from '@/lib/domain/story/create-body'
import { parse } from '@/lib/http/parse'
import { ensureVisitor } from '@/lib/http/viewer'
import { withRateLimit } from '@/lib/http/with-rate-limit'
import { route } from '@/lib/http/route'
import { newId } from '@/lib/platform/ids'
import { checkGiftCode } from '@/lib/server/gifts/validate-gift-code'
import { redeemGiftCode, visitorOfRedemption } from '@/lib/server/gifts/redeem-gift-code'
import { completeSequel } from '@/lib/server/stories/complete-sequel'
import { orEarlierStory } from '@/lib/server/stories/idempotency'
import { storyResponse, idempotencyKey } from '../../stories/story-response'

export const POST = route(
  { body: z.unknown(), limit: 'codes' },
  async ({ request, body: raw, viewer, db, address }) => {
    const body = await parse(redeemBody, await completeSequel(db, { viewer, raw }), request.headers)
    const { code, isSequel, previousStoryId, ...fields } = body
    const redemption = {
      code,
      request: toStoryRequest(fields, newId()),
      seedIsDrawn: fields.seed === undefined,
      idempotencyKey: idempotencyKey(request),
      now: new Date(),
      ...(isSequel ? { previousStoryId } : {}),
    }
    const visitor = await ensureVisitor(db, viewer, visitorOfRedemption(redemption))
    const order = { ...redemption, visitorId: visitor.visitorId }
    const id = await orEarlierStory(db, order, async () => {
      // Fails fast, before a story is counted or created.
      await checkGiftCode(db, order)
      return withRateLimit(db, 'stories', address, () => redeemGiftCode(db, order))
    })
    return storyResponse(request, db, visitor, id, (story) => ({ story }))
  },
)
