'use client'
import { fetchOnceStore, useFetchedOnce } from '@/lib/browser/fetch-once-store'
import type { ShownStory } from './featured-endpoint'

/** What the shop window shows; asked for once a page load, and again when somebody asks again after a failure. */
export type FeaturedBooks =
  { state: 'loading' } | { state: 'failed' } | { state: 'there'; stories: readonly ShownStory[] }

const LOADING: FeaturedBooks = { state: 'loading' }

const books = fetchOnceStore<FeaturedBooks>(async () => {
  try {
    const [{ call }, { featuredEndpoint }, { paths }] = await Promise.all([
      import('@/lib/http/client'),
      import('./featured-endpoint'),
      import('@/lib/paths'),
      import('./featured-books'),
    ])
    const stories = await call(featuredEndpoint)
    return { state: 'there', stories: stories.map((story) => ({ ...story, path: paths.story(story.id) })) }
  } catch (error) {
    console.warn('featured stories not loaded', error)
    return { state: 'failed' }
  }
})

export function loadFeatured(): void {
  books.set(LOADING)
  books.refetch()
}

export const useFeatured = (): FeaturedBooks => useFetchedOnce(books) ?? LOADING
