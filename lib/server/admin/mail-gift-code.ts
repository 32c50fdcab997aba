import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { queueGiftCodeIssued } from '@/lib/server/mail/queue-gift-code-issued'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from './record-audit-event'

/**
 * Mails a code to its recipient, through the queue. `letters` is how many had been sent when this was asked: a double click asks twice
 * for the same one, which goes out once. @throws not_found for a code that isn't there, is not active, or has nobody to go to
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
