import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { AdminTable } from '../admin-table'
import { useNumberFormat } from '../use-number-format'
import { OrderBadge } from './order-badge'

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

/** @param at the address of the page with this order open; `end`: this is the last page */
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
  const admin = useTranslations('admin')
  const { money } = useNumberFormat()
  return (
    <AdminTable
      caption={t('tabs.print')}
      rows={orders}
      open={open}
      empty={<EmptyList>{end ? t(searched ? 'notFound' : 'none.print') : admin('noneHere')}</EmptyList>}
      columns={[
        {
          key: 'order',
          head: t('order'),
          heads: true,
          cell: (row) => (
            <>
              <Link
                className="block min-h-6 min-w-[12ch] font-heavy"
                href={at(row.id)}
                scroll={false}
                prefetch={false}
                aria-current={row.id === open || undefined}
              >
                {t('copies', { count: row.quantity, product: row.productName })}
              </Link>
              <code className="text-ink-soft">{row.id.slice(-8)}</code>
            </>
          ),
        },
        { key: 'amount', head: t('amount'), figures: true, cell: (row) => money(row.totalPrice, row.currency) },
        { key: 'state', head: t('status'), cell: (row) => <OrderBadge standing={row.status} /> },
        { key: 'tracking', head: t('tracking'), long: true, cell: (row) => row.trackingNumber },
        { key: 'when', head: admin('audit.when'), figures: true, cell: (row) => <DateTime at={row.createdAt} /> },
      ]}
    />
  )
}
