import { z } from 'zod'
import { giftCodeText } from '@/lib/domain/commerce/gift-code'
import { errorText, preferredLanguage } from '@/lib/http/error-text'
import { route } from '@/lib/http/route'
import { now } from '@/lib/platform/clock'
import { refuseGiftCode } from '@/lib/server/gifts/check-gift-code'
import { validateGiftCode } from '@/lib/server/gifts/validate-gift-code'

/** 200 whether valid or not: a code that is merely not valid is an answer, not an error. */
export const POST = route(
  { body: z.object({ code: giftCodeText }), limit: 'codes' },
  async ({ request, body, db, wrong }) => {
    const answer = await validateGiftCode(db, { code: body.code, now: now() })
    if (answer.valid) return answer
    wrong()
    return { valid: false, reason: await errorText(refuseGiftCode(answer.reason), preferredLanguage(request.headers)) }
  },
)
