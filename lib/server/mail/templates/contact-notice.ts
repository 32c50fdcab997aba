import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** A contact message, to the people who look after the shop: in English only. */
export const contactNotice = defineTemplate({
  params: z.object({ name: z.string(), email: z.email(), subject: z.string(), message: z.string() }),
  compose: (_, { name, email, subject, message }) => ({
    subject: `${subject}: ${name}`,
    heading: `${name} has written`,
    paragraphs: [message],
    button: { label: 'Answer', href: `mailto:${email}` },
    note: `${name}, ${email}. Answering this letter answers them.`,
  }),
  headers: ({ email }) => ({ replyTo: email }),
})
