import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import type { Subscription } from '@/lib/domain/newsletter/subscription'
import { paths } from '@/lib/paths'
import type { Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { localisedUrl } from '../mail/localised-url'
import { queueMail } from '../mail/queue-mail'

/**
 * Stores an address that wants to hear of the shop's opening, and mails its owner a confirmation link. The answer never
 * tells whether it was known. At most one such mail per address and hour, whoever submits it.
 */
export async function requestOpeningNotice(
  db: Db,
  { email, language, now }: Subscription & { now: Date },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.openingNotice.createMany({
      data: [{ email, language, token: newId(), createdAt: now }],
      skipDuplicates: true,
    })
    const notice = await tx.openingNotice.findUniqueOrThrow({ where: { email } })
    if (notice.confirmedAt !== null) return
    await queueMail(tx, {
      template: 'opening-confirm',
      to: email,
      language,
      params: {
        confirm: localisedUrl(language, paths.openingConfirm(notice.token)),
        days: String(RETENTION_DAYS.newsletter),
      },
      dedupeKey: `opening-confirm:${notice.id}:${now.toISOString().slice(0, 13)}`,
    })
  })
}
