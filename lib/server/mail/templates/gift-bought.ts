import { z } from 'zod'
import { defineTemplate } from '../define-template'
import { receiptLink } from '../receipt-link'

/** To whoever bought a gift. */
export const giftBought = defineTemplate({
  params: z.object({
    order: z.string(),
    amount: z.string(),
    recipient: z.string(),
    code: z.string(),
    link: z.url(),
    certificate: receiptLink,
    invoice: receiptLink,
  }),
  compose: (t, { order, amount, code, link, certificate, invoice }) => ({
    subject: t('gift-bought.subject'),
    heading: t('gift-bought.heading'),
    paragraphs: [
      t('gift-bought.body1'),
      t('gift-bought.body2'),
      certificate && t('gift-bought.certificate'),
      invoice && t('gift-bought.receipt'),
    ],
    facts: [
      [t('gift-bought.facts.order'), order],
      [t('gift-bought.facts.amount'), amount],
    ],
    ticket: [t('gift-bought.facts.code'), code],
    button: { label: t('gift-bought.button'), href: link },
    note: t('gift-bought.note'),
  }),
})
