import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { GIFT_CODE_TYPES } from '@/lib/domain/commerce/gift-code'
import { Link } from '@/lib/i18n/navigation'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { AdminTable } from '../admin-table'
import { codesPath, type CodesQuery, type ListedCode } from './gift-codes'

const LOOKS = { active: 'staff-flag-good', used: '', expired: 'staff-flag-wait', inactive: 'staff-flag-bad' } as const

export function CodeStatus({ status }: Pick<ListedCode, 'status'>) {
  const t = useTranslations('giftCodes')
  return <span className={cn('staff-flag', LOOKS[status])}>{t(`statuses.${status}`)}</span>
}

/** The types that the specification names have words; whatever else is stored stands as it is. */
export function CodeType({ type }: Pick<ListedCode, 'type'>) {
  const t = useTranslations('giftCodes')
  const known = GIFT_CODE_TYPES.find((one) => one === type)
  return known ? t(`types.${known}`) : type
}

export function CodeTable({ codes, asked }: { codes: readonly ListedCode[]; asked: CodesQuery }) {
  const t = useTranslations('giftCodes')
  return (
    <AdminTable
      caption={t('caption')}
      rows={codes}
      open={asked.code}
      empty={<EmptyList>{asked.q ? t('noneFound') : t('none')}</EmptyList>}
      columns={[
        {
          key: 'code',
          head: t('code'),
          heads: true,
          cell: ({ id, code }) => (
            <Link
              className="code-link"
              href={codesPath({ ...asked, code: id })}
              scroll={false}
              prefetch={false}
              aria-current={id === asked.code || undefined}
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
                <span className="staff-quiet">{recipientEmail}</span>
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
