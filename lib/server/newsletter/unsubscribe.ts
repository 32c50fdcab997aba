import type { Db } from '@/lib/platform/db/client'

/** Unsubscribes an address. An unknown token gives the same answer, since its address is not subscribed either. */
export async function unsubscribe(db: Db, { token, now }: { token: string; now: Date }): Promise<void> {
  await db.newsletterSubscriber.updateMany({ where: { token, unsubscribedAt: null }, data: { unsubscribedAt: now } })
}
