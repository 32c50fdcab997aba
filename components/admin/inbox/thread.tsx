import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Conversation } from '@/lib/domain/contact/inbox'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DateTime } from '../date-time'
import { PanelHead } from '../panel-head'

interface ThreadProps {
  thread: Conversation
  /** The page's address without the panel. */
  closed: string
  /** What may be done. */
  children: ReactNode
}

/** A message and what was answered, as a conversation. */
export function Thread({
  thread: { id, name, email, subject, message, language, createdAt, replies },
  closed,
  children,
}: ThreadProps) {
  const t = useTranslations('inbox')
  const common = useTranslations('common')
  return (
    <section id="message" className="staff-panel" aria-labelledby="subject">
      <div>
        <PanelHead id="subject" closed={closed} closeLabel={common('close')}>
          {subject}
        </PanelHead>
        <p className="staff-quiet">
          {name}, <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <ol className="thread">
        <li>
          <p className="thread-head">
            <b>{name}</b> <DateTime at={createdAt} />
          </p>
          <p className="thread-text" lang={language} dir="auto">
            {message}
          </p>
        </li>
        {replies.map((reply) => (
          <li key={reply.id} className="thread-ours">
            <p className="thread-head">
              <b>{reply.author}</b> <DateTime at={reply.createdAt} />
            </p>
            <p className="thread-text" dir="auto">
              {reply.body}
            </p>
            <p className={reply.posted === 'refused' ? 'staff-flag staff-flag-bad' : 'staff-quiet'}>
              {t(`posted.${reply.posted}`)}
            </p>
          </li>
        ))}
      </ol>
      {children}
      <Link className="text-link" href={`${paths.adminAudit}?${new URLSearchParams({ type: 'contact_message', id })}`}>
        {t('history')}
      </Link>
    </section>
  )
}
