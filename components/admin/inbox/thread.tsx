import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Address } from '@/components/ui/address'
import { badgeVariants } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import type { Conversation } from '@/lib/domain/contact/inbox'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DateTime } from '../date-time'
import { PanelHead } from '../panel-head'
import { panelVariants } from '../panel-variants'

interface ThreadProps {
  thread: Conversation
  /** The page's address without the panel. */
  closed: string
  /** The forms that answer and archive the message. */
  children: ReactNode
}

const MESSAGE = 'border-s-5 px-4 pt-3 pb-3.5'

/** A message and its answers, as a conversation. */
export function Thread({
  thread: { id, name, email, subject, message, language, createdAt, replies },
  closed,
  children,
}: ThreadProps) {
  const t = useTranslations('inbox')
  const common = useTranslations('common')
  return (
    <section id="message" className={panelVariants({ variant: 'detail' })} aria-labelledby="subject">
      <div>
        <PanelHead id="subject" closed={closed} closeLabel={common('close')}>
          {subject}
        </PanelHead>
        <p className="text-ink-soft">
          {name},{' '}
          <a href={`mailto:${email}`}>
            <Address>{email}</Address>
          </a>
        </p>
      </div>
      <ol className="grid grid-cols-1 gap-4">
        <li className={cn(MESSAGE, 'border-ink-line bg-admin')}>
          <p className="flex flex-wrap justify-between gap-x-3 text-xs">
            <b>{name}</b> <DateTime at={createdAt} />
          </p>
          <p className="mt-1.5 whitespace-pre-line" lang={language} dir="auto">
            {message}
          </p>
        </li>
        {replies.map((reply) => (
          <li key={reply.id} className={cn(MESSAGE, 'border-eucalyptus-deep bg-eucalyptus-pale')}>
            <p className="flex flex-wrap justify-between gap-x-3 text-xs">
              <b>{reply.author}</b> <DateTime at={reply.createdAt} />
            </p>
            <p className="mt-1.5 whitespace-pre-line" dir="auto">
              {reply.body}
            </p>
            <p className={reply.posted === 'refused' ? badgeVariants({ variant: 'destructive' }) : 'text-ink-soft'}>
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
