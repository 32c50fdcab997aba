'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadToastArea } from './load-toast-area'
import type { ToastAreaProps } from './toast-area'
import { noToastEntries, subscribeToToasts, toastEntries } from './toast-store'

const ToastArea = lazy(loadToastArea)

/** Loads the area with the first message, so that a page that says nothing carries nothing. */
export function Toaster(props: ToastAreaProps) {
  const entries = useSyncExternalStore(subscribeToToasts, toastEntries, noToastEntries)
  if (entries.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastArea {...props} />
    </Suspense>
  )
}
