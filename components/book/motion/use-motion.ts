'use client'
import { useEffect, useRef, type RefObject } from 'react'
import type { Word } from '@/lib/domain/book/narration/script'
import { whenIdle } from '@/lib/browser/when-idle'
import type { MovedPage } from '@/lib/browser/motion/move-page'
import { loadMotion } from './load-motion'

interface Motion {
  /** Where the open leaf is. */
  book: RefObject<HTMLElement | null>
  page: number
  /** What is read aloud of the page; none where its picture has no words. */
  text: string | null
  language: string
  turning: boolean
  word: Word | null
  /** Whether pictures may move. */
  on: boolean
}

/** The open page's picture moves with its words, once the page lies still. */
export function useMotion({ book, page, text, language, turning, word, on }: Motion): void {
  const open = useRef<MovedPage | null>(null)
  const latest = useRef(word)
  useEffect(() => {
    latest.current = word
    open.current?.say(word)
  }, [word])
  useEffect(() => {
    if (!on || turning || text === null) return
    const left = new AbortController()
    const begin = async () => {
      const image = book.current?.querySelector("[data-place='here'] img")
      if (!(image instanceof HTMLImageElement)) return
      const { movePage } = await loadMotion()
      const moved = await movePage({ image, text, language, signal: left.signal })
      if (left.signal.aborted) return
      open.current = moved
      moved?.say(latest.current)
    }
    const cancel = whenIdle(() => {
      begin().catch((error: unknown) => console.warn('this picture stays still', error))
    })
    return () => {
      cancel()
      left.abort()
      open.current = null
    }
  }, [book, page, text, language, turning, on])
}
