'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { cn } from './cn'
import { loadToastViewport } from './load-toast'
import type { ToastViewportProps } from './toast'
import { dismissToast, noToastEntries, subscribeToToasts, toastEntries } from './toast-store'

const useEntries = () => useSyncExternalStore(subscribeToToasts, toastEntries, noToastEntries)

/** In the area's place where its script does not come, from a server that is gone or was built anew: the message then is all the more worth reading, and no page falls for want of it. */
function PlainArea({ closeLabel, corner }: ToastViewportProps) {
  const entries = useEntries()
  return (
    <div className={cn('toaster', corner === 'start' && 'toaster-start')} role="alert">
      {entries
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div key={id} className="toast toast-destructive">
            <p className="toast-title">{title}</p>
            <p className="toast-text">{description}</p>
            <button
              type="button"
              className="icon-btn toast-close"
              aria-label={closeLabel}
              onClick={() => dismissToast(id)}
            >
              ×
            </button>
          </div>
        ))}
    </div>
  )
}

const ToastArea = lazy(() => loadToastViewport().catch(() => ({ default: PlainArea })))

/** Loads the area with the first message, so that a page that says nothing carries nothing. */
export function Toaster(props: ToastViewportProps) {
  if (useEntries().length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastArea {...props} />
    </Suspense>
  )
}
