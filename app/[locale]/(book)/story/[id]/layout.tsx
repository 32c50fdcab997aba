import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StoryMissing } from '@/components/book/story-missing'
import { StoryQueued } from '@/components/book/story-queued'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { isLocale } from '@/lib/i18n/locales'
import { setResponseStatus } from '@/lib/platform/response-status'
import { loadStory } from './load-story'

/** Here, above the pages' loading states, so that an unknown story is answered with 404 before anything is sent, and so that it and one still being made have words that need no script. */
export default async function StoryLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string; id: string }>
}) {
  const { locale, id } = await params
  if (isLocale(locale)) setRequestLocale(locale)
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
}
