// What stores, printer and card provider tell the shop, signed as they sign.
import { createHmac } from 'node:crypto'

export const SECRETS = { stanstore: 'stan secret', shopify: 'shopify secret', print: 'print secret' }

interface Webhook {
  path: string
  raw: string
  headers: Record<string, string>
}
const sign = (raw: string, secret: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', secret).update(raw).digest(encoding)

/** An order of the commerce store. */
export function storeOrder(topic: 'orders/paid' | 'orders/updated' | 'orders/cancelled', order: object): Webhook {
  const raw = JSON.stringify(order)
  return {
    path: '/api/shopify/webhook/purchase',
    raw,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': sign(raw, SECRETS.shopify, 'base64'),
    },
  }
}

export function printerUpdate(update: object): Webhook {
  const raw = JSON.stringify(update)
  return {
    path: '/api/print/webhook',
    raw,
    headers: { 'content-type': 'application/json', 'x-print-signature': sign(raw, SECRETS.print, 'hex') },
  }
}

export const cardEvent = ({ body, signature }: { body: string; signature: string }): Webhook => ({
  path: '/api/stripe/webhook',
  raw: body,
  headers: { 'content-type': 'application/json', 'stripe-signature': signature },
})
