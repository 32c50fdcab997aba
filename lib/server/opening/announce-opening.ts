import { canBuy } from '@/lib/domain/commerce/can-buy'
import type { WaysToPay } from '@/lib/domain/commerce/ways-to-pay'
import { paths } from '@/lib/paths'
import type { Db } from '@/lib/platform/db/client'
import { readWaysToPay } from '@/lib/server/payments/read-ways-to-pay'
import { localisedUrl } from '../mail/localised-url'
import { queueMail } from '../mail/queue-mail'

/** In one transaction; the job comes again. */
const AT_ONCE = 200

/** As soon as something can be bought: a letter to each confirmed address, which is deleted with it. */
export async function announceOpening(db: Db, ways: WaysToPay = readWaysToPay()): Promise<void> {
  if (!canBuy(ways)) return
  await db.$transaction(async (tx) => {
    // Another process that announces at the same time takes the next ones.
    const notices = await tx.$queryRaw<{ id: string; email: string; language: string }[]>`
      DELETE FROM opening_notices WHERE id IN (
        SELECT id FROM opening_notices WHERE confirmed_at IS NOT NULL LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id::text, email, language`
    for (const { id, email, language } of notices)
      await queueMail(tx, {
        template: 'shop-open',
        to: email,
        language,
        params: { shop: localisedUrl(language, paths.createStory()) },
        dedupeKey: `shop-open:${id}`,
      })
  })
}
