// Drafts in the browser's storage. Where that is closed or full (a private window), the page works without it.
import { readStorage } from '@/lib/browser/storage'
import { DRAFT_KEY, SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'

export function storeDraft(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    console.warn('not stored', key, error)
  }
}
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.warn('not removed', key, error)
  }
}

/** The stored form and the stored preview as JSON texts; null when there is neither. */
export function loadDraftText(): { draft: string | null; saved: string | null } | null {
  const stored = { draft: readStorage(DRAFT_KEY), saved: readStorage(SAVED_PREVIEW_KEY) }
  return stored.draft === null && stored.saved === null ? null : stored
}
