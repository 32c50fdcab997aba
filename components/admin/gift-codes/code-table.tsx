import { useTranslations } from 'next-intl'
import { Address } from '@/components/ui/address'
import { Badge } from '@/components/ui/badge'
import { GIFT_CODE_TYPES } from '@/lib/domain/commerce/gift-code'
import { Link } from '@/lib/i18n/navigation'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { AdminTable } from '../admin-table'
import { codesPath, type CodesQuery, type ListedCode } from './gift-codes'

const LOOKS = { active: 'success', used: 'secondary', expired: 'sun', inactive: 'destructive' } as const

export function CodeStatus({ status }: Pick<ListedCode, 'status'>) {
  const t = useTranslations('giftCodes')
  return <Badge variant={LOOKS[status]}>{t(`statuses.${status}`)}</Badge>
}

/** The types that the specification names have messages; another stored value is shown as it is. */
export function CodeType({ type }: Pick<ListedCode, 'type'>) {
  const t = useTranslations('giftCodes')
  const known = GIFT_CODE_TYPES.find((one) => one === type)
  return known ? t(`types.${known}`) : type
}

export function CodeTable({ codes, query }: { codes: readonly ListedCode[]; query: CodesQuery }) {
  const t = useTranslations('giftCodes')
  return (
    <AdminTable
      caption={t('caption')}
      rows={codes}
      open={query.code}
      empty={<EmptyList>{query.q ? t('noneFound') : t('none')}</EmptyList>}
      columns={[
        {
          key: 'code',
          head: t('code'),
          heads: true,
          cell: ({ id, code }) => (
            <Link
              className={
                'inline-flex min-h-8 items-center font-ui font-heavy tracking-[0.06em] whitespace-nowrap lining-nums ' +
                'tabular-nums'
              }
              href={codesPath({ ...query, code: id })}
              scroll={false}
              prefetch={false}
              aria-current={id === query.code || undefined}
            >
              {code}
            </Link>
          ),
        },
        { key: 'status', head: t('status'), cell: (row) => <CodeStatus {...row} /> },
        { key: 'type', head: t('type'), cell: (row) => <CodeType {...row} /> },
        {
          key: 'recipient',
          head: t('recipient'),
          long: true,
          cell: ({ recipientName, recipientEmail }) =>
            recipientName || recipientEmail ? (
              <>
                {recipientName && <b className="block">{recipientName}</b>}
                {recipientEmail && (
                  <span className="text-ink-soft">
                    <Address>{recipientEmail}</Address>
                  </span>
                )}
              </>
            ) : (
              '–'
            ),
        },
        {
          key: 'used',
          head: t('used'),
          figures: true,
          cell: ({ usageCount, usageLimit }) => t('usedOf', { count: usageCount, limit: usageLimit }),
        },
        {
          key: 'until',
          head: t('until'),
          figures: true,
          cell: ({ expiresAt }) => (expiresAt ? <DateTime at={expiresAt} /> : '–'),
        },
      ]}
    />
  )
}
