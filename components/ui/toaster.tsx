'use client'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadToastViewport } from './load-toast'
import type { ToastViewportProps } from './toast'
import { dismissToast, noToastEntries, subscribeToToasts, toastEntries } from './toast-store'

const AREA = 'fixed inset-x-3.5 bottom-[calc(14px+var(--actions-height,0px))] z-60 md:start-auto md:w-97.5'
const SLIP =
  'relative border-s-10 border-destructive bg-card py-4 ps-5.5 pe-14 text-ink shadow-2 forced-colors:border-2'

const useEntries = () => useSyncExternalStore(subscribeToToasts, toastEntries, noToastEntries)

/**
 * Shown when the toast area's script fails to load (the server is gone, or was built anew): the message then matters
 * all the more, and no page should fail for want of it. Its look is plain, since this part is in the script of every
 * page.
 */
function PlainArea({ closeLabel }: ToastViewportProps) {
  const entries = useEntries()
  return (
    <div data-slot="toaster" className={AREA} role="alert">
      {entries
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div key={id} className={SLIP}>
            <p data-slot="toast-title" className="font-heavy">
              {title}
            </p>
            <p>{description}</p>
            <button
              type="button"
              className="absolute end-1.5 top-1.5 size-11"
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
