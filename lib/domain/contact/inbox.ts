// The inbox of the back room: what is listed, and what an answer is.
import { z } from 'zod'

export const INBOX_PARTS = ['open', 'answered', 'all'] as const
export type InboxPart = (typeof INBOX_PARTS)[number]
export const inboxPart = z.enum(INBOX_PARTS).catch('open')

/** How the letter of an answer fares; 'kept' when its record has run out, long after it was sent. */
export type Posted = 'waiting' | 'refused' | 'sent' | 'kept'

/** A message with what was answered, the oldest first. */
export interface Conversation {
  id: string
  name: string
  email: string
  subject: string
  message: string
  language: string
  createdAt: Date
  answeredAt: Date | null
  replies: { id: string; author: string; body: string; createdAt: Date; posted: Posted }[]
}

export const ANSWER_AT_MOST = 5000

/** `seen`: how many answers there were when it was written, so that two people don't both answer. */
export const answer = z.object({
  id: z.uuid(),
  body: z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().min(1, 'empty').max(ANSWER_AT_MOST, 'long')),
  seen: z.coerce.number().int().min(0),
})
export type Answer = z.output<typeof answer>
