import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** To a buyer whose card payment we paid back: with the credit note. */
export const refunded = defineTemplate({
  params: z.object({ order: z.string(), amount: z.string(), link: z.url() }),
  compose: (t, { link }) => ({
    subject: t('refunded.subject'),
    heading: t('refunded.heading'),
    paragraphs: [t('refunded.body1')],
    button: { label: t('refunded.button'), href: link },
    note: t('refunded.note'),
  }),
})
