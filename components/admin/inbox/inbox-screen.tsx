import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Address } from '@/components/ui/address'
import { Badge } from '@/components/ui/badge'
import { INBOX_PARTS, type InboxPart } from '@/lib/domain/contact/inbox'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { AdminFilter } from '../admin-filter'
import { AdminPager } from '../admin-pager'
import { ListDetail } from '../list-detail'
import { AdminTable } from '../admin-table'
import { AdminTabs } from '../admin-tabs'
import { AdminHeader } from '../admin-header'

interface Listed {
  id: string
  name: string
  email: string
  subject: string
  opening: string
  createdAt: Date
  answeredAt: Date | null
}
interface InboxScreenProps {
  messages: readonly Listed[]
  part: InboxPart
  /** The address at which a message is open. */
  at: (id: string) => string
  /** Number of unanswered messages. */
  open: number
  search: string | undefined
  after: string | undefined
  next: string | undefined
  /** The search text begins more words than the server searched for. */
  cut: boolean | undefined
  /** The message that is open, and its conversation. */
  openId: string | undefined
  thread: ReactNode
}

export function InboxScreen({ messages, part, at, open, search, after, next, cut, openId, thread }: InboxScreenProps) {
  const t = useTranslations('inbox')
  const admin = useTranslations('admin')
  const query = { part, q: search }
  return (
    <>
      <AdminHeader title={t('title')}>
        <AdminTabs
          label={t('parts.label')}
          tabs={INBOX_PARTS.map((one) => ({
            href: `${paths.adminInbox}?part=${one}`,
            label: t(`parts.${one}`),
            count: one === 'open' ? open : undefined,
            current: one === part,
          }))}
        />
        <AdminFilter
          path={paths.adminInbox}
          keep={{ part }}
          search={{ value: search, label: t('search'), placeholder: t('search'), cut }}
        />
      </AdminHeader>
      <ListDetail open={openId} panel={thread}>
        <AdminTable
          caption={t('caption')}
          rows={messages}
          open={openId}
          empty={<EmptyList>{next ? admin('noneHere') : search ? t('notFound') : t(`none.${part}`)}</EmptyList>}
          columns={[
            {
              key: 'from',
              head: t('from'),
              heads: true,
              cell: (row) => (
                <>
                  <Link
                    className="block min-h-6 font-heavy"
                    href={at(row.id)}
                    scroll={false}
                    prefetch={false}
                    aria-current={row.id === openId || undefined}
                  >
                    {row.name}
                  </Link>
                  <span className="block min-w-[min(100%,19ch)] text-ink-soft">
                    <Address>{row.email}</Address>
                  </span>
                </>
              ),
            },
            {
              key: 'about',
              head: t('about'),
              heads: true,
              cell: (row) => (
                <>
                  <b dir="auto">{row.subject}</b>
                  <span className="line-clamp-2 text-ink-soft" dir="auto">
                    {row.opening}
                  </span>
                </>
              ),
            },
            {
              key: 'state',
              head: t('state'),
              cell: (row) => (
                <Badge variant={row.answeredAt ? 'success' : 'sun'}>
                  {t(row.answeredAt ? 'isAnswered' : 'isOpen')}
                </Badge>
              ),
            },
            { key: 'when', head: admin('audit.when'), figures: true, cell: (row) => <DateTime at={row.createdAt} /> },
          ]}
        />
        <AdminPager path={paths.adminInbox} query={query} after={after} next={next} />
      </ListDetail>
    </>
  )
}
