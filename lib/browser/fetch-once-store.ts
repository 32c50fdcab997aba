'use client'
import { useSyncExternalStore } from 'react'

interface FetchOnceStore<T> {
  /** Fetches when the first component subscribes. */
  subscribe: (listener: () => void) => () => void
  read: () => T | undefined
  /** Sets the value without a request. */
  set: (value: T) => void
  refetch: () => void
}

/**
 * A store for something that only the server knows, fetched once a visit. Undefined until the response, and after a
 * failed request.
 */
export function fetchOnceStore<T>(fetchValue: () => Promise<T>): FetchOnceStore<T> {
  const listeners = new Set<() => void>()
  let value: T | undefined
  let pending: Promise<void> | undefined
  const set = (next: T) => {
    value = next
    for (const listener of listeners) listener()
  }
  const refetch = () => {
    const current: Promise<void> = fetchValue().then(
      (result) => (pending === current ? set(result) : undefined),
      (error: unknown) => {
        console.warn('not fetched', error)
        if (pending === current) pending = undefined
      },
    )
    pending = current
  }
  return {
    set,
    refetch,
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      if (pending === undefined && value === undefined) refetch()
      return () => void listeners.delete(listener)
    },
  }
}

export const useFetchedOnce = <T>(store: FetchOnceStore<T>): T | undefined =>
  useSyncExternalStore(store.subscribe, store.read, () => undefined)
