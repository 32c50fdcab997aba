'use client'
import { useEffect } from 'react'

/** Gives the page what was typed into it before it woke up, all but the part that wakes up later (see use-typed-early.ts). ./early-script.tsx keeps it. */
export function TypedEarly() {
  useEffect(() => {
    const typed = window.wagtaleTyped
    if (!typed) return
    const asleep = document.querySelector('[data-later]')
    // What is typed until that has come is kept too.
    if (typed.length > 0)
      void import('./type-again').then(
        ({ hearAgain }) => hearAgain(typed, asleep),
        () => delete window.wagtaleTyped,
      )
    else if (asleep) typed.within = asleep
    // From here on the fields answer by themselves.
    else delete window.wagtaleTyped
  }, [])
  return null
}
