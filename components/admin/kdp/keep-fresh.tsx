'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** A story taken back from approval must be gone from an open page within a minute. */
const REFRESH_MS = 45_000

/** Reads the page's data again now and then, and when somebody comes back to it. */
export function KeepFresh() {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router])
  return null
}
