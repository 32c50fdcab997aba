'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const FIRST_MS = 1500
const LONGEST_MS = 15_000
const GROWTH = 1.5

/** Asks the server for this page again and again, ever more seldom, until what comes back no longer has this part. */
export function RefreshUntilDone() {
  const router = useRouter()
  useEffect(() => {
    let wait = FIRST_MS
    let timer = setTimeout(ask, wait)
    function ask() {
      if (!document.hidden) router.refresh()
      wait = Math.min(LONGEST_MS, wait * GROWTH)
      timer = setTimeout(ask, wait)
    }
    return () => clearTimeout(timer)
  }, [router])
  return null
}
