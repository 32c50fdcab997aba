// What the browser keeps for us. It may be closed (private windows, full disks): then the page works without it.
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
    console.warn('not forgotten', key, error)
  }
}

/** What was typed last, and the last preview, as they were kept; null when nothing was. */
export function loadDraftText(): { draft: string | null; saved: string | null } | null {
  const kept = { draft: readStorage(DRAFT_KEY), saved: readStorage(SAVED_PREVIEW_KEY) }
  return kept.draft === null && kept.saved === null ? null : kept
}
