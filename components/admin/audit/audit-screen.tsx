import { useTranslations } from 'next-intl'
import { isAuditAction, isAuditSubject, type AuditSubject } from '@/lib/domain/admin/audit-actions'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { AdminPager } from '../admin-pager'
import { AdminTable } from '../admin-table'
import { AdminHeader } from '../admin-header'

interface Act {
  id: string
  actor: string
  action: string
  subjectType: string
  subjectId: string
  detail: unknown
  createdAt: Date
}
interface AuditScreenProps {
  acts: readonly Act[]
  query: { actor?: string | undefined; type?: string | undefined; id?: string | undefined }
  after?: string | undefined
  next?: string | undefined
}

/** The page on which such a thing is looked at. */
const PAGE_OF: Partial<Record<AuditSubject, (id: string) => string>> = {
  story: (id) => `${paths.adminApproval}?tab=all&story=${encodeURIComponent(id)}`,
  gift_code: (id) => `${paths.adminGiftCodes}?tab=manage&code=${encodeURIComponent(id)}`,
  purchase: (id) => `${paths.adminOrders}?${new URLSearchParams({ order: id })}`,
  print_order: (id) => `${paths.adminOrders}?${new URLSearchParams({ tab: 'print', order: id })}`,
  contact_message: (id) => `${paths.adminInbox}?${new URLSearchParams({ part: 'all', message: id })}`,
}

/** What stands in the place of the id of a thing that its owner has erased (lib/server/my-stories/erase-story). */
const ERASED = 'erased'

/** Who did what, on which thing and when; a name or a thing leads to all that was done by or to it. */
export function AuditScreen({ acts, query, after, next }: AuditScreenProps) {
  const t = useTranslations('admin')
  const narrowed = query.actor !== undefined || query.id !== undefined
  return (
    <>
      <AdminHeader title={t('audit.title')}>
        {narrowed && (
          <Link className="text-link" href={paths.adminAudit}>
            {t('audit.all')}
          </Link>
        )}
      </AdminHeader>
      <AdminTable
        caption={t('audit.caption')}
        rows={acts}
        empty={<EmptyList>{t('audit.none')}</EmptyList>}
        columns={[
          {
            key: 'what',
            head: t('audit.what'),
            heads: true,
            cell: ({ action }) => <b>{isAuditAction(action) ? t(`acts.${action}`) : action}</b>,
          },
          {
            key: 'who',
            head: t('audit.who'),
            long: true,
            cell: ({ actor }) => <Link href={`${paths.adminAudit}?${new URLSearchParams({ actor })}`}>{actor}</Link>,
          },
          { key: 'thing', head: t('audit.thing'), cell: (act) => <Thing {...act} /> },
          { key: 'detail', head: t('audit.detail'), long: true, cell: ({ detail }) => <Detail detail={detail} /> },
          { key: 'when', head: t('audit.when'), figures: true, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
        ]}
      />
      <AdminPager path={paths.adminAudit} query={query} after={after} next={next} />
    </>
  )
}

function Thing({ subjectType, subjectId }: Pick<Act, 'subjectType' | 'subjectId'>) {
  const t = useTranslations('admin')
  const short = subjectId.length > 12 ? `…${subjectId.slice(-8)}` : subjectId
  if (!isAuditSubject(subjectType))
    return (
      <span className="staff-quiet">
        {subjectType} {short}
      </span>
    )
  if (subjectId === ERASED)
    return (
      <>
        {t(`subjects.${subjectType}`)} <span className="staff-quiet">{t('audit.erased')}</span>
      </>
    )
  const page = PAGE_OF[subjectType]?.(subjectId)
  return (
    <>
      {page ? <Link href={page}>{t(`subjects.${subjectType}`)}</Link> : t(`subjects.${subjectType}`)}{' '}
      <Link
        className="staff-quiet"
        href={`${paths.adminAudit}?${new URLSearchParams({ type: subjectType, id: subjectId })}`}
        aria-label={t('audit.history', { id: short })}
      >
        <code>{short}</code>
      </Link>
    </>
  )
}

/** Codes and figures as they were written down. */
const Detail = ({ detail }: { detail: unknown }) =>
  detail !== null && typeof detail === 'object' ? (
    <span className="staff-quiet">
      {Object.entries(detail)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join(' · ')}
    </span>
  ) : null
