import { z } from 'zod'
import { supportEmail } from '@/lib/platform/support-email'
import { defineTemplate, type TranslateMail } from '../define-template'
import { receiptLink } from '../receipt-link'

/**
 * To whoever ordered a printed book, each time that the order moves on. An answer reaches people, who can look for a
 * parcel.
 */
const printUpdate = (
  say: (t: TranslateMail, invoice: string) => { subject: string; heading: string; paragraphs: readonly string[] },
) =>
  defineTemplate({
    params: z.object({
      title: z.string(),
      copies: z.string(),
      tracking: z.string(),
      link: z.url(),
      invoice: receiptLink,
    }),
    compose: (t, { title, copies, tracking, link, invoice }) => ({
      ...say(t, invoice),
      facts: [
        [t('print-order.facts.title'), title],
        [t('print-order.facts.copies'), copies],
        [t('print-order.facts.tracking'), tracking],
      ],
      button: { label: t('print-order.button'), href: link },
      note: t('print-order.note'),
    }),
    headers: () => ({ replyTo: supportEmail() }),
  })

export const printStarted = printUpdate((t, invoice) => ({
  subject: t('print-started.subject'),
  heading: t('print-started.heading'),
  paragraphs: [t('print-started.body1'), invoice && t('print-started.receipt')],
}))

export const printShipped = printUpdate((t) => ({
  subject: t('print-shipped.subject'),
  heading: t('print-shipped.heading'),
  paragraphs: [t('print-shipped.body1')],
}))

export const printDelivered = printUpdate((t) => ({
  subject: t('print-delivered.subject'),
  heading: t('print-delivered.heading'),
  paragraphs: [t('print-delivered.body1')],
}))

export const printCancelled = printUpdate((t) => ({
  subject: t('print-cancelled.subject'),
  heading: t('print-cancelled.heading'),
  paragraphs: [t('print-cancelled.body1'), t('print-cancelled.body2')],
}))
