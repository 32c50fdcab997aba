import { z } from 'zod'
import { giftCodeText } from '@/lib/domain/commerce/gift-code'
import { route } from '@/lib/http/route'
import { makeRoomBook } from '@/lib/server/collaboration/make-room-book'
import { asking, created } from '../../room-call'

/** Without a code, a credit pays. Wrong codes count. */
export const POST = route(
  { body: z.object({ giftCode: giftCodeText.optional() }), limit: 'codes', viewer: 'visitor' },
  async ({ params, body, viewer, db }) =>
    created(
      await makeRoomBook(db, {
        ...(await asking(params)),
        visitorId: viewer.visitorId,
        giftCode: body.giftCode,
        now: new Date(),
      }),
    ),
)
