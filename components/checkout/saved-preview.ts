// What the creation screen saved for this page.
import { parseDraft, isPreviewable, type StoryDraft } from '@/lib/domain/story/draft'
import { SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'

type Saved = { story: StoryDraft } | { story: null; because: 'none' | 'unreadable' }

function stored(): string | null {
  try {
    return localStorage.getItem(SAVED_PREVIEW_KEY)
  } catch {
    return null
  }
}

export function savedStory(): Saved {
  const text = stored()
  if (text === null) return { story: null, because: 'none' }
  const story = parseDraft(text)
  return story !== null && isPreviewable(story) ? { story } : { story: null, because: 'unreadable' }
}
