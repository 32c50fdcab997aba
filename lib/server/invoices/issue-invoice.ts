import {
  invoice,
  makeCreditNote,
  makeInvoice,
  type Invoice,
  type InvoiceSeries,
  type Seller,
} from '@/lib/domain/commerce/invoice'
import { AppError } from '@/lib/domain/errors'
import type { Db, Tx } from '@/lib/platform/db/client'
import { findInvoicedOrder, type InvoiceAccess } from './find-invoiced-order'

interface Request extends InvoiceAccess {
  series: InvoiceSeries
  seller: Seller
  now: Date
}

/**
 * The invoice (or receipt) or the credit note of a paid order. It is issued when it is first asked for and then stays
 * as it is, whatever becomes of the seller's settings.
 * @throws not_found for an order that isn't the viewer's, isn't paid, or, for a credit note, isn't refunded
 */
export async function issueInvoice(db: Db, { series, seller, now, ...access }: Request): Promise<Invoice> {
  const order = await findInvoicedOrder(db, access)
  if (!order) throw new AppError('not_found')
  const stored = await readIssued(db, access.id, series)
  if (stored) return stored
  return db.$transaction(async (tx) => {
    // Numbers have no gaps: one is issued at a time, and a transaction that fails takes its number back.
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended('invoices', 0))`
    const first = await issueOnce(tx, access.id, 'invoice', now, (number) =>
      makeInvoice(order, { number, seller, now }),
    )
    if (series === 'invoice') return first
    const { refundedAt } = order
    if (refundedAt === null) throw new AppError('not_found')
    return issueOnce(tx, access.id, 'credit-note', now, (number) => makeCreditNote(first, { number, refundedAt, now }))
  })
}

async function readIssued(db: Db | Tx, orderId: string, series: InvoiceSeries): Promise<Invoice | null> {
  const row = await db.invoice.findUnique({ where: { orderId_series: { orderId, series } } })
  return row && invoice.parse(row.content)
}

async function issueOnce(
  tx: Tx,
  orderId: string,
  series: InvoiceSeries,
  now: Date,
  make: (number: number) => Invoice,
): Promise<Invoice> {
  const stored = await readIssued(tx, orderId, series)
  if (stored) return stored
  const last = await tx.invoice.aggregate({ where: { series }, _max: { number: true } })
  const number = (last._max.number ?? 0) + 1
  const content = make(number)
  await tx.invoice.create({ data: { series, number, orderId, content, issuedAt: now } })
  return content
}
