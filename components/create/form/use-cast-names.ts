'use client'
import { useMessages } from 'next-intl'

/** The names of a closed list in the page's language, by id; what a name is missing for keeps its own. */
export function useCastNames(of: 'colours' | 'events'): (one: { id: string; name: string }) => string {
  const names: Record<string, string> = useMessages().lists[of]
  return ({ id, name }) => names[id] ?? name
}
