import { z } from 'zod'
import { giftCodeText } from '@/lib/domain/commerce/gift-code'
import { errorText, preferredLanguage } from '@/lib/http/error-text'
import { route } from '@/lib/http/route'
import { giftCodeError, validateGiftCode } from '@/lib/server/gifts/validate-gift-code'

/** Always 200: an invalid code is an answer, not an error. */
export const POST = route(
  { body: z.object({ code: giftCodeText }), limit: 'codes' },
  async ({ request, body, db, countFailure }) => {
    const validation = await validateGiftCode(db, { code: body.code, now: new Date() })
    if (validation.valid) return validation
    countFailure()
    return {
      valid: false,
      reason: await errorText(giftCodeError(validation.reason), preferredLanguage(request.headers)),
    }
  },
)
