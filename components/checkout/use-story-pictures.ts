'use client'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { openDrawingTable } from '@/components/create/preview/drawing-table'
import type { Drawn } from '@/components/create/preview/drawn'
import { toPartialRequest } from '@/components/create/preview/partial-request'
import { formFromDraft } from '@/components/create/story-form'
import type { StoryDraft } from '@/lib/domain/story/draft'

/** The cover and the first picture of a saved story, drawn from the same data as its preview was. Null until they are, and when they can't be. */
export function useStoryPictures(story: StoryDraft): Drawn | null {
  const locale = useLocale()
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    const table = openDrawingTable()
    let here = true
    table.draw(toPartialRequest(formFromDraft(story, story.language ?? locale)), { looks: false, petLooks: [] }).then(
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
