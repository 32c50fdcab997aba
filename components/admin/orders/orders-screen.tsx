import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Select } from '@/components/ui/select'
import { Field } from '@/components/ui/field'
import { paths } from '@/lib/paths'
import { AdminFilter } from '../admin-filter'
import { AdminPager } from '../admin-pager'
import { ListDetail } from '../list-detail'
import { AdminTabs } from '../admin-tabs'
import { AdminHeader } from '../admin-header'

export type OrdersTab = 'purchases' | 'print'
interface OrdersScreenProps {
  tab: OrdersTab
  /** The filters that the list offers, and the current one. */
  parts: readonly { value: string; text: string }[]
  part: string
  search: string | undefined
  after: string | undefined
  next: string | undefined
  /** The search text begins more words than the server searched for. */
  cut: boolean | undefined
  list: ReactNode
  /** The details of the open order, and its id. */
  panel: ReactNode
  open: string | undefined
}

/** Purchases, and print orders: the same page, two lists. */
export function OrdersScreen({ tab, parts, part, search, after, next, cut, list, panel, open }: OrdersScreenProps) {
  const t = useTranslations('orders')
  const query = { tab, part, q: search }
  return (
    <>
      <AdminHeader title={t('title')}>
        <AdminTabs
          label={t('tabs.label')}
          tabs={(['purchases', 'print'] as const).map((one) => ({
            href: `${paths.adminOrders}?tab=${one}`,
            label: t(`tabs.${one}`),
            current: one === tab,
          }))}
        />
        <AdminFilter
          path={paths.adminOrders}
          keep={{ tab }}
          search={{ value: search, label: t(`search.${tab}`), placeholder: t(`search.${tab}`), cut }}
        >
          <Field label={t('status')} labelHidden>
            <Select key={`${tab} ${part}`} name="part" defaultValue={part}>
              {parts.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        </AdminFilter>
      </AdminHeader>
      <ListDetail open={open} panel={panel}>
        {list}
        <AdminPager path={paths.adminOrders} query={query} after={after} next={next} />
      </ListDetail>
    </>
  )
}
