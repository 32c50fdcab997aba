'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeptChange } from './kept'
import { actAgain, fillAgain, hearAgain, take } from './type-again'

/**
 * Gives the part of a page that wakes up later, the one marked with `data-later`, what was done to it before. Its fields hear of it in the very moment in
 * which they begin to answer, so that nothing that was chosen goes out for a while; what its buttons do is done when all else is ready. It stands after
 * what listens to the fields.
 */
export function useTypedEarly(): void {
  const filled = useRef<readonly KeptChange[]>(null)
  useLayoutEffect(() => {
    const typed = window.wagtaleTyped
    if (!typed || typed.composing) return
    filled.current = take(typed, null)
    fillAgain(filled.current)
  }, [])
  useEffect(() => {
    if (filled.current) void actAgain(filled.current)
    else if (window.wagtaleTyped) hearAgain(window.wagtaleTyped, null)
    filled.current = null
  }, [])
}
