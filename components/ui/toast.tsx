'use client'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { CloseIcon } from './icons'
import { TOAST_DURATION, dismissToast, noToastEntries, subscribeToToasts, toastEntries } from './toast-store'
import { TOAST_CLOSE, TOAST_TEXT, TOAST_TITLE, toastVariants, toasterVariants } from './toast-variants'

export interface ToastViewportProps {
  /** Names the area for screen readers; says which key (F8) focuses it. */
  label: string
  closeLabel: string
  /** The corner: staff pages keep their buttons at the end free. */
  corner?: 'end' | 'start'
}

const SWIPE_THRESHOLD_PX = 50

export default function ToastViewport({ label, closeLabel, corner = 'end' }: ToastViewportProps) {
  const entries = useSyncExternalStore(subscribeToToasts, toastEntries, noToastEntries)
  return (
    <Radix.Provider label={label} duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {entries.map((entry) => (
        <Radix.Root
          key={entry.id}
          open={entry.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(entry.id)
          }}
          duration={entry.duration ?? TOAST_DURATION}
          type={entry.variant === 'destructive' ? 'foreground' : 'background'}
          className={toastVariants[entry.variant ?? 'default']}
        >
          <Radix.Title data-slot="toast-title" className={TOAST_TITLE}>
            {entry.title}
          </Radix.Title>
          {entry.description !== undefined && (
            <Radix.Description className={TOAST_TEXT}>{entry.description}</Radix.Description>
          )}
          {entry.action && (
            <Radix.Action asChild altText={entry.action.altText}>
              {entry.action.element}
            </Radix.Action>
          )}
          <Radix.Close className={TOAST_CLOSE} aria-label={closeLabel}>
            <CloseIcon />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport hotkey={['F8']} label={label} data-slot="toaster" className={toasterVariants[corner]} />
    </Radix.Provider>
  )
}
