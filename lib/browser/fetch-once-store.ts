'use client'
import { useSyncExternalStore } from 'react'

interface AskedStore<T> {
  /** Asks when the first part of a page wants to know. */
  subscribe: (listener: () => void) => () => void
  read: () => T | undefined
  /** What is known without asking. */
  know: (value: T) => void
  askAgain: () => void
}

/** Something that only the server knows, asked once for a whole visit. Undefined until it is known, and when it can't be. */
export function fetchOnceStore<T>(ask: () => Promise<T>): AskedStore<T> {
  const listeners = new Set<() => void>()
  let value: T | undefined
  let asking: Promise<void> | undefined
  const know = (news: T) => {
    value = news
    for (const listener of listeners) listener()
  }
  const askAgain = () => {
    const mine: Promise<void> = ask().then(
      (news) => (asking === mine ? know(news) : undefined),
      (error: unknown) => {
        console.warn('not told', error)
        if (asking === mine) asking = undefined
      },
    )
    asking = mine
  }
  return {
    know,
    askAgain,
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      if (asking === undefined && value === undefined) askAgain()
      return () => void listeners.delete(listener)
    },
  }
}

export const useFetchedOnce = <T>(store: AskedStore<T>): T | undefined =>
  useSyncExternalStore(store.subscribe, store.read, () => undefined)
