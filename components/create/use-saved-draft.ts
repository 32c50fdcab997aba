'use client'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { DRAFT_KEY } from '@/lib/domain/story/storage-keys'
import { storeDraft } from '@/lib/browser/draft-storage'
import type { StoryForm } from '@/components/forms/story-form-values'

const SAVE_AFTER_MS = 400

/**
 * Stores the form as a draft, a moment after each change and at once when the page is left. Gives a function to call
 * when the story is created: it stores the family for the next story, without seed and life skill, and nothing after
 * that.
 */
export function useSavedDraft(form: StoryForm): () => void {
  const created = useRef(false)
  // A layout effect, so that it hears of what was typed before hydration (lib/browser/dom-values.ts).
  useLayoutEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const saveNow = () => {
      if (waiting === undefined) return
      clearTimeout(waiting)
      waiting = undefined
      if (!created.current) storeDraft(DRAFT_KEY, form.getValues())
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(waiting)
        waiting = setTimeout(saveNow, SAVE_AFTER_MS)
      },
    })
    window.addEventListener('pagehide', saveNow)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [form])
  return useCallback(() => {
    created.current = true
    storeDraft(DRAFT_KEY, { ...form.getValues(), seed: undefined, lifeSkill: undefined })
  }, [form])
}
