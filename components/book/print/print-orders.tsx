import { useLocale, useTranslations } from 'next-intl'
import { Price } from '@/components/site/price'
import { PRINT_STATUSES, type PrintStatus } from '@/lib/domain/commerce/print-order'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { dateLocale } from '@/lib/i18n/locales'
import { api } from '@/lib/paths'
import { printSteps } from '@/lib/domain/commerce/print-steps'
import { OrderSteps } from '@/components/ui/order-steps'
import { PrintOrderActions } from './print-order-actions'

export interface PrintOrderRow {
  id: string
  productType: string
  quantity: number
  totalPrice: number
  status: string
  trackingNumber: string | null
  estimatedDelivery: Date | null
  startedAt: Date | null
  shippedAt: Date | null
  actualDelivery: Date | null
  payments: readonly { createdAt: Date }[]
  createdAt: Date
  /** The store's page, for an order that isn't paid; null while no store is set up. */
  payAt: string | null
}

const PAID: readonly string[] = ['paid', 'in_production', 'shipped', 'delivered'] satisfies PrintStatus[]
const isStatus = (status: string): status is PrintStatus => PRINT_STATUSES.some((one) => one === status)

/** What was ordered on paper, and where it is. Shown to the owner alone. */
export function PrintOrders({ storyId, orders }: { storyId: string; orders: readonly PrintOrderRow[] }) {
  const [t, papers] = [useTranslations('printOrder'), useTranslations('myStories.papers')]
  const { format: day } = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeZone: 'UTC' })
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="print-orders">
      <h2 id="print-orders" className="mb-s3 text-d-m">
        {t('orders')}
      </h2>
      <ul className="grid gap-s3">
        {orders.map((order) => {
          const steps = printSteps({ ...order, paidAt: order.payments[0]?.createdAt ?? null })
          return (
            <li
              key={order.id}
              className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1 border-b border-paper-edge pb-s3"
            >
              <b>
                {t(order.productType === 'softcover_book' ? 'softcover' : 'hardcover')}
                {order.quantity > 1 ? ` × ${order.quantity}` : ''}
              </b>
              <Price cents={order.totalPrice} />
              <span>{day(order.createdAt)}</span>
              {(steps === null || order.status === 'pending') && (
                <span>{t(`status.${isStatus(order.status) ? order.status : 'pending'}`)}</span>
              )}
              {steps && (
                <OrderSteps steps={steps} label={t('steps.label')} nameOf={(step) => t(`steps.${step}`)} day={day} />
              )}
              {order.trackingNumber !== null && <span>{t('tracking', { number: order.trackingNumber })}</span>}
              {order.estimatedDelivery !== null && order.status !== 'delivered' && (
                <span>{t('expected', { date: day(order.estimatedDelivery) })}</span>
              )}
              <small className="text-ink-soft">{t('number', { number: order.id.slice(-8) })}</small>
              {PAID.includes(order.status) && (
                <a className="text-link" href={api.invoice(order.id)}>
                  {papers('invoice')}
                </a>
              )}
              {order.status === 'pending' && (
                <ClientMessages of={['printOrder']}>
                  <PrintOrderActions storyId={storyId} id={order.id} payAt={order.payAt} />
                </ClientMessages>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
