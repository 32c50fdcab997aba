import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DescriptionList } from '../facts'
import { DateTime } from '../date-time'
import { PanelHead } from '../panel-head'
import { panelVariants } from '../panel-variants'
import { useNumberFormat } from '../use-number-format'
import { OrderSteps } from '@/components/ui/order-steps'
import { printSteps } from '@/lib/domain/commerce/print-steps'
import { OrderBadge } from './order-badge'

interface PrintPanelProps {
  order: {
    id: string
    storyId: string | null
    storyTitle: string | null
    productName: string
    quantity: number
    size: string | null
    totalPrice: number
    currency: string
    status: string
    trackingNumber: string | null
    printerId: string | null
    estimatedDelivery: Date | null
    actualDelivery: Date | null
    startedAt: Date | null
    shippedAt: Date | null
    surcharge: number
    postage: number | null
    country: string | null
    createdAt: Date
    payments: readonly {
      orderNumber: string
      amount: number
      currency: string
      createdAt: Date
      refundedAt: Date | null
    }[]
    address: {
      name: string
      line1: string
      line2?: string | undefined
      city: string
      region?: string | undefined
      postcode?: string | undefined
      country: string
      phone?: string | undefined
    } | null
  }
  /** The page's address without the panel. */
  closed: string
  /** The form that changes its status, if it can change. */
  move: ReactNode
}

export function PrintPanel({ order, closed, move }: PrintPanelProps) {
  const t = useTranslations('orders')
  const common = useTranslations('common')
  const { money, fullDate } = useNumberFormat()
  const { address } = order
  const paidAt = order.payments.find(({ refundedAt }) => refundedAt === null)?.createdAt ?? null
  const steps = printSteps({ ...order, paidAt })
  const lines =
    address &&
    [
      address.name,
      address.line1,
      address.line2,
      [address.postcode, address.city, address.region].filter(Boolean).join(' '),
      address.country,
      address.phone,
    ]
      .filter(Boolean)
      .join('\n')
  return (
    <section id="order" className={panelVariants({ variant: 'detail' })} aria-labelledby="order-title">
      <PanelHead id="order-title" closed={closed} closeLabel={common('close')}>
        {t('copies', { count: order.quantity, product: order.productName })}
      </PanelHead>
      <div>
        <OrderBadge standing={order.status} />
      </div>
      {steps && (
        <OrderSteps
          steps={steps}
          label={t('status')}
          nameOf={(step) => t(step === 'ordered' ? 'ordered' : `standing.${step}`)}
          day={fullDate}
        />
      )}
      <DescriptionList
        facts={[
          [
            t('story'),
            order.storyId && <Link href={paths.story(order.storyId)}>{order.storyTitle || order.storyId}</Link>,
          ],
          [t('amount'), money(order.totalPrice, order.currency)],
          [t('surcharge'), order.surcharge > 0 && money(order.surcharge, order.currency)],
          [t('postage'), order.postage !== null && money(order.postage, order.currency)],
          [t('quotedFor'), order.country],
          [t('size'), order.size],
          [t('address'), lines && <span className="whitespace-pre-line">{lines}</span>],
          [
            t('printPayments'),
            order.payments.length > 0 &&
              order.payments
                .map(({ orderNumber, amount, currency, refundedAt }) =>
                  t('printPayment', {
                    number: orderNumber,
                    amount: money(amount, currency),
                    refunded: refundedAt === null ? 'no' : 'yes',
                  }),
                )
                .join('\n'),
          ],
          [t('number'), <code key="number">{order.id}</code>],
          [t('printerId'), order.printerId && <code>{order.printerId}</code>],
          [t('tracking'), order.trackingNumber && <code>{order.trackingNumber}</code>],
          [t('ordered'), <DateTime key="ordered" at={order.createdAt} />],
          [t('expected'), order.estimatedDelivery && fullDate(order.estimatedDelivery)],
          [t('delivered'), order.actualDelivery && <DateTime at={order.actualDelivery} />],
        ]}
      />
      {order.status === 'held' && <p>{t('printHeld')}</p>}
      {move}
      <Link
        className="text-link"
        href={`${paths.adminAudit}?${new URLSearchParams({ type: 'print_order', id: order.id })}`}
      >
        {t('history')}
      </Link>
    </section>
  )
}
