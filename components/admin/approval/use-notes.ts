'use client'
import { useState } from 'react'

/**
 * What is being typed, and what stands stored. Untouched notes follow what is stored; typed ones are kept whatever somebody else writes
 * in the meantime, and theirs is told beside them.
 */
export function useNotes(stored: string) {
  const [typed, setTyped] = useState<string | null>(null)
  const [from, setFrom] = useState(stored)
  const begin = (text: string) => {
    if (typed === null) setFrom(stored)
    setTyped(text)
  }
  return {
    value: typed ?? stored,
    type: begin,
    /** Nothing while nobody has typed. */
    typed: typed === null || typed === from ? undefined : typed,
    /** What somebody else has written since typing began. */
    theirs: typed !== null && stored !== from ? stored : undefined,
    saved: () => setTyped(null),
  }
}
