import type { ReactElement } from 'react'

export interface ToastMessage {
  title: string
  description?: string
  /** A button or link; `altText` tells those who can't reach it in time what else to do. */
  action?: { element: ReactElement; altText: string }
  variant?: 'default' | 'destructive'
  /** Milliseconds on screen. */
  duration?: number
}
export interface ToastEntry extends ToastMessage {
  id: number
  open: boolean
}

const TOASTS_AT_MOST = 1
export const TOAST_DURATION = 5000
/** Milliseconds after which a dismissed toast is removed from the list. */
export const TOAST_REMOVED_AFTER = 1_000_000

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a message; it replaces the one on screen. Returns its id and how to dismiss it. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  const id = ++lastId
  publish([{ ...message, id, open: true }, ...entries].slice(0, TOASTS_AT_MOST))
  return { id, dismiss: () => dismissToast(id) }
}

export function dismissToast(id: number): void {
  if (!entries.some((entry) => entry.id === id && entry.open)) return
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(() => publish(entries.filter((entry) => entry.id !== id)), TOAST_REMOVED_AFTER)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const toastEntries = (): readonly ToastEntry[] => entries
const NONE: readonly ToastEntry[] = []
export const noToastEntries = (): readonly ToastEntry[] => NONE
