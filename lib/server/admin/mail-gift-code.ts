import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { queueGiftCodeIssued } from '@/lib/server/mail/queue-gift-code-issued'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from './record-audit-event'

/**
 * Queues the mail of a code to its recipient. `letters`: how many mails the administrator's page showed as sent; a
 * double click names the same number twice and sends one mail.
 * @throws not_found if the code doesn't exist, isn't active or has no recipient
 */
export async function mailGiftCode(
  db: Db,
  { viewer, id, letters, language, now }: { viewer: Viewer; id: string; letters: number; language: string; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const code = await tx.giftCode.findFirst({
      where: { id, isActive: true, recipientEmail: { not: null } },
      select: { id: true, code: true, recipientEmail: true, expiresAt: true },
    })
    if (!code) throw new AppError('not_found')
    if (await queueGiftCodeIssued(tx, { code, language, sentBefore: letters }))
      await recordAuditEvent(tx, {
        actor: admin.username,
        act: 'gift-code.mail',
        subject: { type: 'gift_code', id },
        now,
      })
  })
}
