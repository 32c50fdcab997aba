'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadToastViewport } from './load-toast'
import type { ToastViewportProps } from './toast'
import { dismissToast, noToastEntries, subscribeToToasts, toastEntries } from './toast-store'
import { TOAST_CLOSE, TOAST_TEXT, TOAST_TITLE, toastVariants, toasterVariants } from './toast-variants'

const useEntries = () => useSyncExternalStore(subscribeToToasts, toastEntries, noToastEntries)

/** In the area's place where its script does not come, from a server that is gone or was built anew: the message then is all the more worth reading, and no page falls for want of it. */
function PlainArea({ closeLabel, corner = 'end' }: ToastViewportProps) {
  const entries = useEntries()
  return (
    <div className={toasterVariants[corner]} role="alert">
      {entries
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div key={id} className={toastVariants.destructive}>
            <p className={TOAST_TITLE}>{title}</p>
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
