import { setRequestLocale } from 'next-intl/server'
import { DownloadScreen } from '@/components/book/download-screen'
import { isLocale } from '@/lib/i18n/locales'
import { findLiblouis } from '@/lib/platform/liblouis'
import { loadRecorders, loadStory } from '../../load-story'
import { storyMetadata } from '../../story-metadata'

interface Props {
  params: Promise<{ id: string; locale: string }>
}

export const generateMetadata = async ({ params }: Props) => ({
  ...(await storyMetadata(await params, 'download')),
  robots: { index: false },
})

export default async function DownloadPage({ params }: Props) {
  const { id: storyId, locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const story = await loadStory(storyId)
  // The layout has handled every other state.
  if (story?.state !== 'ready') return null
  return <DownloadScreen story={story} recorders={await loadRecorders(story.id)} braille={findLiblouis() !== null} />
}
