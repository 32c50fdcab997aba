'use client'
import { useEffect } from 'react'
import { DRAFT_KEY } from '@/lib/domain/story/draft'
import { keep } from './storage'
import type { StoryForm } from './story-form'

const KEPT_AFTER_MS = 400

/** Keeps what is typed, a moment after each change and at once when the page is left. */
export function useKeptDraft(form: StoryForm): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      if (waiting === undefined) return
      clearTimeout(waiting)
      waiting = undefined
      keep(DRAFT_KEY, form.getValues())
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
}
