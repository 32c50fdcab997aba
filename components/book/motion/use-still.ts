'use client'
import { useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'
const subscribe = (listener: () => void) => {
  const query = window.matchMedia(STILL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether this device asks for less motion; on the server and until hydration it doesn't. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(STILL).matches,
    () => false,
  )
