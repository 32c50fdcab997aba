'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * Where this browser stores whether single-key shortcuts are on. They can be turned off, since speech input may trigger
 * them by accident (WCAG 2.1.4).
 */
const STORAGE_KEY = 'wagtale-staff-keys'
const listeners = new Set<() => void>()
let off: boolean | undefined

function isOn(): boolean {
  try {
    off ??= localStorage.getItem(STORAGE_KEY) === 'off'
  } catch {
    off ??= false
  }
  return !off
}

export function turnKeys(on: boolean): void {
  off = !on
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  } catch {
    // No access to storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export const useKeysOn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isOn,
    () => true,
  )

/**
 * Single-key shortcuts, ignored in text fields and dialogs.
 * @param keys by `KeyboardEvent.key`, shift included ('?', 'C')
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      if (!act || !isOn() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (
        event.target instanceof Element &&
        event.target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]')
      )
        return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
