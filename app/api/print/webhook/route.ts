import { printUpdate } from '@/lib/domain/commerce/print-order'
import { AppError } from '@/lib/domain/errors'
import { parseJson } from '@/lib/http/read-body'
import { invalid } from '@/lib/http/errors'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { isSignatureValid } from '@/lib/platform/signature'
import { receivePrintUpdate } from '@/lib/server/printing/receive-print-update'

export const POST = route({ raw: true }, async ({ request, bytes, db }) => {
  const { PRINT_WEBHOOK_SECRET: secret } = env()
  if (secret === undefined) throw new AppError('not_found')
  if (!isSignatureValid(bytes, request.headers.get('x-print-signature'), secret, 'hex'))
    throw new AppError('bad_signature')
  const update = printUpdate.safeParse(parseJson(bytes))
  if (!update.success) throw invalid(update.error)
  await receivePrintUpdate(db, { update: update.data, now: new Date() })
  return { received: true }
})
