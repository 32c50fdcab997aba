'use client'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { pageForKey } from '@/lib/domain/book/turning'

/**
 * Makes a row of buttons, one for each page, a single stop of the Tab key (ARIA practices, toolbar): the arrows, Home
 * and End choose, and the focus goes along. `at` counts from 0; its button is the `aria-current` one, and the only
 * one with a tabIndex of 0.
 */
export function useRovingTabindex(
  row: RefObject<HTMLElement | null>,
  at: number,
  total: number,
  goTo: (at: number) => void,
) {
  useEffect(() => {
    if (row.current?.contains(document.activeElement)) row.current.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [row, at])
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const page = pageForKey(
      event.key,
      { page: at + 1, total },
      getComputedStyle(event.currentTarget).direction === 'rtl',
    )
    if (page === null) return
    event.preventDefault()
    if (page >= 1 && page <= total) goTo(page - 1)
  }
}
