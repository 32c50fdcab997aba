'use client'
import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

const EVERY_MS = 10_000
/** A quarter of an hour; a bank that takes longer is waited for by mail. */
const TIMES = 90

/** While a payment is awaited: the page is read again now and then, as long as somebody sees it. */
export function LookAgain() {
  const router = useRouter()
  useEffect(() => {
    let times = 0
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      times += 1
      if (times > TIMES) return clearInterval(timer)
      router.refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [router])
  return null
}
