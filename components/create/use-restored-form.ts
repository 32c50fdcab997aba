'use client'
import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import type { StoryDraft } from '@/lib/domain/story/draft'
import { loadDraftText } from '@/lib/browser/draft-storage'
import { formFromDraft, newSeed, mergeTypedValues, type StoryForm } from '@/components/forms/story-form-values'
import { loadValidationRules } from './use-validation-rules'

/** Puts what was typed last back into the form. `onPreview` is told of a preview that was kept, where the form still makes one. */
export function useRestoredForm(form: StoryForm, onPreview?: (saved: StoryDraft) => void): void {
  const locale = useLocale()
  const previewed = useEffectEvent((saved: StoryDraft) => onPreview?.(saved))
  useEffect(() => {
    const kept = loadDraftText()
    if (kept === null) return
    let here = true
    const restore = async () => {
      const { parseDraft, previewable } = await loadValidationRules()
      if (!here) return
      const saved = parseDraft(kept.saved)
      const draft = parseDraft(kept.draft) ?? saved
      if (!draft) return
      form.reset(mergeTypedValues({ ...formFromDraft(draft, locale), seed: draft.seed ?? newSeed() }, form.getValues()))
      if (saved && previewable(saved) && previewable(draft)) previewed(saved)
    }
    void restore()
    return () => {
      here = false
    }
  }, [form, locale])
}
