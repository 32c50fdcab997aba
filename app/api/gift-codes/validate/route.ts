import { z } from 'zod'
import { giftCodeText } from '@/lib/domain/commerce/gift-code'
import { ERRORS } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { now } from '@/lib/platform/clock'
import { validateGiftCode } from '@/lib/server/gifts/validate-gift-code'

const TEXT_OF = { unknown: ERRORS.code_unknown.text, inactive: ERRORS.code_inactive.text, expired: ERRORS.code_expired.text, used: ERRORS.code_used.text }

/** 200 whether valid or not: a code that is merely not valid is an answer, not an error. */
export const POST = route({ body: z.object({ code: giftCodeText }), limit: 'codes' }, async ({ body, db, wrong }) => {
  const answer = await validateGiftCode(db, { code: body.code, now: now() })
  if (answer.valid) return answer
  wrong()
  return { valid: false, reason: TEXT_OF[answer.reason] }
})
