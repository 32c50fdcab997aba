'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadToastViewport } from './load-toast'
import type { ToastViewportProps } from './toast'
import { dismissToast, noToastEntries, subscribeToToasts, toastEntries } from './toast-store'
import { TOAST_CLOSE, TOAST_TEXT, TOAST_TITLE, toastVariants, toasterVariants } from './toast-variants'

const useEntries = () => useSyncExternalStore(subscribeToToasts, toastEntries, noToastEntries)

/**
 * Shown when the toast area's script fails to load (the server is gone, or was built anew): the message then matters all
 * the more, and no page should fail for want of it.
 */
function PlainArea({ closeLabel, corner = 'end' }: ToastViewportProps) {
  const entries = useEntries()
  return (
    <div data-slot="toaster" className={toasterVariants[corner]} role="alert">
      {entries
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div key={id} className={toastVariants.destructive}>
            <p data-slot="toast-title" className={TOAST_TITLE}>
              {title}
            </p>
            <p className={TOAST_TEXT}>{description}</p>
            <button type="button" className={TOAST_CLOSE} aria-label={closeLabel} onClick={() => dismissToast(id)}>
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
