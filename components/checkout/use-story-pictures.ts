'use client'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { openPreviewRenderer } from '@/components/story-preview/preview-renderer'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'
import { draftRequest } from '@/components/story-preview/partial-request'
import { loadSequelChoice } from '@/components/forms/sequel-choice'
import type { StoryDraft } from '@/lib/domain/story/draft'

/**
 * The cover and the first picture of a saved story, drawn from the same data as the book will be. Null until they are
 * drawn, and when they can't be.
 */
export function useStoryPictures(story: StoryDraft): DrawnPreview | null {
  const locale = useLocale()
  const [drawn, setDrawn] = useState<DrawnPreview | null>(null)
  useEffect(() => {
    const renderer = openPreviewRenderer()
    let mounted = true
    const draw = async () => {
      const after = await bookBefore(story)
      return renderer.draw(
        draftRequest(story, locale, { sequel: after !== undefined }),
        { looks: false, petLooks: [] },
        after,
      )
    }
    draw().then(
      (preview) => mounted && setDrawn(preview),
      (error: unknown) => console.warn('preview not drawn', error),
    )
    return () => {
      mounted = false
      renderer.close()
    }
  }, [story, locale])
  return drawn
}

/** The book that a saved story goes on from; undefined where it is no sequel. */
async function bookBefore(story: StoryDraft) {
  const choice = loadSequelChoice()
  if (!choice?.paying || choice.seed !== story.seed) return undefined
  const { loadSequelBase } = await import('@/components/story-preview/load-sequel-base')
  return loadSequelBase(choice.previousStoryId)
}
