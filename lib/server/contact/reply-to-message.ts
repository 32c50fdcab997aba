import type { Answer } from '@/lib/domain/contact/inbox'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import { queueMail } from '@/lib/server/mail/queue-mail'
import { messageIdOf } from '@/lib/server/mail/send-mail'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { receivedMailKey, replyMailKey } from './mail-keys'

/**
 * Replies to a message: stores the reply, queues its mail, closes the message, all in one transaction.
 * @throws not_found; answered_meanwhile when the writer had not seen all replies: nothing is sent
 */
export async function replyToMessage(
  db: Db,
  { viewer, answer: { id, body, repliesShown }, now }: { viewer: Viewer; answer: Answer; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    // Row lock: of two concurrent replies the second sees the first.
    const [locked] = await tx.$queryRaw<
      { id: string }[]
    >`SELECT id FROM contact_messages WHERE id = ${id}::uuid FOR UPDATE`
    if (!locked) throw new AppError('not_found')
    const message = await tx.contactMessage.findUniqueOrThrow({
      where: { id },
      include: { replies: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { id: true } } },
    })
    if (message.replies.length !== repliesShown) throw new AppError('answered_meanwhile')
    const reply = await tx.contactReply.create({
      data: { messageId: id, author: admin.username, body, createdAt: now },
      select: { id: true },
    })
    await tx.contactMessage.update({ where: { id }, data: { answeredAt: now } })
    await queueMail(tx, {
      template: 'contact-reply',
      to: message.email,
      language: message.language,
      dedupeKey: replyMailKey(reply.id),
      params: {
        name: message.name,
        subject: message.subject,
        message: message.message,
        body,
        thread: await referencesOf(tx, id, message.replies),
      },
    })
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: 'message.answer',
      subject: { type: 'contact_message', id },
      now,
    })
  })
}

/** Message ids of the earlier mails, for `References`: mail programs then show the reply in the same thread. */
async function referencesOf(tx: Tx, messageId: string, replies: readonly { id: string }[]): Promise<string> {
  const keys = [receivedMailKey(messageId), ...replies.map((reply) => replyMailKey(reply.id))]
  const letters = await tx.mailOutbox.findMany({
    where: { dedupeKey: { in: keys } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return letters.map((letter) => `<${messageIdOf(letter.id)}>`).join(' ')
}
