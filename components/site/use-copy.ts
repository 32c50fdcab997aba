'use client'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast-store'

/** How long a button says that it has copied. */
const SAYS_COPIED_MS = 2000

interface CopyWords {
  copied: string
  copyFailed: string
}

/**
 * Copies a text, says so on the button and in a message; says it too when the browser won't. `copied` is the key of
 * what was copied last.
 */
export function useCopy(words: CopyWords): {
  copied: string | null
  copy: (key: string, text: string, news: string) => void
} {
  const [copied, setCopied] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = (key: string, text: string, news: string) => {
    navigator.clipboard.writeText(text).then(
      () => {
        clearTimeout(timer.current)
        setCopied(key)
        timer.current = setTimeout(() => setCopied(null), SAYS_COPIED_MS)
        toast({ title: words.copied, description: news })
      },
      () => toast({ title: words.copyFailed, variant: 'destructive' }),
    )
  }
  return { copied, copy }
}
