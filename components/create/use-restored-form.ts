'use client'
import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import type { StoryDraft } from '@/lib/domain/story/draft'
import { loadDraftText } from '@/lib/browser/draft-storage'
import { formFromDraft, newSeed, mergeTypedValues, type StoryForm } from '@/components/forms/story-form-values'
import { loadValidationRules } from '@/components/forms/use-validation-rules'

/**
 * Restores the stored draft into the form. `onPreview` gets the stored preview if the form is still complete enough
 * for one.
 */
export function useRestoredForm(form: StoryForm, onPreview?: (saved: StoryDraft) => void): void {
  const locale = useLocale()
  const previewed = useEffectEvent((saved: StoryDraft) => onPreview?.(saved))
  useEffect(() => {
    const stored = loadDraftText()
    if (stored === null) return
    let mounted = true
    const restore = async () => {
      const { parseDraft, isPreviewable } = await loadValidationRules()
      if (!mounted) return
      const saved = parseDraft(stored.saved)
      const draft = parseDraft(stored.draft) ?? saved
      if (!draft) return
      form.reset(mergeTypedValues({ ...formFromDraft(draft, locale), seed: draft.seed ?? newSeed() }, form.getValues()))
      if (saved && isPreviewable(saved) && isPreviewable(draft)) previewed(saved)
    }
    void restore()
    return () => {
      mounted = false
    }
  }, [form, locale])
}
