'use client'
import { useSyncExternalStore } from 'react'
import type { FeaturedStory } from '@/lib/http/endpoints'

/** What the shop window shows; asked for once a page load, and again when somebody asks again after a failure. */
export type FeaturedBooks = { state: 'loading' } | { state: 'failed' } | { state: 'there'; stories: readonly FeaturedStory[] }

const LOADING: FeaturedBooks = { state: 'loading' }
let books: FeaturedBooks | null = null
const listeners = new Set<() => void>()

function show(next: FeaturedBooks): void {
  books = next
  for (const listener of listeners) listener()
}

export async function loadFeatured(): Promise<void> {
  show(LOADING)
  try {
    const [{ call }, { endpoints }] = await Promise.all([import('@/lib/http/client'), import('@/lib/http/endpoints')])
    show({ state: 'there', stories: await call(endpoints.featuredStories) })
  } catch (error) {
    console.warn('featured stories not loaded', error)
    show({ state: 'failed' })
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (books === null) void loadFeatured()
  return () => listeners.delete(listener)
}

export const useFeatured = (): FeaturedBooks => useSyncExternalStore(subscribe, () => books ?? LOADING, () => LOADING)
