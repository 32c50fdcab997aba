'use client'
import { useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { INITIALLY_MISSING, type FieldPath } from '@/components/forms/field-path'
import { useStoryForm } from '@/components/forms/story-form-values'
import type * as StoryRules from '@/components/forms/validation-rules'

type Rules = typeof StoryRules

let rules: Rules | null = null
let loading: Promise<Rules> | null = null
const listeners = new Set<() => void>()

/** Loads the schema's rules, once; a failed load is retried at the next call. */
export function loadValidationRules(): Promise<Rules> {
  loading ??= import('@/components/forms/validation-rules').then(
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

/** The schema's rules, null until they are loaded. */
export const useValidationRules = (): Rules | null =>
  useSyncExternalStore(
    subscribe,
    () => rules,
    () => null,
  )

/** What the form still lacks, in its order. */
export function useMissingFields(): readonly FieldPath[] {
  const { control } = useStoryForm()
  const values = useWatch({ control })
  const known = useValidationRules()
  return known ? known.missingFields(values) : INITIALLY_MISSING
}
