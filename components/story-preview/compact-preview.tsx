'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import styles from './compact-preview.module.css'
import type { DrawnPreview } from './drawn-preview'
import { LiveCover } from './live-cover'
import { ScriptButton } from '@/components/ui/script-button'

/** Fields in which something is typed or picked from a list. */
const FIELDS = 'input:not([type=radio], [type=checkbox]), select, textarea'

/**
 * On a phone the preview lies below a long form: a small copy of the book stays in the corner until the real one comes
 * into view. Not on a low screen (a phone on its side, a page at 400 %), where it would lie over the field in hand.
 */
export function CompactPreview({ drawn, book }: { drawn: DrawnPreview | null; book: RefObject<HTMLElement | null> }) {
  const t = useTranslations('preview')
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!book.current || typeof IntersectionObserver === 'undefined') return
    // All that is above the screen counts as seen: a leap past the book, to the page's end, is told too.
    const watcher = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting), {
      rootMargin: '1000000px 0px 0px',
    })
    watcher.observe(book.current)
    return () => watcher.disconnect()
  }, [book])
  // Whoever types sees the field, and what its list offers.
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const look = () => setTyping(document.activeElement?.matches(FIELDS) ?? false)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  if (!away || typing) return null
  const go = () => {
    book.current?.scrollIntoView()
    book.current?.focus({ preventScroll: true })
  }
  return (
    <ScriptButton
      className={cn(
        'fixed end-3 bottom-3.5 z-15 animate-slip-in md:hidden [@media(max-height:440px)]:hidden',
        styles['book'],
      )}
      aria-label={t('toBook')}
      onClick={go}
    >
      <LiveCover drawn={drawn} width="68px" small />
    </ScriptButton>
  )
}
