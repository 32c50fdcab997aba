// The mails about a purchase. Each has a dedupe key of its own, so that no repeated event sends a second one.
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { isProduct } from '@/lib/domain/commerce/products'
import { STORE_NAMES, isStore } from '@/lib/domain/commerce/stores'
import { api, paths } from '@/lib/paths'
import type { Tx } from '@/lib/platform/db/client'
import type { GiftCode, Purchase } from '@/lib/platform/db/generated/client'
import { env } from '@/lib/platform/env'
import { invoiceKey } from '@/lib/server/invoices/invoice-key'
import { localisedUrl } from './localised-url'
import { queueMail } from './queue-mail'

/** Calls have no language: a paper is in the order's. */
const invoiceLink = (id: string): string => env().APP_URL + api.invoice(id, { key: invoiceKey(id) })

/** Its name is the letter's to say. */
const productOf = ({ product, productName }: Purchase) => (isProduct(product) ? product : productName)

/**
 * Queues the confirmation of an order, with its link; for a store's order, which the store confirms itself, the link
 * and its access code.
 * @param again when the buyer asked for it once more
 */
export async function queueOrder(tx: Tx, purchase: Purchase, { again }: { again?: Date } = {}): Promise<void> {
  const { language, orderId, accessToken, source, customerEmail: to } = purchase
  const product = productOf(purchase)
  const link = localisedUrl(language, paths.access(accessToken))
  const invoice = invoiceLink(purchase.id)
  const about = { to, language, dedupeKey: `order:${purchase.id}${again ? `:${again.toISOString()}` : ''}` }
  if (isStore(source))
    await queueMail(tx, {
      ...about,
      template: 'access-link',
      params: { order: orderId, product, store: STORE_NAMES[source], token: accessToken, link, invoice },
    })
  else
    await queueMail(tx, {
      ...about,
      template: 'order',
      params: { order: orderId, product, amount: formatPrice(purchase.amount), link, invoice },
    })
}

export const giftMailKey = (codeId: string): string => `gift-code:${codeId}`

/** Queues a gift's mails: to the giver at once, to the recipient on the day. */
export async function queueGiftMail(tx: Tx, { code, purchase }: { code: GiftCode; purchase: Purchase }): Promise<void> {
  const { language, orderId, accessToken } = purchase
  const card = localisedUrl(language, paths.giftCard(accessToken))
  const recipient = code.recipientName ?? ''
  await queueMail(tx, {
    template: 'gift-bought',
    to: purchase.customerEmail,
    language,
    dedupeKey: `gift-bought:${purchase.id}`,
    params: {
      order: orderId,
      amount: formatPrice(purchase.amount),
      recipient,
      code: code.code,
      link: card,
      certificate: env().APP_URL + api.giftCertificate(accessToken, language),
      invoice: invoiceLink(purchase.id),
    },
  })
  if (code.recipientEmail === null) return
  await queueMail(tx, {
    template: 'gift-code',
    to: code.recipientEmail,
    language,
    dedupeKey: giftMailKey(code.id),
    ...(code.deliverAt ? { at: code.deliverAt } : {}),
    params: {
      recipient,
      sender: code.senderName ?? '',
      message: code.message ?? '',
      code: code.code,
      card,
      link: localisedUrl(language, paths.createStory({ code: code.code })),
    },
  })
}

export async function queuePaymentFailed(tx: Tx, { id, orderId, language, customerEmail }: Purchase): Promise<void> {
  await queueMail(tx, {
    template: 'payment-failed',
    to: customerEmail,
    language,
    dedupeKey: `payment-failed:${id}`,
    params: { order: orderId, link: localisedUrl(language, paths.purchase) },
  })
}

/** Queues the letter about a refund of ours, with the credit note: once, however often it is recorded. */
export async function queueRefunded(tx: Tx, purchase: Purchase): Promise<void> {
  const { id, orderId, language, customerEmail } = purchase
  await queueMail(tx, {
    template: 'refunded',
    to: customerEmail,
    language,
    dedupeKey: `refunded:${id}`,
    params: {
      order: orderId,
      amount: formatPrice(purchase.amount),
      link: env().APP_URL + api.creditNote(id, { key: invoiceKey(id) }),
    },
  })
}
