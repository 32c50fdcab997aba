import { addDays, addMonths } from '@/lib/domain/calendar'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import type { Db } from '@/lib/platform/db/client'

interface Purge {
  now: Date
  /** BOOK_MONTHS: what was told for a book goes when the book would. */
  bookMonths: number
}

/**
 * Once a day, what has had its time and goes rarely (docs/privacy.md). Sums of money stay, for the statistics: whose
 * they were doesn't.
 */
export async function purgeOldRecords(db: Db, { now, bookMonths }: Purge): Promise<void> {
  const before = (days: number) => addDays(now, -days)
  const booksBefore = addMonths(now, -bookMonths)
  const { parcels, gifts, beta, authorCalls, purchases, failedJobs } = RETENTION_DAYS
  await db.$executeRaw`
    UPDATE print_orders SET shipping_address = NULL, customization = NULL, tracking_number = NULL
    WHERE (shipping_address IS NOT NULL OR customization IS NOT NULL) AND status IN ('delivered', 'cancelled')
      AND coalesce(actual_delivery, created_at) < ${before(parcels)}`
  await db.$executeRaw`
    UPDATE gift_codes SET recipient_email = NULL, recipient_name = NULL, sender_name = NULL, message = NULL,
      notes = NULL, used_by = CASE WHEN used_by IS NOT NULL THEN 'erased' END
    WHERE (expires_at < ${before(gifts)} OR (usage_count >= usage_limit AND used_at < ${before(gifts)}))
      AND (num_nonnulls(recipient_email, recipient_name, sender_name, message, notes) > 0 OR used_by <> 'erased')`
  // A gift code lives for three years, so the card's words go with the code's.
  await db.$executeRaw`
    UPDATE purchases p SET gift = NULL FROM gift_codes g
    WHERE g.purchase_id = p.id AND p.gift IS NOT NULL AND g.recipient_name IS NULL AND g.sender_name IS NULL
      AND (g.expires_at < ${before(gifts)} OR g.used_at < ${before(gifts)})`
  await db.$executeRaw`
    UPDATE purchases SET story_preview = NULL WHERE story_preview IS NOT NULL AND created_at < ${booksBefore}`
  await db.$executeRaw`
    UPDATE purchases SET customer_email = '', customer_name = '', country = NULL, user_id = NULL, fingerprint = NULL,
      gift = NULL
    WHERE created_at < ${before(purchases)} AND (customer_email <> '' OR customer_name <> '' OR user_id IS NOT NULL)`
  await db.invoice.deleteMany({ where: { issuedAt: { lt: before(purchases) } } })
  await db.printOrder.updateMany({
    where: { createdAt: { lt: before(purchases) }, visitorId: { not: null } },
    data: { visitorId: null },
  })
  await db.betaApplication.deleteMany({ where: { createdAt: { lt: before(beta) } } })
  await db.authorCall.deleteMany({ where: { createdAt: { lt: before(authorCalls) } } })
  // Only entries as old as that can be deleted: prisma/sql/audit-log.sql
  await db.auditEntry.deleteMany({ where: { createdAt: { lt: before(purchases) } } })
  await db.$executeRaw`
    DELETE FROM graphile_worker._private_jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND created_at < ${before(failedJobs)}`
  await db.visitor.deleteMany({
    where: {
      createdAt: { lt: booksBefore },
      stories: { none: {} },
      credits: { none: {} },
      purchases: { none: {} },
      series: { none: {} },
      reviews: { none: {} },
      printOrders: { none: {} },
    },
  })
}
