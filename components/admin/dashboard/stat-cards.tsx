import { useTranslations } from 'next-intl'
import type { Totals } from '@/lib/domain/admin/dashboard-stats'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { useNumberFormat } from '../use-number-format'

const HOME = 'AUD'
/** Signs that fit in the big type. */
const LONG = 8

/** The figures of the shop; each leads to where it comes from. */
export function StatCards({ figures }: { figures: Totals }) {
  const t = useTranslations('dashboard')
  const { count, money, list } = useNumberFormat()
  const abroad = Object.entries(figures.revenue)
    .filter(([currency]) => currency !== HOME)
    .map(([currency, sum]) => money(sum, currency))
  const cards = [
    { key: 'pending', value: count(figures.pendingApprovals), href: paths.adminApproval },
    {
      key: 'stories',
      value: count(figures.totalStories),
      href: `${paths.adminApproval}?tab=all`,
      more: t('stats.week', { count: figures.storiesThisWeek }),
    },
    { key: 'users', value: count(figures.totalUsers) },
    {
      key: 'revenue',
      value: money(figures.totalRevenue),
      href: paths.adminOrders,
      more: abroad.length > 0 ? t('stats.abroad', { amounts: list(abroad) }) : undefined,
    },
    {
      key: 'codes',
      value: count(figures.totalGiftCodes),
      href: paths.adminGiftCodes,
      more: t('stats.used', { count: figures.giftCodesUsed }),
    },
  ] as const
  return (
    <dl className="stats">
      {cards.map((card) => (
        <div key={card.key} className="stat" data-stat={card.key}>
          <dt>{'href' in card ? <Link href={card.href}>{t(`stats.${card.key}`)}</Link> : t(`stats.${card.key}`)}</dt>
          <dd className="stat-figure" data-long={card.value.length > LONG || undefined}>
            {card.value}
          </dd>
          {'more' in card && card.more !== undefined && <dd className="stat-more">{card.more}</dd>}
        </div>
      ))}
    </dl>
  )
}
