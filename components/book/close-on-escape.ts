import type { KeyboardEvent } from 'react'

/** Of a sheet that opens below its summary: Escape shuts it, and the focus is on what opened it. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
