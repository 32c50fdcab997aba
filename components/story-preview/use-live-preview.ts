'use client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import type { StoryForm } from '../forms/story-form-values'
import type { PreviewRenderer } from './preview-renderer'
import type { DrawnPreview, PreviewRequest } from './drawn-preview'

const DRAWN_AFTER_MS = 220

export interface LivePreview {
  /** The last that was drawn; stays while the next is on the table. */
  drawn: DrawnPreview | null
  failed: boolean
  /** Draws what the form holds now, and gives it. */
  drawNow: () => Promise<DrawnPreview | null>
  /** From now on with the child in every look. */
  drawLooks: () => void
  /** From now on with the pet at this place in every breed and coat. */
  drawPetLooks: (index: number) => void
}

/**
 * Draws the book anew a moment after each change: one drawing at a time, and after it only the newest wish. The engine is loaded with the
 * first change; until then `first` shows. `book`: the one that the form corrects.
 */
export function useLivePreview(form: StoryForm, first: DrawnPreview | null, book?: SequelBase): LivePreview {
  const [drawn, setDrawn] = useState(first)
  const [failed, setFailed] = useState(false)
  const table = useRef<PreviewRenderer | null>(null)
  const round = useRef(0)
  const wanted = useRef<PreviewRequest>({ looks: false, petLooks: [] })
  /** The page is gone: what is still on its way opens no table. */
  const left = useRef(false)

  const drawNow = useCallback(async (): Promise<DrawnPreview | null> => {
    const mine = ++round.current
    try {
      const [{ openPreviewRenderer }, requests] = await Promise.all([
        import('./preview-renderer'),
        import('./partial-request'),
      ])
      if (left.current) return null
      table.current ??= openPreviewRenderer()
      const { request, after } = book
        ? requests.correctedRequest(form.getValues(), book)
        : { request: requests.toPartialRequest(form.getValues()) }
      const made = await table.current.draw(request, wanted.current, after)
      if (mine === round.current) {
        setDrawn(made)
        setFailed(false)
      }
      return made
    } catch (error) {
      console.warn('preview not drawn', error)
      if (mine === round.current) setFailed(true)
      return null
    }
  }, [form, book])

  // A layout effect, so that it hears of what was typed before hydration (lib/browser/dom-values.ts).
  useLayoutEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let drawing = false
    let wishedAgain = false
    const draw = () => {
      if (drawing) {
        wishedAgain = true
        return
      }
      drawing = true
      void drawNow().then(() => {
        drawing = false
        if (wishedAgain) {
          wishedAgain = false
          draw()
        }
      })
    }
    const soon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(draw, DRAWN_AFTER_MS)
    }
    left.current = false
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: soon })
    return () => {
      clearTimeout(waiting)
      unsubscribe()
      left.current = true
      table.current?.close()
      table.current = null
    }
  }, [form, drawNow])

  const drawLooks = useCallback(() => {
    if (wanted.current.looks) return
    wanted.current = { ...wanted.current, looks: true }
    void drawNow()
  }, [drawNow])
  const drawPetLooks = useCallback(
    (index: number) => {
      if (wanted.current.petLooks.includes(index)) return
      wanted.current = { ...wanted.current, petLooks: [...wanted.current.petLooks, index] }
      void drawNow()
    },
    [drawNow],
  )

  return { drawn, failed, drawNow, drawLooks, drawPetLooks }
}
