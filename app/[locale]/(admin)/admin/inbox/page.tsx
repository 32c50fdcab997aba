import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InboxScreen } from '@/components/admin/inbox/inbox-screen'
import { ArchiveForm } from '@/components/admin/inbox/archive-form'
import { ReplyForm } from '@/components/admin/inbox/reply-form'
import { Thread } from '@/components/admin/inbox/thread'
import { inboxPart } from '@/lib/domain/contact/inbox'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { listMessages } from '@/lib/server/contact/list-messages'
import { readMessage } from '@/lib/server/contact/read-message'
import { readTotals } from '@/lib/server/stats/read-stats'
import { adminPage } from '../../admin-page'
import { archive, sendReply } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('inbox')
  return { title: t('title') }
}

export default adminPage(paths.adminInbox, async ({ viewer, query, locale }) => {
  const [t, common] = await Promise.all([getTranslations('inbox'), getTranslations('common')])
  const { q: search, after, message } = query
  const part = inboxPart.parse(query['part'])
  const [{ messages, next, cut }, totals, thread] = await Promise.all([
    listMessages(db(), { viewer, part, search, after }),
    readTotals(db()),
    message ? readMessage(db(), { viewer, id: message }) : null,
  ])
  /** Link to the list with one message open, or none. */
  const at = (id?: string) => {
    const params = {
      part,
      ...(search ? { q: search } : {}),
      ...(after ? { after } : {}),
      ...(id ? { message: id } : {}),
    }
    return `${paths.adminInbox}?${new URLSearchParams(params)}`
  }
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <InboxScreen
      messages={messages}
      part={part}
      at={at}
      open={totals.get('messages-open') ?? 0}
      search={search}
      after={after}
      next={next}
      cut={cut}
      openId={thread?.id}
      thread={
        thread && (
          <Thread key={thread.id} thread={thread} closed={at()}>
            <ClientMessages of={['inbox']}>
              <ReplyForm
                key={`${thread.id} form`}
                send={sendReply}
                id={thread.id}
                seen={thread.replies.length}
                email={thread.email}
                language={languages.of(thread.language) ?? thread.language}
                noAnswer={common('unreachable')}
              />
              <ArchiveForm
                key={`${thread.id} ${String(thread.answeredAt === null)}`}
                putAway={archive}
                id={thread.id}
                open={thread.answeredAt !== null}
                label={t(thread.answeredAt === null ? 'close' : 'reopen')}
                noAnswer={common('unreachable')}
              />
            </ClientMessages>
          </Thread>
        )
      }
    />
  )
})
