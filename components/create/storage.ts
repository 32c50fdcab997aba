// What the browser keeps for us. It may be closed (private windows, full disks): then the page works without it.
import { DRAFT_KEY, SAVED_PREVIEW_KEY, parseDraft, type StoryDraft } from '@/lib/domain/story/draft'

function read(key: string): StoryDraft | null {
  try {
    return parseDraft(localStorage.getItem(key))
  } catch {
    return null
  }
}
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    console.warn('not stored', key, error)
  }
}
export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.warn('not forgotten', key, error)
  }
}

/** What was typed last, or else the last preview; and that preview. */
export function keptStory(): { draft: StoryDraft | null; saved: StoryDraft | null } {
  const saved = read(SAVED_PREVIEW_KEY)
  return { draft: read(DRAFT_KEY) ?? saved, saved }
}
