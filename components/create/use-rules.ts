'use client'
import { useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { MISSING_AT_FIRST, type FieldPath } from './field-path'
import { useStoryForm } from './story-form'
import type * as StoryRules from './story-rules'

type Rules = typeof StoryRules

let rules: Rules | null = null
let loading: Promise<Rules> | null = null
const listeners = new Set<() => void>()

/** The schema's rules, loaded when somebody begins; a load that failed is tried again at the next call. */
export function loadRules(): Promise<Rules> {
  loading ??= import('./story-rules').then(
    (loaded) => {
      rules = loaded
      for (const listener of listeners) listener()
      return loaded
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null until they are loaded. */
export const useRules = (): Rules | null =>
  useSyncExternalStore(
    subscribe,
    () => rules,
    () => null,
  )

/** What the form still lacks, in its order. */
export function useMissing(): readonly FieldPath[] {
  const { control } = useStoryForm()
  const values = useWatch({ control })
  const known = useRules()
  return known ? known.missingFields(values) : MISSING_AT_FIRST
}
