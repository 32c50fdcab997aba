import { waitToMailAgain } from '@/lib/domain/commerce/beta-tester'
import { findGiftCodeRefusal } from '@/lib/domain/commerce/gift-code'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import { paths } from '@/lib/paths'
import type { Db } from '@/lib/platform/db/client'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { localisedUrl } from '@/lib/server/mail/localised-url'
import { queueMail } from '@/lib/server/mail/queue-mail'
import { betaMailAgainKey, betaMailKey } from './beta-mail-key'

interface MailAgain {
  viewer: Viewer
  /** Of the gift code. */
  id: string
  /** How many letters the administrator's page showed: a double click names the same number and sends one. */
  letters: number
  /** For a code whose first letter is no longer kept. */
  language: string
  now: Date
}

/**
 * Mails a tester's code again, in the language of the first letter; at most three times in 24 hours.
 * @returns whether a letter was queued. @throws not_found for a code that can't be used, day_limited
 */
export async function mailBetaCode(db: Db, { viewer, id, letters, language, now }: MailAgain): Promise<boolean> {
  const admin = requireAdmin({ viewer })
  return db.$transaction(async (tx) => {
    // Two administrators at once: the second waits here, and counts the first one's letter.
    await tx.$queryRaw`SELECT 1 FROM gift_codes WHERE id = ${id}::uuid FOR UPDATE`
    const code = await tx.giftCode.findFirst({
      where: { id, type: 'beta', recipientEmail: { not: null } },
      select: {
        code: true,
        recipientEmail: true,
        recipientName: true,
        isActive: true,
        expiresAt: true,
        usageCount: true,
        usageLimit: true,
      },
    })
    if (!code?.recipientEmail || findGiftCodeRefusal(code, now)) throw new AppError('not_found')
    const sent = await tx.mailOutbox.findMany({
      where: { dedupeKey: { gte: betaMailKey(id), lt: `${betaMailKey(id)}~` } },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true, language: true },
    })
    if (sent.length !== letters) return false
    const wait = waitToMailAgain(
      sent.map(({ createdAt }) => createdAt),
      now,
    )
    if (wait > 0)
      throw new AppError('day_limited', { seconds: Math.ceil(wait / 1000), hours: Math.ceil(wait / 3_600_000) })
    const spoken = sent[0]?.language ?? language
    await queueMail(tx, {
      template: 'beta-code',
      to: code.recipientEmail,
      language: spoken,
      dedupeKey: betaMailAgainKey(id, now),
      params: {
        name: code.recipientName ?? '',
        code: code.code,
        link: localisedUrl(spoken, paths.createStory({ code: code.code })),
      },
    })
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: 'gift-code.mail',
      subject: { type: 'gift_code', id },
      now,
    })
    return true
  })
}
