import { setRequestLocale } from 'next-intl/server'
import { ReaderScreen } from '@/components/book/reader-screen'
import { loadBookPhrases, loadNarrators } from '@/lib/i18n/book-messages'
import { isLocale } from '@/lib/i18n/locales'
import { loadRecorders, loadStory } from '../../load-story'
import { storyMetadata } from '../../story-metadata'

interface Props {
  params: Promise<{ id: string; locale: string }>
}

export const generateMetadata = async ({ params }: Props) => storyMetadata(await params, 'read')

export default async function ReadPage({ params }: Props) {
  const { id: storyId, locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const story = await loadStory(storyId)
  // The layout has handled every other state.
  if (story?.state !== 'ready') return null
  const [phrases, narrators, recorders] = await Promise.all([
    loadBookPhrases(story.language, { childName: story.childName, petNames: story.pets.map(({ name }) => name) }),
    loadNarrators(story.language),
    loadRecorders(story.id),
  ])
  return <ReaderScreen story={story} phrases={phrases} narrators={narrators} recorders={recorders} />
}
