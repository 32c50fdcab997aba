'use client'
import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * A plain value that only the browser knows and that stays the same while the page is open; `before` on the server
 * and until hydration.
 */
export const useBrowserValue = <T extends string | boolean>(read: () => T, before: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => before)

/**
 * False while the server renders and until React has hydrated the component: then its buttons answer, and the
 * browser's storage can be read.
 */
export const useHydrated = (): boolean => useBrowserValue(() => true, false)

interface WaitingProps {
  disabled: boolean
  'data-hydrating': true | undefined
}

/**
 * For a control that only scripts answer, and that isn't part of a form's values: disabled until hydration, which
 * assistive technology says too. `[data-hydrating]` keeps its usual look (app/globals.css), so that nothing flashes.
 * `disabled`: whether it is disabled for a reason of its own.
 */
export function useDisabledUntilHydrated(disabled = false): WaitingProps {
  const hydrated = useHydrated()
  return { disabled: disabled || !hydrated, 'data-hydrating': (!hydrated && !disabled) || undefined }
}
