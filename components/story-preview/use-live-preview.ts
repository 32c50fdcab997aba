'use client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import type { StoryForm } from '../forms/story-form-values'
import type { PreviewRenderer } from './preview-renderer'
import type { DrawnPreview, PreviewRequest } from './drawn-preview'

const DRAWN_AFTER_MS = 220

export interface LivePreview {
  /** The last result; stays while the next is being drawn. */
  drawn: DrawnPreview | null
  failed: boolean
  /** Draws what the form holds now, and gives it. */
  drawNow: () => Promise<DrawnPreview | null>
  /** From now on with the child in every look. */
  drawLooks: () => void
  /** From now on with the pet at this place in every breed and coat. */
  drawPetLooks: (index: number) => void
  /** From now on with looks to point at, for pets of which no breed was told. */
  drawAlternatives: () => void
  /** From now on with the pictures of these pages. */
  drawPages: (pages: readonly number[]) => void
}

/**
 * Draws the book again a moment after each change, one drawing at a time; changes meanwhile lead to one more. The
 * engine is loaded at the first change; until then `first` shows. `book`: the one that the form corrects.
 */
export function useLivePreview(form: StoryForm, first: DrawnPreview | null, book?: SequelBase): LivePreview {
  const [drawn, setDrawn] = useState(first)
  const [failed, setFailed] = useState(false)
  const renderer = useRef<PreviewRenderer | null>(null)
  const latest = useRef(0)
  const options = useRef<PreviewRequest>({ looks: false, petLooks: [] })
  /** A renderer that is still loading isn't opened after this. */
  const unmounted = useRef(false)

  const drawNow = useCallback(async (): Promise<DrawnPreview | null> => {
    const id = ++latest.current
    try {
      const [{ openPreviewRenderer }, requests] = await Promise.all([
        import('./preview-renderer'),
        import('./partial-request'),
      ])
      if (unmounted.current) return null
      renderer.current ??= openPreviewRenderer()
      const { request, after } = book
        ? requests.correctedRequest(form.getValues(), book)
        : { request: requests.toPartialRequest(form.getValues()) }
      const result = await renderer.current.draw(request, options.current, after)
      if (id === latest.current) {
        setDrawn(result)
        setFailed(false)
      }
      return result
    } catch (error) {
      console.warn('preview not drawn', error)
      if (id === latest.current) setFailed(true)
      return null
    }
  }, [form, book])

  // A layout effect, so that it hears of what was typed before hydration (lib/browser/dom-values.ts).
  useLayoutEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let drawing = false
    let changedAgain = false
    const draw = () => {
      if (drawing) {
        changedAgain = true
        return
      }
      drawing = true
      void drawNow().then(() => {
        drawing = false
        if (changedAgain) {
          changedAgain = false
          draw()
        }
      })
    }
    const soon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(draw, DRAWN_AFTER_MS)
    }
    unmounted.current = false
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: soon })
    return () => {
      clearTimeout(waiting)
      unsubscribe()
      unmounted.current = true
      renderer.current?.close()
      renderer.current = null
    }
  }, [form, drawNow])

  const drawLooks = useCallback(() => {
    if (options.current.looks) return
    options.current = { ...options.current, looks: true }
    void drawNow()
  }, [drawNow])
  const drawPetLooks = useCallback(
    (index: number) => {
      if (options.current.petLooks.includes(index)) return
      options.current = { ...options.current, petLooks: [...options.current.petLooks, index] }
      void drawNow()
    },
    [drawNow],
  )

  const drawAlternatives = useCallback(() => {
    if (options.current.alternatives) return
    options.current = { ...options.current, alternatives: true }
    // Before the first drawing, that one has them.
    if (latest.current > 0) void drawNow()
  }, [drawNow])

  const drawPages = useCallback(
    (pages: readonly number[]) => {
      if (pages.every((page) => options.current.pages?.includes(page))) return
      options.current = { ...options.current, pages }
      if (latest.current > 0) void drawNow()
    },
    [drawNow],
  )

  return { drawn, failed, drawNow, drawLooks, drawPetLooks, drawAlternatives, drawPages }
}
