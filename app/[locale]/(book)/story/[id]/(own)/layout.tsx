import { setRequestLocale } from 'next-intl/server'
import { Suspense, type ReactNode } from 'react'
import { StoryLoading } from '@/components/book/story-loading'
import { StoryMissing } from '@/components/book/story-missing'
import { isLocale } from '@/lib/i18n/locales'
import { setResponseStatus } from '@/lib/platform/response-status'
import { loadStory } from '../load-story'

/**
 * The owner's pages: whoever may read a book may neither change it nor order it, and is told what a stranger is told.
 */
export default async function OwnLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string; id: string }>
}) {
  const { locale, id } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const story = await loadStory(id)
  // One that isn't there, or isn't ready, has been answered above.
  if (story?.state === 'ready' && !story.mine) {
    setResponseStatus(404)
    return <StoryMissing />
  }
  return <Suspense fallback={<StoryLoading />}>{children}</Suspense>
}
