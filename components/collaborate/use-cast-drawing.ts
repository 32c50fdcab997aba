'use client'
import { useEffect, useRef, useState } from 'react'
import type { StoryFormValues } from '@/components/forms/story-form-values'
import type { DrawnPreview, PreviewRequest } from '@/components/story-preview/drawn-preview'
import type { PreviewRenderer } from '@/components/story-preview/preview-renderer'

const DRAWN_AFTER_MS = 220

interface CastDrawing {
  drawn: DrawnPreview | null
  /** From now on with the child in every look. */
  drawLooks: () => void
  /** From now on with the pet at this place in every breed and coat. */
  drawPetLooks: (index: number) => void
}

/**
 * Child, pets and cover as the engine draws them, a moment after each change. Without a life skill no story is begun.
 */
export function useCastDrawing(values: StoryFormValues): CastDrawing {
  const [drawn, setDrawn] = useState<DrawnPreview | null>(null)
  const [wanted, setWanted] = useState<PreviewRequest>({ looks: false, petLooks: [] })
  const renderer = useRef<PreviewRenderer | null>(null)
  const last = useRef(0)
  useEffect(
    () => () => {
      renderer.current?.close()
      renderer.current = null
    },
    [],
  )
  useEffect(() => {
    const mine = ++last.current
    const draw = async () => {
      try {
        const [{ openPreviewRenderer }, { toPartialRequest }] = await Promise.all([
          import('@/components/story-preview/preview-renderer'),
          import('@/components/story-preview/partial-request'),
        ])
        if (mine !== last.current) return
        renderer.current ??= openPreviewRenderer()
        const result = await renderer.current.draw({ ...toPartialRequest(values), lifeSkill: undefined }, wanted)
        if (mine === last.current) setDrawn(result)
      } catch (error) {
        console.warn('cast not drawn', error)
      }
    }
    const timer = setTimeout(() => void draw(), DRAWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [values, wanted])
  return {
    drawn,
    drawLooks: () => setWanted((was) => (was.looks ? was : { ...was, looks: true })),
    drawPetLooks: (index) =>
      setWanted((was) => (was.petLooks.includes(index) ? was : { ...was, petLooks: [...was.petLooks, index] })),
  }
}
