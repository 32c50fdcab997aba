import type { Db } from '@/lib/platform/db/client'
import { deliver } from '@/lib/platform/mail/deliver'
import { log } from '@/lib/platform/log'
import { filled, layout } from './layout'
import { isTemplate, templateOf } from './templates'

const RIGHT_TO_LEFT = new Set(['ar'])
const WAIT_MS = 60_000

/** The same at every try. Without its angle brackets. */
export const messageIdOf = (mailId: string): string => `${mailId}@wagtale`

/**
 * Sends a letter of the outbox. Its row is locked while the mail server is spoken to, so two workers never both send
 * it; one that dies in between leaves it unsent, and the next try carries the same Message-ID.
 */
export async function sendMail(db: Db, { mailId }: { mailId: string }): Promise<void> {
  const failure = await db.$transaction(
    async (tx) => {
      const [locked] = await tx.$queryRaw<
        { id: string }[]
      >`SELECT id FROM mail_outbox WHERE id = ${mailId}::uuid AND sent_at IS NULL FOR UPDATE SKIP LOCKED`
      if (!locked) return null
      const mail = await tx.mailOutbox.findUniqueOrThrow({ where: { id: mailId } })
      try {
        await deliver({
          to: mail.recipient,
          messageId: messageIdOf(mail.id),
          ...compose(mail.template, mail.language, mail.params),
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
          ...(isTemplate(mail.template) && templateOf(mail.template).secret ? { params: {} } : {}),
        },
      })
      log.info('mail.sent', { mailId })
      return null
    },
    { timeout: WAIT_MS },
  )
  if (failure) throw failure.error
}

function compose(template: string, language: string, params: unknown) {
  if (!isTemplate(template)) throw new Error('a letter of an unknown kind')
  const { params: schema, text, head } = templateOf(template)
  const known = schema.parse(params)
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
  const letter = filled(text(language), known, direction)
  return { ...head?.(known), subject: letter.subject, ...layout(letter, language, direction) }
}
