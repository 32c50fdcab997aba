import { useTranslations } from 'next-intl'
import { Address } from '@/components/ui/address'
import { Link } from '@/lib/i18n/navigation'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { AdminTable } from '../admin-table'
import { useNumberFormat } from '../use-number-format'
import { OrderBadge, orderStatus } from './order-badge'
import { soldBy } from './sold-by'

interface Listed {
  id: string
  orderId: string
  customerName: string
  customerEmail: string
  productName: string
  amount: number
  currency: string
  source: string
  status: string
  createdAt: Date
  refundedAt: Date | null
}

/** @param at the address of the page with this order open; `end`: this is the last page */
export function PurchaseList({
  purchases,
  open,
  at,
  searched,
  end,
}: {
  purchases: readonly Listed[]
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
      caption={t('tabs.purchases')}
      rows={purchases}
      open={open}
      empty={<EmptyList>{end ? t(searched ? 'notFound' : 'none.purchases') : admin('noneHere')}</EmptyList>}
      columns={[
        {
          key: 'order',
          head: t('order'),
          heads: true,
          cell: (row) => (
            <>
              <Link
                className="block min-h-6 min-w-[15ch] font-heavy"
                href={at(row.id)}
                scroll={false}
                prefetch={false}
                aria-current={row.id === open || undefined}
              >
                {row.orderId}
              </Link>
              <span className="text-ink-soft">{row.productName}</span>
            </>
          ),
        },
        {
          key: 'buyer',
          head: t('buyer'),
          heads: true,
          cell: (row) => (
            <>
              {row.customerName}
              <br />
              <span className="text-ink-soft">
                <Address>{row.customerEmail}</Address>
              </span>
            </>
          ),
        },
        { key: 'amount', head: t('amount'), figures: true, cell: (row) => money(row.amount, row.currency) },
        { key: 'by', head: t('by'), figures: true, cell: (row) => soldBy(row.source) },
        { key: 'state', head: t('status'), cell: (row) => <OrderBadge standing={orderStatus(row)} /> },
        { key: 'when', head: admin('audit.when'), figures: true, cell: (row) => <DateTime at={row.createdAt} /> },
      ]}
    />
  )
}
