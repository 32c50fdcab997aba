import { useTranslations } from 'next-intl'
import { Address } from '@/components/ui/address'
import { Badge } from '@/components/ui/badge'
import type { BetaExpiry } from '@/lib/domain/commerce/beta-tester'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { AdminTable } from '../admin-table'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { MailAgainButton, type MailAgain } from './mail-again-button'

export interface TesterRow {
  id: string
  code: string
  recipientName: string | null
  recipientEmail: string | null
  notes: string | null
  usageCount: number
  usageLimit: number
  status: 'active' | 'pending'
  expiry: BetaExpiry
  expiresAt: Date | null
  letters: readonly { at: Date; sentAt: Date | null }[]
  /** Whether the code can still be used, and so be mailed. */
  usable: boolean
}

/** Testers, newest first: whether the code was sent, is used, and when it ends. */
export function TesterTable({ testers, mailAgain }: { testers: readonly TesterRow[]; mailAgain: MailAgain }) {
  const t = useTranslations('operators.beta')
  return (
    <AdminTable
      caption={t('caption')}
      rows={testers}
      empty={<EmptyList>{t('none')}</EmptyList>}
      columns={[
        {
          key: 'tester',
          head: t('tester'),
          heads: true,
          cell: ({ recipientName, recipientEmail, notes }) => (
            <>
              <b className="block">{recipientName || t('anonymous')}</b>
              {recipientEmail && (
                <span className="block text-ink-soft">
                  <Address>{recipientEmail}</Address>
                </span>
              )}
              {notes && <span className="block text-xs text-ink-soft">{notes}</span>}
            </>
          ),
        },
        {
          key: 'status',
          head: t('status'),
          cell: ({ status }) => (
            <Badge variant={status === 'active' ? 'success' : 'secondary'}>{t(`statuses.${status}`)}</Badge>
          ),
        },
        {
          key: 'code',
          head: t('code'),
          cell: ({ id, code }) => (
            <Link
              className="font-ui font-heavy tracking-[0.06em] lining-nums tabular-nums"
              dir="ltr"
              href={`${paths.adminGiftCodes}?${new URLSearchParams({ tab: 'manage', code: id })}`}
              prefetch={false}
            >
              {code}
            </Link>
          ),
        },
        {
          key: 'used',
          head: t('uses'),
          figures: true,
          cell: ({ usageCount, usageLimit }) => t('used', { count: usageCount, limit: usageLimit }),
        },
        {
          key: 'sent',
          head: t('sent'),
          figures: true,
          cell: ({ letters: [last] }) =>
            last === undefined ? t('notKept') : last.sentAt === null ? t('queued') : <DateTime at={last.sentAt} />,
        },
        {
          key: 'expires',
          head: t('expires'),
          figures: true,
          cell: ({ expiry, expiresAt }) =>
            expiresAt === null ? (
              t('expiry.never')
            ) : (
              <>
                <DateTime at={expiresAt} />
                {(expiry === 'soon' || expiry === 'expired') && (
                  <Badge className="ms-2" variant={expiry === 'soon' ? 'sun' : 'destructive'}>
                    {t(`expiry.${expiry}`)}
                  </Badge>
                )}
              </>
            ),
        },
        {
          key: 'mail',
          head: t('letter'),
          acts: true,
          cell: ({ id, code, recipientEmail, letters, usable }) =>
            recipientEmail && usable ? (
              <MailAgainButton id={id} code={code} letters={letters.length} mailAgain={mailAgain} />
            ) : (
              '–'
            ),
        },
      ]}
    />
  )
}
