import type { Conversation, Posted } from '@/lib/domain/contact/inbox'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { isUuid } from '@/lib/server/admin/is-uuid'
import { replyMailKey } from './mail-keys'

/** Null for an unknown id. */
export async function readMessage(
  db: Db,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<Conversation | null> {
  requireAdmin({ viewer })
  if (!isUuid(id)) return null
  const message = await db.contactMessage.findUnique({
    where: { id },
    include: { replies: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } },
  })
  if (!message) return null
  const letters = await db.mailOutbox.findMany({
    where: { dedupeKey: { in: message.replies.map((reply) => replyMailKey(reply.id)) } },
    select: { dedupeKey: true, sentAt: true, attempts: true },
  })
  const deliveryState = (replyId: string): Posted => {
    const letter = letters.find(({ dedupeKey }) => dedupeKey === replyMailKey(replyId))
    if (!letter) return 'kept'
    return letter.sentAt !== null ? 'sent' : letter.attempts > 0 ? 'refused' : 'waiting'
  }
  return {
    id: message.id,
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    language: message.language,
    createdAt: message.createdAt,
    answeredAt: message.answeredAt,
    replies: message.replies.map(({ id: replyId, author, body, createdAt }) => ({
      id: replyId,
      author,
      body,
      createdAt,
      posted: deliveryState(replyId),
    })),
  }
}
