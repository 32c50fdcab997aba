'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/browser/when-idle'
import type { BalloonWords } from './balloons'

/** A page does not fall for want of a balloon. */
const Balloons = lazy(() => import('./balloons').catch(() => ({ default: () => <></> })))

/** Decoration waits until the page has nothing better to do, and never comes to whoever asked for stillness. */
export function BalloonsLater(words: BalloonWords) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    const ask = () => setWanted(!still.matches)
    still.addEventListener('change', ask)
    const callOff = whenIdle(ask, { atLatestMs: 4000, unknownMs: 2000 })
    return () => {
      still.removeEventListener('change', ask)
      callOff()
    }
  }, [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Balloons {...words} />
    </Suspense>
  )
}
