import type { ShownOrder } from '@/components/my-stories/paid-orders'
import { formatMoney, isInvoicedProduct } from '@/lib/domain/commerce/invoice'
import type { Language } from '@/lib/domain/languages'
import { loadPaperWords } from '@/lib/i18n/paper-messages'
import { api } from '@/lib/paths'
import type { PaidOrder } from '@/lib/server/invoices/list-paid-orders'

/** Paid orders for the shelf, in its language. */
export async function shownOrders(orders: readonly PaidOrder[], language: Language): Promise<ShownOrder[]> {
  const t = await loadPaperWords(language)
  return orders.map(({ id, product, paidAt, amount, currency, refunded, gift }) => ({
    id,
    product: isInvoicedProduct(product) ? t(`invoice.product.${product}`) : product,
    paidAt,
    amount: formatMoney(amount, currency, language),
    papers: [
      { kind: 'invoice', href: api.invoice(id) },
      ...(refunded ? [{ kind: 'creditNote', href: api.creditNote(id) } as const] : []),
      ...(gift === null ? [] : [{ kind: 'certificate', href: api.giftCertificate(gift, language) } as const]),
    ],
  }))
}
