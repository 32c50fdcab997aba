import type { Viewer } from '@/lib/domain/viewer'
import { cardPicture, storedGift } from '@/lib/domain/commerce/gift-order'
import { findGiftCodeRefusal, type GiftCodeReason } from '@/lib/domain/commerce/gift-code'
import type { Db } from '@/lib/platform/db/client'

/**
 * `timeZone`: the one in which the day was chosen. `picture`: of the card's front; null where none was chosen.
 * `spoilt`: why the code can't be redeemed, if so.
 */
export interface GiftCard {
  code: string
  recipientName: string
  senderName: string
  message: string
  deliverAt: Date | null
  expiresAt: Date | null
  timeZone: string
  picture: string | null
  mine: boolean
  spoilt: GiftCodeReason | null
}

/** The card of a paid gift, for whoever has its link; null for an unknown token. */
export async function readGiftCard(
  db: Db,
  { token, viewer, now }: { token: string; viewer: Viewer; now: Date },
): Promise<GiftCard | null> {
  const purchase = await db.purchase.findUnique({
    where: { accessToken: token },
    select: { visitorId: true, gift: true, giftCode: true },
  })
  if (!purchase?.giftCode) return null
  const { timeZone = 'UTC', occasion, front } = storedGift.safeParse(purchase.gift).data ?? {}
  const { code, recipientName, senderName, message, deliverAt, expiresAt, recipientEmail } = purchase.giftCode
  return {
    code,
    recipientName: recipientName ?? '',
    senderName: senderName ?? '',
    message: message ?? '',
    deliverAt: recipientEmail === null ? null : deliverAt,
    expiresAt,
    timeZone,
    picture: occasion && front ? cardPicture({ occasion, front }) : null,
    mine: purchase.visitorId !== null && purchase.visitorId === viewer.visitorId,
    spoilt: findGiftCodeRefusal(purchase.giftCode, now) ?? null,
  }
}
