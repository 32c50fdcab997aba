'use client'
import { askedStore, useAsked } from '@/components/site/asked-store'
import type { FeaturedStory } from '@/lib/http/endpoints'

/** What the shop window shows; asked for once a page load, and again when somebody asks again after a failure. */
export type FeaturedBooks = { state: 'loading' } | { state: 'failed' } | { state: 'there'; stories: readonly FeaturedStory[] }

const LOADING: FeaturedBooks = { state: 'loading' }

const books = askedStore<FeaturedBooks>(async () => {
  try {
    const [{ call }, { endpoints }] = await Promise.all([import('@/lib/http/client'), import('@/lib/http/endpoints')])
    return { state: 'there', stories: await call(endpoints.featuredStories) }
  } catch (error) {
    console.warn('featured stories not loaded', error)
    return { state: 'failed' }
  }
})

export function loadFeatured(): void {
  books.know(LOADING)
  books.askAgain()
}

export const useFeatured = (): FeaturedBooks => useAsked(books) ?? LOADING
