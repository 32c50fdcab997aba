'use client'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { DRAFT_KEY } from '@/lib/domain/story/storage-keys'
import { storeDraft } from '@/lib/browser/draft-storage'
import type { StoryForm } from '@/components/forms/story-form-values'

const KEPT_AFTER_MS = 400

/**
 * Keeps what is typed, a moment after each change and at once when the page is left. Gives what to call when the story is made:
 * it keeps the form as the next story's beginning, the same family with a chance and a theme of its own, and nothing after that.
 */
export function useSavedDraft(form: StoryForm): () => void {
  const made = useRef(false)
  // A layout effect, so that it hears of what was typed before hydration (lib/browser/dom-values.ts).
  useLayoutEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      if (waiting === undefined) return
      clearTimeout(waiting)
      waiting = undefined
      if (!made.current) storeDraft(DRAFT_KEY, form.getValues())
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(waiting)
        waiting = setTimeout(keepNow, KEPT_AFTER_MS)
      },
    })
    window.addEventListener('pagehide', keepNow)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [form])
  return useCallback(() => {
    made.current = true
    storeDraft(DRAFT_KEY, { ...form.getValues(), seed: undefined, lifeSkill: undefined })
  }, [form])
}
