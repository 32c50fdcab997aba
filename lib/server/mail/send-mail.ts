import type { Db } from '@/lib/platform/db/client'
import { deliver } from '@/lib/platform/mail/deliver'
import { log } from '@/lib/platform/log'
import { composeMail } from './compose-mail'
import { isTemplate, TEMPLATES } from './templates'

const WAIT_MS = 60_000

/** The Message-ID of a mail, the same at every try, without its angle brackets. */
export const messageIdOf = (mailId: string): string => `${mailId}@wagtale`

/**
 * Sends a mail of the outbox. Its row is locked while the mail server takes it, so two workers never both send it;
 * one that dies in between leaves it unsent, and the next try carries the same Message-ID. @throws what delivery
 * throws, for the queue to retry
 */
export async function sendMail(db: Db, { mailId }: { mailId: string }): Promise<void> {
  const failure = await db.$transaction(
    async (tx) => {
      const [locked] = await tx.$queryRaw<
        { id: string }[]
      >`SELECT id FROM mail_outbox WHERE id = ${mailId}::uuid AND sent_at IS NULL FOR UPDATE SKIP LOCKED`
      if (!locked) return null
      const mail = await tx.mailOutbox.findUniqueOrThrow({ where: { id: mailId } })
      const { template } = mail
      try {
        if (!isTemplate(template)) throw new Error('unknown mail template')
        await deliver({
          to: mail.recipient,
          messageId: messageIdOf(mail.id),
          ...(await composeMail(template, mail.language, mail.params)),
        })
      } catch (error) {
        await tx.mailOutbox.update({
          where: { id: mailId },
          data: { attempts: { increment: 1 }, lastError: error instanceof Error ? error.name : 'unknown' },
        })
        return { error }
      }
      await tx.mailOutbox.update({
        where: { id: mailId },
        data: {
          attempts: { increment: 1 },
          sentAt: new Date(),
          lastError: null,
          ...(isTemplate(template) && TEMPLATES[template].secret ? { params: {} } : {}),
        },
      })
      log.info('mail.sent', { mailId })
      return null
    },
    { timeout: WAIT_MS },
  )
  if (failure) throw failure.error
}
