import { z } from 'zod'
import { defineTemplate } from '../define-template'
import { productName } from '../product-name'
import { receiptLink } from '../receipt-link'

/** To a buyer: what was paid, and the link to it. */
export const order = defineTemplate({
  params: z.object({ order: z.string(), product: z.string(), amount: z.string(), link: z.url(), invoice: receiptLink }),
  compose: (t, { order, product, amount, link, invoice }) => ({
    subject: t('order.subject'),
    heading: t('order.heading'),
    paragraphs: [t('order.body1'), t('order.body2'), invoice && t('order.receipt')],
    facts: [
      [t('order.facts.order'), order],
      [t('order.facts.product'), productName(t, product)],
      [t('order.facts.amount'), amount],
    ],
    button: { label: t('order.button'), href: link },
    note: t('order.note'),
  }),
})
