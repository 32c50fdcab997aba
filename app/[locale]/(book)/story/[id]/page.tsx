import { notFound } from 'next/navigation'
import { StoryScreen } from '@/components/book/story-screen'
import { StoryWaiting } from '@/components/book/story-waiting'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { loadStory } from './load-story'
import { storyMetadata } from './story-metadata'

interface Props {
  params: Promise<{ id: string }>
}

export const generateMetadata = async ({ params }: Props) => storyMetadata((await params).id)

export default async function StoryPage({ params }: Props) {
  const story = await loadStory((await params).id)
  if (!story) notFound()
  return story.state === 'ready' ? <StoryScreen story={story} /> : <ClientMessages of={['story']}><StoryWaiting story={story} /></ClientMessages>
}
