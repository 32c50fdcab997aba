import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { giftCodeIssuedKey } from '@/lib/server/mail/queue-gift-code-issued'
import { giftMailKey } from '@/lib/server/mail/queue-order'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { giftCodeColumns, type AdminGiftCode } from './gift-code-columns'

const USES_SHOWN = 50

/** One use of a code: its number, its time and its story (null if that was erased or the use was returned). */
export interface GiftCodeUse {
  use: number
  at: Date
  story: { id: string; title: string; childName: string } | null
}

export interface GiftCodeDetail extends AdminGiftCode {
  /** Newest first, 50 at most. */
  uses: GiftCodeUse[]
  letters: { at: Date; sentAt: Date | null; failed: boolean }[]
  /** How many mails administrators sent, not counting the purchase's own. */
  given: number
}

/** Null if the code doesn't exist. */
export async function readGiftCode(
  db: Db,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<GiftCodeDetail | null> {
  requireAdmin({ viewer })
  const code = await db.giftCode.findUnique({
    where: { id },
    select: {
      ...giftCodeColumns,
      credits: {
        orderBy: { giftCodeUse: 'desc' },
        take: USES_SHOWN,
        select: {
          giftCodeUse: true,
          createdAt: true,
          spends: { take: 1, select: { story: { select: { id: true, title: true, childName: true } } } },
        },
      },
    },
  })
  if (!code) return null
  const letters = await db.mailOutbox.findMany({
    where: {
      OR: [
        { dedupeKey: { gte: giftCodeIssuedKey(id), lt: `${giftCodeIssuedKey(id)}~` } },
        { dedupeKey: giftMailKey(id) },
      ],
    },
    orderBy: { createdAt: 'desc' },
    select: { dedupeKey: true, createdAt: true, sentAt: true, lastError: true },
  })
  const { credits, ...columns } = code
  return {
    ...columns,
    uses: credits.map(({ giftCodeUse, createdAt, spends }) => ({
      use: giftCodeUse ?? 0,
      at: createdAt,
      story: spends[0]?.story ?? null,
    })),
    letters: letters.map(({ createdAt, sentAt, lastError }) => ({
      at: createdAt,
      sentAt,
      failed: sentAt === null && lastError !== null,
    })),
    given: letters.filter(({ dedupeKey }) => dedupeKey.startsWith(giftCodeIssuedKey(id))).length,
  }
}
