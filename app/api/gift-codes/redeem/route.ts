import { redeemBody, toStoryRequest } from '@/lib/domain/story/create-body'
import { withRateLimit } from '@/lib/http/with-rate-limit'
import { route } from '@/lib/http/route'
import { newId } from '@/lib/platform/ids'
import { checkGiftCode } from '@/lib/server/gifts/validate-gift-code'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { storyResponse, idempotencyKey } from '../../stories/story-response'

export const POST = route(
  { body: redeemBody, limit: 'codes', viewer: 'visitor' },
  async ({ request, body, viewer, db, address }) => {
    const { code, isSequel, previousStoryId, ...fields } = body
    await checkGiftCode(db, { code, now: new Date() })
    const id = await withRateLimit(db, 'stories', address, () =>
      redeemGiftCode(db, {
        code,
        visitorId: viewer.visitorId,
        request: toStoryRequest(fields, newId()),
        idempotencyKey: idempotencyKey(request),
        now: new Date(),
        ...(isSequel ? { previousStoryId } : {}),
      }),
    )
    return storyResponse(request, db, viewer, id, (story) => ({ story }))
  },
)
