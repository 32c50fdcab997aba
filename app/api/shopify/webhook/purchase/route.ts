import { shopifyOrder } from '@/lib/domain/commerce/store-order'
import { AppError } from '@/lib/domain/errors'
import { parseJson } from '@/lib/http/read-body'
import { invalid } from '@/lib/http/errors'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { isSignatureValid } from '@/lib/platform/signature'
import { revokeStoreOrder } from '@/lib/server/payments/revoke-store-order'
import { recordStoreOrder } from '@/lib/server/payments/record-store-order'
import { receivePrintPayment } from '@/lib/server/printing/receive-print-payment'

const MAX_BYTES = 1_000_000
/** Values of `financial_status` of a refunded order. */
const REFUNDED_STATUSES = new Set(['refunded', 'voided'])

/** Paid, cancelled and refunded orders; topic and order tell which. */
export const POST = route({ raw: true, maxBytes: MAX_BYTES }, async ({ request, bytes, db }) => {
  const { SHOPIFY_WEBHOOK_SECRET: secret } = env()
  if (secret === undefined) throw new AppError('not_found')
  if (!isSignatureValid(bytes, request.headers.get('x-shopify-hmac-sha256'), secret, 'base64'))
    throw new AppError('bad_signature')
  const orders = shopifyOrder.safeParse(parseJson(bytes))
  if (!orders.success) throw invalid(orders.error)
  const { lines, printed, financialStatus } = orders.data
  const now = new Date()
  if (request.headers.get('x-shopify-topic') === 'orders/cancelled' || REFUNDED_STATUSES.has(financialStatus)) {
    await revokeStoreOrder(db, { store: 'shopify', lines, now })
    if (printed) await receivePrintPayment(db, { payment: printed, refunded: true, now })
  } else if (financialStatus === 'paid') {
    for (const order of lines) await recordStoreOrder(db, { store: 'shopify', order, now })
    if (printed) await receivePrintPayment(db, { payment: printed, refunded: false, now })
  }
  return { received: true }
})
