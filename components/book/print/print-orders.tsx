import { useLocale, useTranslations } from 'next-intl'
import { PRINT_STATUSES, type PrintStatus } from '@/lib/domain/commerce/print-order'
import { dateLocale } from '@/lib/i18n/locales'

export interface PrintOrderRow {
  id: string
  productType: string
  quantity: number
  status: string
  trackingNumber: string | null
  estimatedDelivery: Date | null
  createdAt: Date
}

const isStatus = (status: string): status is PrintStatus => PRINT_STATUSES.some((one) => one === status)

/** What was ordered on paper, and where it is. Shown to the owner alone. */
export function PrintOrders({ orders }: { orders: readonly PrintOrderRow[] }) {
  const t = useTranslations('printOrder')
  const { format: day } = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeZone: 'UTC' })
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="print-orders">
      <h2 id="print-orders" className="mb-s3 text-d-m">
        {t('orders')}
      </h2>
      <ul className="grid gap-s3">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap gap-x-4.5 gap-y-1 border-b border-paper-edge pb-s3">
            <b>
              {t(order.productType === 'softcover_book' ? 'softcover' : 'hardcover')}
              {order.quantity > 1 ? ` × ${order.quantity}` : ''}
            </b>
            <span>{day(order.createdAt)}</span>
            <span>{t(`status.${isStatus(order.status) ? order.status : 'pending'}`)}</span>
            {order.trackingNumber !== null && <span>{t('tracking', { number: order.trackingNumber })}</span>}
            {order.estimatedDelivery !== null && order.status !== 'delivered' && (
              <span>{t('expected', { date: day(order.estimatedDelivery) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
