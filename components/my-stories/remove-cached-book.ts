'use client'
import { keepPlace } from '@/lib/browser/reading-position'
import { forget } from '@/lib/browser/draft-storage'
import { recall } from '@/lib/browser/storage'
import { DRAFT_KEY, PENDING_STORY_KEY, SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'

/** What this browser keeps of a book that has been erased: where it was left, its pages for trips without a network, and the forms it was made from. */
export function forgetBook({ id, childName }: { id: string; childName: string }): void {
  keepPlace(id, 1, 1)
  for (const key of [DRAFT_KEY, PENDING_STORY_KEY, SAVED_PREVIEW_KEY])
    if (recall(key)?.includes(JSON.stringify(childName))) forget(key)
  if (typeof caches !== 'undefined') void dropPages(id)
}

async function dropPages(id: string): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (name.startsWith('book ') && name.includes(`/story/${id}/`)) await caches.delete(name)
  } catch (error) {
    console.warn('kept pages not dropped', error)
  }
}
