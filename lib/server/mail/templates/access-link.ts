import { z } from 'zod'
import { defineTemplate } from '../define-template'
import { productName } from '../product-name'
import { receiptLink } from '../receipt-link'

/** To a buyer at a store, which has confirmed the order itself: its link and access code. */
export const accessLink = defineTemplate({
  params: z.object({
    order: z.string(),
    product: z.string(),
    store: z.string(),
    token: z.string(),
    link: z.url(),
    invoice: receiptLink,
  }),
  compose: (t, { order, product, token, link, invoice }) => ({
    subject: t('access-link.subject'),
    heading: t('access-link.heading'),
    paragraphs: [t('access-link.body1'), t('access-link.body2'), invoice && t('access-link.receipt')],
    facts: [
      [t('access-link.facts.order'), order],
      [t('access-link.facts.product'), productName(t, product)],
      [t('access-link.facts.token'), token],
    ],
    button: { label: t('access-link.button'), href: link },
    note: t('access-link.note'),
  }),
})
