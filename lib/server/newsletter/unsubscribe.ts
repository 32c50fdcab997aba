import type { Db } from '@/lib/platform/db/client'

/** Takes an address off the list. A link that is not known is one whose address is not on it: the same answer. */
export async function unsubscribe(db: Db, { token, now }: { token: string; now: Date }): Promise<void> {
  await db.newsletterSubscriber.updateMany({ where: { token, unsubscribedAt: null }, data: { unsubscribedAt: now } })
}
