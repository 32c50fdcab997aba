'use client'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { openPreviewRenderer } from '@/components/story-preview/preview-renderer'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'
import { draftRequest } from '@/components/story-preview/partial-request'
import { loadSequelChoice } from '@/components/forms/sequel-choice'
import type { StoryDraft } from '@/lib/domain/story/draft'

/** The cover and the first picture of a saved story, drawn from the same data as the book will be. Null until they are, and when they can't be. */
export function useStoryPictures(story: StoryDraft): DrawnPreview | null {
  const locale = useLocale()
  const [drawn, setDrawn] = useState<DrawnPreview | null>(null)
  useEffect(() => {
    const table = openPreviewRenderer()
    let here = true
    const draw = async () => {
      const after = await bookBefore(story)
      return table.draw(
        draftRequest(story, locale, { sequel: after !== undefined }),
        { looks: false, petLooks: [] },
        after,
      )
    }
    draw().then(
      (made) => here && setDrawn(made),
      (error: unknown) => console.warn('preview not drawn', error),
    )
    return () => {
      here = false
      table.close()
    }
  }, [story, locale])
  return drawn
}

/** The book that a saved story goes on from; undefined where it is no sequel. */
async function bookBefore(story: StoryDraft) {
  const kept = loadSequelChoice()
  if (!kept?.paying || kept.seed !== story.seed) return undefined
  const { loadSequelBase } = await import('@/components/story-preview/load-sequel-base')
  return loadSequelBase(kept.previousStoryId)
}
