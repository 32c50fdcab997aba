import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** To a buyer whose slow payment failed in the end. */
export const paymentFailed = defineTemplate({
  params: z.object({ order: z.string(), link: z.url() }),
  compose: (t, { link }) => ({
    subject: t('payment-failed.subject'),
    heading: t('payment-failed.heading'),
    paragraphs: [t('payment-failed.body1'), t('payment-failed.body2')],
    button: { label: t('payment-failed.button'), href: link },
    note: t('payment-failed.note'),
  }),
})
