import { z } from 'zod'
import { invoicePaper } from '@/app/papers/invoice-paper'
import { paperResponse } from '@/app/papers/paper-response'
import { INVOICE_SERIES } from '@/lib/domain/commerce/invoice'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { issueInvoice } from '@/lib/server/invoices/issue-invoice'

/** Of a letter's link. */
const query = z.object({ key: z.string().max(100).optional() })

/** The invoice (or receipt) or the credit note of a purchase or a print order, as a PDF in the buyer's language. */
export const GET = route({ query, limit: 'documents' }, async ({ request, params, query, viewer, db, address }) => {
  const series = INVOICE_SERIES.find((one) => one === params['paper'])
  if (!series) throw new AppError('not_found')
  const { BUSINESS_NAME: name, BUSINESS_ABN: abn = null, BUSINESS_ADDRESS: seat = '' } = env()
  const issued = await issueInvoice(db, {
    viewer,
    id: params['id'] ?? '',
    key: query.key ?? null,
    series,
    seller: { name, abn, address: seat },
    now: new Date(),
  })
  const invoice = await invoicePaper(issued)
  return paperResponse({ kind: 'invoice', invoice }, { request, address, fileName: `Wagtale_${issued.number}.pdf` })
})
