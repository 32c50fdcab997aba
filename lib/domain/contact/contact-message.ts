// The contact form, shared by the page and POST /api/contact.
import { z } from 'zod'
import { LANGUAGES } from '../languages'
import { unlessLong } from '../too-long'
import { MESSAGE_AT_MOST } from './subjects'

const MESSAGE_AT_LEAST = 10

/** Removes control and invisible characters; line breaks stay. */
const clean = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '').trim()
const line = (text: string) => clean(text).replace(/\s+/g, ' ')
const oneLine = (most: number, missing: string) =>
  z.string({ error: missing }).transform(line).pipe(z.string().min(1, missing).max(most))

export const contactMessage = z.object({
  name: oneLine(120, 'Name is required'),
  email: z
    .string({ error: 'Valid email is required' })
    .trim()
    .pipe(z.email({ error: unlessLong('Valid email is required') }).max(254)),
  subject: oneLine(120, 'Subject is required'),
  message: z
    .string({ error: 'Message must be at least 10 characters' })
    .transform(clean)
    .pipe(z.string().min(MESSAGE_AT_LEAST, 'Message must be at least 10 characters').max(MESSAGE_AT_MOST)),
  /** Language of the confirmation. */
  language: z.enum(LANGUAGES).optional().catch(undefined),
})
export type ContactMessage = z.output<typeof contactMessage>
export type ContactMessageInput = z.input<typeof contactMessage>
