import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** A code that the shop itself gives somebody. */
export const giftCodeIssued = defineTemplate({
  params: z.object({ code: z.string(), until: z.string(), link: z.url() }),
  compose: (t, { until, code, link }) => ({
    subject: t('gift-code-issued.subject'),
    heading: t('gift-code-issued.heading'),
    paragraphs: [t('gift-code-issued.body1')],
    facts: [[t('gift-code-issued.facts.until'), until]],
    ticket: [t('gift-code-issued.facts.code'), code],
    button: { label: t('gift-code-issued.button'), href: link },
    note: t('gift-code-issued.note'),
  }),
})
