import { z } from 'zod'
import { supportEmail } from '@/lib/platform/support-email'
import { defineTemplate, quote } from '../define-template'

/**
 * Puts a reply into its thread (RFC 5322, 3.6.4). @param thread Message-IDs before it, oldest first; empty where they
 * are not known any more
 */
function threadHeaders(thread: string): Record<string, string> {
  const last = thread.split(' ').at(-1)
  return last ? { 'In-Reply-To': last, References: thread } : {}
}

/** An administrator's reply to a contact message, with the message that it answers. */
export const contactReply = defineTemplate({
  params: z.object({
    name: z.string(),
    subject: z.string(),
    message: z.string(),
    body: z.string(),
    thread: z.string(),
  }),
  compose: (t, { subject, message, body }) => ({
    subject: `Re: ${subject}`,
    heading: t('contact-reply.heading'),
    paragraphs: [body, t('contact-reply.body1'), quote(message)],
    button: { label: t('contact-reply.button'), href: `mailto:${supportEmail()}` },
    note: t('contact-reply.note'),
  }),
  headers: ({ thread }) => ({ replyTo: supportEmail(), headers: threadHeaders(thread) }),
})
