import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Totals } from '@/lib/domain/admin/dashboard-stats'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { useNumberFormat } from '../use-number-format'

const HOME = 'AUD'
/** Characters that fit on a card in the large size. */
const LARGE_AT_MOST = 7
const isLong = ({ value }: { value: string }) => value.length > LARGE_AT_MOST

/** The shop's totals; each links to its list. */
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
      more: t('stats.used', {
        used: count(figures.giftCodesUsed),
        unused: count(figures.totalGiftCodes - figures.giftCodesUsed),
      }),
    },
  ] as const
  return (
    <dl
      className={
        'grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-3.5 table:max-[1073px]:grid-cols-6 ' +
        'max-sm:grid-cols-2 max-sm:gap-2.5'
      }
    >
      {cards.map((card, i) => {
        const long = isLong(card)
        // In two columns, the last card would leave a hole after a long one, which takes a whole row.
        const previous = i === cards.length - 1 ? cards[i - 1] : undefined
        const wide = card.key === 'pending' || long || (previous !== undefined && isLong(previous))
        return (
          <div
            key={card.key}
            className={cn(
              'grid content-start gap-0.5 px-5 pt-4 pb-4.5 shadow-1 max-sm:px-3.5 max-sm:pt-3 max-sm:pb-3.5',
              // The first card asks for something to be done.
              card.key === 'pending' ? 'border-s-8 border-sun bg-sun-pale' : 'bg-card',
              wide && 'max-sm:col-span-full',
              i < 2 ? 'table:max-[1073px]:col-span-3' : 'table:max-[1073px]:col-span-2',
            )}
          >
            <dt className="font-bold text-ink-soft">
              {'href' in card ? <Link href={card.href}>{t(`stats.${card.key}`)}</Link> : t(`stats.${card.key}`)}
            </dt>
            <dd
              className={cn(
                'font-display font-bold wrap-anywhere lining-nums max-sm:text-[1.6rem]! max-sm:leading-[1.15]!',
                long ? 'text-[1.5rem] leading-[1.63]' : 'text-[2.125rem] leading-[1.15]',
              )}
            >
              {card.value}
            </dd>
            {'more' in card && card.more !== undefined && <dd className="text-xs text-ink-soft">{card.more}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
