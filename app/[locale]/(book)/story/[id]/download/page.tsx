import { DownloadScreen } from '@/components/book/download-screen'
import { StoryWaiting } from '@/components/book/story-waiting'
import { loadStory } from '../load-story'
import { storyMetadata } from '../story-metadata'

interface Props {
  params: Promise<{ id: string }>
}

export const generateMetadata = async ({ params }: Props) => ({ ...(await storyMetadata((await params).id)), robots: { index: false } })

export default async function DownloadPage({ params }: Props) {
  const story = await loadStory((await params).id)
  // The layout has answered.
  if (!story) return null
  return story.state === 'ready' ? <DownloadScreen story={story} /> : <StoryWaiting story={story} />
}
