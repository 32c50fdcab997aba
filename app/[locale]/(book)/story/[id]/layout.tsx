import type { ReactNode } from 'react'
import { StoryMissing } from '@/components/book/story-missing'
import { answerWith } from '@/lib/platform/answer-status'
import { loadStory } from './load-story'

/** Here, above the pages' loading states, so that an unknown story is answered with 404 before anything is sent, and with words that need no script. */
export default async function StoryLayout({ children, params }: { children: ReactNode; params: Promise<{ id: string }> }) {
  if (await loadStory((await params).id)) return children
  answerWith(404)
  return <StoryMissing />
}
