'use client'
import { useEffect, useState } from 'react'

/** How long a button says that something was copied. */
const COPIED_MS = 2_000

/**
 * Copies a text and says so for two seconds. Where the browser gives no clipboard, the text stands beside the button.
 */
export function useCopied(): { copied: string | null; copy: (text: string) => void } {
  const [copied, setCopied] = useState<string | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = (text: string) => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      (error: unknown) => console.warn('not copied', error),
    )
  }
  return { copied, copy }
}
