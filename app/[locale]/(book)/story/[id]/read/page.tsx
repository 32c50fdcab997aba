import { ReaderScreen } from '@/components/book/reader-screen'
import { loadStory } from '../load-story'
import { storyMetadata } from '../story-metadata'

interface Props {
  params: Promise<{ id: string }>
}

export const generateMetadata = async ({ params }: Props) => storyMetadata((await params).id)

export default async function ReadPage({ params }: Props) {
  const story = await loadStory((await params).id)
  // The layout has answered.
  return story?.state === 'ready' ? <ReaderScreen story={story} /> : null
}
