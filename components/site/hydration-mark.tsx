'use client'
import { useEffect } from 'react'

/**
 * Marks the document with `data-hydrated` once the page answers: for whoever drives it by a program, as the journeys
 * do.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return null
}
