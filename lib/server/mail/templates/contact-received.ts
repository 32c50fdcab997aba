import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** Receipt for a contact message. Repeats nothing of it, since anybody can type anybody’s address into the form. */
export const contactReceived = defineTemplate({
  params: z.object({ link: z.url() }),
  compose: (t, { link }) => ({
    subject: t('contact-received.subject'),
    heading: t('contact-received.heading'),
    paragraphs: [t('contact-received.body1'), t('contact-received.body2')],
    button: { label: t('contact-received.button'), href: link },
    note: t('contact-received.note'),
  }),
})
