import { z } from 'zod'
import { defineTemplate, quote } from '../define-template'

/** To whoever is given a bought story. */
export const giftCode = defineTemplate({
  params: z.object({
    recipient: z.string(),
    sender: z.string(),
    message: z.string(),
    code: z.string(),
    card: z.url(),
    link: z.url(),
  }),
  compose: (t, { message, sender, code, link }) => ({
    subject: t('gift-code.subject'),
    heading: t('gift-code.heading'),
    paragraphs: [quote(message), t('gift-code.body1'), t('gift-code.body2')],
    facts: [[t('gift-code.facts.sender'), sender]],
    ticket: [t('gift-code.facts.code'), code],
    button: { label: t('gift-code.button'), href: link },
    note: t('gift-code.note'),
  }),
})
