import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrdersScreen } from '@/components/admin/orders/orders-screen'
import { PrintStatusForm } from '@/components/admin/orders/print-status-form'
import { PrintList } from '@/components/admin/orders/print-list'
import { PrintPanel } from '@/components/admin/orders/print-panel'
import { PurchaseList } from '@/components/admin/orders/purchase-list'
import { PurchasePanel } from '@/components/admin/orders/purchase-panel'
import { ReleaseForm } from '@/components/admin/orders/release-form'
import { RefundForm } from '@/components/admin/orders/refund-form'
import { numberFormat } from '@/components/admin/use-number-format'
import { ORDER_FILTERS, PRINT_FILTERS, orderFilter, printFilter } from '@/lib/domain/commerce/order-filters'
import type { AdminPage } from '@/lib/http/admin-guard'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { listPurchases } from '@/lib/server/payments/list-purchases'
import { readPurchase } from '@/lib/server/payments/read-purchase'
import { listAllPrintOrders } from '@/lib/server/printing/list-all-print-orders'
import { readPrintOrder } from '@/lib/server/printing/read-print-order'
import { adminPage } from '../../admin-page'
import { updatePrintStatus, refund, release } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders')
  return { title: t('title') }
}

export default adminPage(paths.adminOrders, (page) =>
  page.query['tab'] === 'print' ? printOrders(page) : purchases(page),
)

/** Link to the list with one order open, or none. */
const linkBuilder =
  ({ q, after }: Record<string, string>, tab: string, part: string) =>
  (id?: string) => {
    const params = { tab, part, ...(q ? { q } : {}), ...(after ? { after } : {}), ...(id ? { order: id } : {}) }
    return `${paths.adminOrders}?${new URLSearchParams(params)}`
  }

async function purchases({ viewer, query, locale }: AdminPage) {
  const [t, common] = await Promise.all([getTranslations('orders'), getTranslations('common')])
  const { q: search, after, order: id } = query
  const part = orderFilter.parse(query['part'])
  const [{ purchases: listed, next, cut }, open] = await Promise.all([
    listPurchases(db(), { viewer, part, search, after }),
    id ? readPurchase(db(), { viewer, id }) : null,
  ])
  const at = linkBuilder(query, 'purchases', part)
  const { money } = numberFormat(locale)
  return (
    <OrdersScreen
      tab="purchases"
      part={part}
      search={search}
      after={after}
      next={next}
      cut={cut}
      open={open?.id}
      parts={ORDER_FILTERS.map((value) => ({ value, text: t(value === 'all' ? 'allOrders' : `standing.${value}`) }))}
      list={
        <PurchaseList purchases={listed} open={open?.id} at={at} searched={Boolean(search)} end={next === undefined} />
      }
      panel={
        open && (
          <PurchasePanel
            key={open.id}
            purchase={open}
            closed={at()}
            release={
              open.releasable && (
                <ClientMessages of={['orders']}>
                  <ReleaseForm key={open.id} release={release} id={open.id} noAnswer={common('unreachable')} />
                </ClientMessages>
              )
            }
            refund={
              open.refundable && (
                <ClientMessages of={['orders']}>
                  <RefundForm
                    key={open.id}
                    refund={refund}
                    id={open.id}
                    amount={money(open.amount, open.currency)}
                    name={open.customerName}
                    stories={open.storiesMade}
                    noAnswer={common('unreachable')}
                  />
                </ClientMessages>
              )
            }
          />
        )
      }
    />
  )
}

async function printOrders({ viewer, query }: AdminPage) {
  const [t, common] = await Promise.all([getTranslations('orders'), getTranslations('common')])
  const { q: search, after, order: id } = query
  const part = printFilter.parse(query['part'])
  const at = linkBuilder(query, 'print', part)
  const [{ orders, next, cut }, open] = await Promise.all([
    listAllPrintOrders(db(), { viewer, part, search, after }),
    id ? readPrintOrder(db(), { viewer, id }) : null,
  ])
  return (
    <OrdersScreen
      tab="print"
      part={part}
      search={search}
      after={after}
      next={next}
      cut={cut}
      open={open?.id}
      parts={PRINT_FILTERS.map((value) => ({ value, text: t(value === 'all' ? 'allOrders' : `standing.${value}`) }))}
      list={<PrintList orders={orders} open={open?.id} at={at} searched={Boolean(search)} end={next === undefined} />}
      panel={
        open && (
          <PrintPanel
            key={open.id}
            order={open}
            closed={at()}
            move={
              open.next.length > 0 && (
                <ClientMessages of={['orders']}>
                  <PrintStatusForm
                    key={open.id}
                    move={updatePrintStatus}
                    id={open.id}
                    from={open.status}
                    next={open.next}
                    noAnswer={common('unreachable')}
                  />
                </ClientMessages>
              )
            }
          />
        )
      }
    />
  )
}
