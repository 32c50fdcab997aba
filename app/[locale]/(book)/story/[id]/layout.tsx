import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { loadStory } from './load-story'

/** Here, above the pages' loading states, so that an unknown story is answered with 404 before anything is sent. */
export default async function StoryLayout({ children, params }: { children: ReactNode; params: Promise<{ id: string }> }) {
  if (!(await loadStory((await params).id))) notFound()
  return children
}
