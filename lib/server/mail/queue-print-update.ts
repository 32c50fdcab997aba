import type { PrintStatus } from '@/lib/domain/commerce/print-order'
import { api, paths } from '@/lib/paths'
import { env } from '@/lib/platform/env'
import type { Tx } from '@/lib/platform/db/client'
import { invoiceKey } from '@/lib/server/invoices/invoice-key'
import { localisedUrl } from './localised-url'
import { queueMail } from './queue-mail'

const TEMPLATES = {
  in_production: 'print-started',
  shipped: 'print-shipped',
  delivered: 'print-delivered',
  cancelled: 'print-cancelled',
} as const

/**
 * Queues the mail of a print order that came to `status`: once per status, to whoever had the book made. The store
 * writes of payments. An erased
 * book sends none.
 */
export async function queuePrintUpdate(tx: Tx, { id, status }: { id: string; status: PrintStatus }): Promise<void> {
  if (status === 'pending' || status === 'held' || status === 'paid') return
  const order = await tx.printOrder.findUniqueOrThrow({
    where: { id },
    select: {
      quantity: true,
      trackingNumber: true,
      payments: { where: { refundedAt: null }, select: { storeOrderId: true }, take: 1 },
      story: { select: { id: true, title: true, email: true, language: true } },
    },
  })
  const { story } = order
  if (!story?.email) return
  await queueMail(tx, {
    template: TEMPLATES[status],
    to: story.email,
    language: story.language,
    dedupeKey: `print-order:${id}:${status}`,
    params: {
      title: story.title,
      copies: String(order.quantity),
      tracking: order.trackingNumber ?? '',
      link: localisedUrl(story.language, paths.printOrder(story.id)),
      invoice: order.payments.length === 0 ? '' : env().APP_URL + api.invoice(id, { key: invoiceKey(id) }),
    },
  })
}
