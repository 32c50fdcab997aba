'use client'
import { createContext, type ReactNode } from 'react'
import type { WrittenStory } from '@/lib/domain/story/lists'

/** The built-in stories that are written in the language of this page; none on English pages, which mark no story. */
export const WrittenStoriesContext = createContext<readonly WrittenStory[]>([])

/** For server components, which can't render a context of the browser's themselves. */
export const WrittenStories = ({ stories, children }: { stories: readonly WrittenStory[]; children: ReactNode }) => (
  <WrittenStoriesContext value={stories}>{children}</WrittenStoriesContext>
)
