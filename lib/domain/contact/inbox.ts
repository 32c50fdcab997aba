// The administrators' inbox: filters of the list, and the form for a reply.
import { z } from 'zod'

export const INBOX_PARTS = ['open', 'answered', 'all'] as const
export type InboxPart = (typeof INBOX_PARTS)[number]
export const inboxPart = z.enum(INBOX_PARTS).catch('open')

/** Delivery status of the letter with the reply; 'kept' once its record has expired, long after it was sent. */
export type Posted = 'waiting' | 'refused' | 'sent' | 'kept'

/** A message with its replies, oldest first. */
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

/** `repliesShown`: how many replies there were when this one was written, so that two people don't both reply. */
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
  repliesShown: z.coerce.number().int().min(0),
})
export type Answer = z.output<typeof answer>
