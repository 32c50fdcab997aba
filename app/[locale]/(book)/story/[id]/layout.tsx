import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { MessagePage } from '@/components/book/message-page'
import { StoryMissing } from '@/components/book/story-missing'
import { StoryQueued } from '@/components/book/story-queued'
import { FailedPage } from '@/components/site/failed-page'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { setResponseStatus } from '@/lib/platform/response-status'
import { withErrorPage } from '../../../with-error-page'
import { loadStory } from './load-story'

/**
 * Here, above the pages' loading states, so that an unknown story is answered with 404, and one that can’t be read
 * now with 503, before anything is sent, and so that they and one still being made have words that need no script.
 */
export default async function StoryLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string; id: string }>
}) {
  const { locale, id } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const panel = (text: string) => (
    <MessagePage>
      <FailedPage>
        <p>{text}</p>
      </FailedPage>
    </MessagePage>
  )
  return withErrorPage({ locale, route: paths.story(id), panel }, async () => {
    const story = await loadStory(id)
    if (!story) {
      setResponseStatus(404)
      return <StoryMissing />
    }
    return story.state === 'ready' ? (
      children
    ) : (
      <ClientMessages of={['story', 'reader']}>
        <StoryQueued story={story} />
      </ClientMessages>
    )
  })
}
