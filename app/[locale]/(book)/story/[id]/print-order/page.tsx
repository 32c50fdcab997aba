import { setRequestLocale } from 'next-intl/server'
import { PrintOrderScreen } from '@/components/book/print/print-order-screen'
import { StoryMissing } from '@/components/book/story-missing'
import { StoryWaiting } from '@/components/book/story-waiting'
import { isLocale } from '@/lib/i18n/locales'
import { loadStory } from '../load-story'
import { storyMetadata } from '../story-metadata'

interface Props {
  params: Promise<{ id: string; locale: string }>
}

export const generateMetadata = async ({ params }: Props) => ({ ...(await storyMetadata(await params)), robots: { index: false } })

export default async function PrintOrderPage({ params }: Props) {
  const { id: asked, locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const story = await loadStory(asked)
  // The layout has answered.
  if (!story) return null
  // Whoever may read a book may not order it for its owner.
  if (!story.mine) return <StoryMissing />
  return story.state === 'ready' ? <PrintOrderScreen story={story} /> : <StoryWaiting story={story} />
}
