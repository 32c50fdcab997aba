'use client'
import { useEffect } from 'react'

/** Gives the page what was typed into it before it woke up; see scripts/late-scripts.ts, which keeps that. */
export function TypedEarly() {
  useEffect(() => {
    const kept = window.wagtaleTyped ?? []
    // From here on the fields answer by themselves.
    delete window.wagtaleTyped
    if (kept.length > 0) void import('./type-again').then(({ typeAgain }) => typeAgain(kept), () => undefined)
  }, [])
  return null
}
