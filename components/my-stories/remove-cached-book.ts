'use client'
import { saveReadingPosition } from '@/lib/browser/reading-position'
import { removeDraft } from '@/lib/browser/draft-storage'
import { readStorage } from '@/lib/browser/storage'
import { DRAFT_KEY, PENDING_STORY_KEY, SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'

/**
 * Removes what this browser stores of a book that has been erased: its reading position, its pages for reading offline,
 * and the drafts it was created from.
 */
export function removeCachedBook({ id, childName }: { id: string; childName: string }): void {
  saveReadingPosition(id, 1, 1)
  for (const key of [DRAFT_KEY, PENDING_STORY_KEY, SAVED_PREVIEW_KEY])
    if (readStorage(key)?.includes(JSON.stringify(childName))) removeDraft(key)
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
