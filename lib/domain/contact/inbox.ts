// The inbox of the back room: what is listed, and what an answer is.
import { z } from 'zod'

export const INBOX_PARTS = ['open', 'answered', 'all'] as const
export type InboxPart = (typeof INBOX_PARTS)[number]
export const inboxPart = z.enum(INBOX_PARTS).catch('open')

export const ANSWER_AT_MOST = 5000

/** `seen`: how many answers there were when it was written, so that two people don't both answer. */
export const answer = z.object({
  id: z.uuid(),
  body: z.string().transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '').trim()).pipe(z.string().min(1, 'empty').max(ANSWER_AT_MOST, 'long')),
  seen: z.coerce.number().int().min(0),
})
export type Answer = z.output<typeof answer>
