import { addDays } from '@/lib/domain/calendar'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import type { Db } from '@/lib/platform/db/client'

/** Deletes data whose retention period (lib/domain/retention, printed in the privacy policy) has ended. */
export async function purgeExpiredData(db: Db, { now }: { now: Date }): Promise<void> {
  const before = (days: number) => addDays(now, -days)
  await db.contactMessage.deleteMany({ where: { createdAt: { lt: before(RETENTION_DAYS.contact) } } })
  await db.mailOutbox.deleteMany({ where: { sentAt: { lt: before(RETENTION_DAYS.letters) } } })
  await db.mailOutbox.deleteMany({ where: { sentAt: null, createdAt: { lt: before(RETENTION_DAYS.unsentLetters) } } })
  await db.findLink.deleteMany({ where: { createdAt: { lt: before(RETENTION_DAYS.findLinks) } } })
  await db.openingNotice.deleteMany({
    where: { confirmedAt: null, createdAt: { lt: before(RETENTION_DAYS.newsletter) } },
  })
  await db.newsletterSubscriber.deleteMany({
    where: {
      OR: [
        { confirmedAt: null, createdAt: { lt: before(RETENTION_DAYS.newsletter) } },
        { unsubscribedAt: { lt: before(RETENTION_DAYS.newsletter) } },
      ],
    },
  })
}
