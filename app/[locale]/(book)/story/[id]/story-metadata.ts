import type { Metadata } from 'next'
import { loadStory } from './load-story'

/** A story is nobody's business but the reader's until it has been approved and featured. */
export async function storyMetadata(id: string): Promise<Metadata> {
  const story = await loadStory(id)
  if (!story) return { robots: { index: false } }
  return { ...(story.title ? { title: story.title } : {}), ...(story.featured && story.approved ? {} : { robots: { index: false } }) }
}
