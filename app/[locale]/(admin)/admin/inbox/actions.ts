'use server'
import { z } from 'zod'
import type { ReplyError } from '@/components/admin/inbox/reply-form'
import { answer } from '@/lib/domain/contact/inbox'
import { action } from '@/lib/http/action'
import { replyToMessage } from '@/lib/server/contact/reply-to-message'
import { archiveMessage } from '@/lib/server/contact/archive-message'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { revalidateAdmin } from '../../revalidate-admin'

const replyAction = action({ name: 'answer-message', body: answer, allow: requireAdmin }, ({ db, viewer, body }) =>
  replyToMessage(db, { viewer, answer: body, now: new Date() }),
)

/** Returns the error and the typed text. The page is revalidated either way. */
export async function sendReply(_: ReplyError | null, form: FormData): Promise<ReplyError | null> {
  const result = await replyAction(Object.fromEntries(form))
  revalidateAdmin(result)
  if (result.ok) return null
  const body = form.get('body')
  return {
    error: result.error,
    empty: result.fields?.['body']?.includes('empty') ?? false,
    body: typeof body === 'string' ? body : '',
  }
}

const archiveAction = action(
  { name: 'put-message-away', body: z.object({ id: z.uuid(), open: z.enum(['true', 'false']) }), allow: requireAdmin },
  ({ db, viewer, body }) => archiveMessage(db, { viewer, id: body.id, open: body.open === 'true', now: new Date() }),
)

export async function archive(_: { error: string } | null, form: FormData): Promise<{ error: string } | null> {
  const result = await archiveAction(Object.fromEntries(form))
  revalidateAdmin(result)
  return result.ok ? null : { error: result.error }
}
