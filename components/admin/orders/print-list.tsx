import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { Moment } from '../date-time'
import { Nothing } from '../empty-list'
import { StaffTable } from '../admin-table'
import { useFigures } from '../use-number-format'
import { OrderFlag } from './order-badge'

interface Listed {
  id: string
  productName: string
  quantity: number
  totalPrice: number
  currency: string
  status: string
  trackingNumber: string | null
  createdAt: Date
}

/** @param at the address at which an order is open; `end`: nothing older follows */
export function PrintList({
  orders,
  open,
  at,
  searched,
  end,
}: {
  orders: readonly Listed[]
  open: string | undefined
  at: (id: string) => string
  searched: boolean
  end: boolean
}) {
  const t = useTranslations('orders')
  const staff = useTranslations('staff')
  const { money } = useFigures()
  return (
    <StaffTable
      caption={t('tabs.print')}
      rows={orders}
      open={open}
      empty={<Nothing>{end ? t(searched ? 'notFound' : 'none.print') : staff('noneHere')}</Nothing>}
      columns={[
        {
          key: 'order',
          head: t('order'),
          heads: true,
          cell: (row) => (
            <>
              <Link
                className="order-number"
                href={at(row.id)}
                scroll={false}
                prefetch={false}
                aria-current={row.id === open || undefined}
              >
                {t('copies', { count: row.quantity, product: row.productName })}
              </Link>
              <code className="staff-quiet">{row.id.slice(-8)}</code>
            </>
          ),
        },
        { key: 'amount', head: t('amount'), figures: true, cell: (row) => money(row.totalPrice, row.currency) },
        { key: 'state', head: t('status'), cell: (row) => <OrderFlag standing={row.status} /> },
        { key: 'tracking', head: t('tracking'), long: true, cell: (row) => row.trackingNumber },
        { key: 'when', head: staff('audit.when'), figures: true, cell: (row) => <Moment at={row.createdAt} /> },
      ]}
    />
  )
}
