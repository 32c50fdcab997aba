'use client'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { whenIdle } from '@/lib/browser/when-idle'
import { saveReadingPosition, loadReadingPosition } from '@/lib/browser/reading-position'
import {
  prepareTurn,
  openAt,
  createTurning,
  pageForKey,
  pagesForSwipe,
  settle,
  turnTo,
  TURN_MS,
  type Turning,
} from '@/lib/domain/book/turning'

type Move = { to: number } | { openAt: number } | 'settle' | 'layReady'
const move = (book: Turning, action: Move): Turning =>
  action === 'settle'
    ? settle(book)
    : action === 'layReady'
      ? prepareTurn(book)
      : 'to' in action
        ? turnTo(book, action.to)
        : openAt(book, action.openAt)

const COMPLETE_AFTER_MS = 1000
const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null

type Key = Pick<
  globalThis.KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target' | 'preventDefault'
>

interface ReaderOf {
  /** The story's id, to find the place where it was left. */
  id: string
  total: number
  rtl: boolean
  /** Called once, a second after the last page was first reached. */
  onComplete: () => void
}

/** The pages of an open book: buttons, keys and fingers turn them. It opens where it was left. */
export function useReader({ id, total, rtl, onComplete }: ReaderOf) {
  const [book, act] = useReducer(move, total, createTurning)
  const complete = useRef(onComplete)
  const touch = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    complete.current = onComplete
  }, [onComplete])

  // The server doesn't know the place; the page was hidden until here if there is one (settle-script).
  useLayoutEffect(() => {
    act({ openAt: loadReadingPosition(id) })
    delete document.documentElement.dataset.leftOff
  }, [id])
  const opened = useRef(false)
  useEffect(() => {
    if (book.leaving !== null) return
    if (opened.current) saveReadingPosition(id, book.page, total)
    opened.current = true
  }, [id, book.page, book.leaving, total])

  useEffect(() => {
    if (book.leaving === null) return
    const timer = setTimeout(() => act('settle'), TURN_MS)
    return () => clearTimeout(timer)
  }, [book.leaving])

  useEffect(() => {
    if (book.leaving === null) return whenIdle(() => act('layReady'))
  }, [book.leaving, book.page])

  useEffect(() => {
    if (!book.finished) return
    const timer = setTimeout(() => complete.current(), COMPLETE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [book.finished])

  const goTo = useCallback((page: number) => act({ to: page }), [])
  const turnByKey = (event: Key) => {
    if (
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      (event.target && isTyping(event.target))
    )
      return
    const page = pageForKey(event.key, book, rtl)
    if (page === null) return
    event.preventDefault()
    goTo(page)
  }
  // Whoever has just opened the book has the focus nowhere, and turns its pages all the same.
  const turnByLooseKey = useEffectEvent((event: Key) => {
    if (event.target === document.body) turnByKey(event)
  })
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => turnByLooseKey(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return {
    ...book,
    turning: book.leaving !== null,
    goTo,
    /** Keys turn pages while the focus is somewhere inside, or nowhere. */
    onKeyDown: (event: KeyboardEvent) => turnByKey(event),
    onPointerDown: (event: PointerEvent) => {
      touch.current = event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    },
    // A finger that scrolls the page is the browser's.
    onPointerCancel: () => {
      touch.current = null
    },
    onPointerUp: (event: PointerEvent) => {
      const from = touch.current
      touch.current = null
      if (!from) return
      const by = pagesForSwipe(event.clientX - from.x, event.clientY - from.y, rtl)
      if (by !== 0) goTo(book.page + by)
    },
  }
}
