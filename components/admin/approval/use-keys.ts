'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Whether single keys do anything, kept in this browser: people who speak to their computer turn them off (WCAG 2.1.4). */
const STORED = 'wagtale-staff-keys'
const listeners = new Set<() => void>()
let off: boolean | undefined

function isOn(): boolean {
  try {
    off ??= localStorage.getItem(STORED) === 'off'
  } catch {
    off ??= false
  }
  return !off
}

export function turnKeys(on: boolean): void {
  off = !on
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off')
  } catch {
    // Closed storage: it holds as long as the page is open.
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

/** What single keys do while nobody types, and no dialog is open. Keys are what the keyboard gives with shift ('?', 'C'). */
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
