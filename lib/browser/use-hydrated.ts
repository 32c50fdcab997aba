'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser can tell and what stays so while the page is open (`read`, a plain value); while the server draws, and until the page has woken up, `before`. */
export const useBrowserValue = <T extends string | boolean>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before)

/** Whether the page has woken up: its buttons answer, and what the browser keeps can be read. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false)
