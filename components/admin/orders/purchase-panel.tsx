import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Address } from '@/components/ui/address'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DescriptionList } from '../facts'
import { DateTime } from '../date-time'
import { PanelHead } from '../panel-head'
import { panelVariants } from '../panel-variants'
import { useNumberFormat } from '../use-number-format'
import { OrderBadge, orderStatus } from './order-badge'
import { soldBy } from './sold-by'

interface PurchasePanelProps {
  purchase: {
    id: string
    orderId: string
    customerName: string
    customerEmail: string
    country: string | null
    productName: string
    amount: number
    currency: string
    source: string
    status: string
    createdAt: Date
    completedAt: Date | null
    refundedAt: Date | null
    paymentId: string | null
    credits: number
    storiesMade: number
    gift: { code: string; recipient: string | null; deliverAt: Date | null } | null
    refundable: boolean
  }
  /** The page's address without the panel. */
  closed: string
  /** The refund form, if it can be refunded here. */
  refund: ReactNode
  /** The form that releases it, if it is held. */
  release: ReactNode
}

export function PurchasePanel({ purchase, closed, refund, release }: PurchasePanelProps) {
  const t = useTranslations('orders')
  const common = useTranslations('common')
  const { money, fullDate } = useNumberFormat()
  const { gift } = purchase
  const fromStore = purchase.source !== 'stripe' && purchase.status === 'completed' && purchase.refundedAt === null
  return (
    <section id="order" className={panelVariants({ variant: 'detail' })} aria-labelledby="order-title">
      <PanelHead id="order-title" closed={closed} closeLabel={common('close')}>
        {purchase.orderId}
      </PanelHead>
      <div>
        <OrderBadge standing={orderStatus(purchase)} />
      </div>
      <DescriptionList
        facts={[
          [t('product'), purchase.productName],
          [t('amount'), money(purchase.amount, purchase.currency)],
          [
            t('buyer'),
            <>
              {purchase.customerName}
              <br />
              <a href={`mailto:${purchase.customerEmail}`}>
                <Address>{purchase.customerEmail}</Address>
              </a>
            </>,
          ],
          [t('country'), purchase.country],
          [t('by'), soldBy(purchase.source)],
          [t('paymentId'), purchase.paymentId && <code>{purchase.paymentId}</code>],
          [t('ordered'), <DateTime key="ordered" at={purchase.createdAt} />],
          [t('paid'), purchase.completedAt && <DateTime at={purchase.completedAt} />],
          [t('refunded'), purchase.refundedAt && <DateTime at={purchase.refundedAt} />],
          [
            t('used'),
            purchase.credits > 0 ? t('usedOf', { used: purchase.storiesMade, credits: purchase.credits }) : null,
          ],
          [
            t('gift'),
            gift && (
              <>
                <code>{gift.code}</code>
                {gift.recipient && (
                  <>
                    , <Address>{gift.recipient}</Address>
                  </>
                )}
                {gift.deliverAt && `, ${fullDate(gift.deliverAt)}`}
              </>
            ),
          ],
        ]}
      />
      {release}
      {refund}
      {fromStore && <p className="text-ink-soft">{t('inStore')}</p>}
      <Link
        className="text-link"
        href={`${paths.adminAudit}?${new URLSearchParams({ type: 'purchase', id: purchase.id })}`}
      >
        {t('history')}
      </Link>
    </section>
  )
}
