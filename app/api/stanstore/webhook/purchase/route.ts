import { stanstoreOrder } from '@/lib/domain/commerce/store-order'
import { AppError } from '@/lib/domain/errors'
import { parseJson } from '@/lib/http/read-body'
import { invalid } from '@/lib/http/errors'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { isSignatureValid } from '@/lib/platform/signature'
import { refuseStoreOrder, recordStoreOrder } from '@/lib/server/payments/record-store-order'

export const POST = route({ raw: true }, async ({ request, bytes, db }) => {
  const { STANSTORE_WEBHOOK_SECRET: secret } = env()
  if (secret === undefined) throw new AppError('not_found')
  if (!isSignatureValid(bytes, request.headers.get('x-stanstore-signature'), secret, 'hex'))
    throw new AppError('bad_signature')
  const order = stanstoreOrder.safeParse(parseJson(bytes))
  if (!order.success) throw invalid(order.error)
  if (order.data === null) throw refuseStoreOrder('stanstore')
  await recordStoreOrder(db, { store: 'stanstore', order: order.data, now: new Date() })
  return { received: true }
})
