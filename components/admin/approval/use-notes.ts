'use client'
import { useState } from 'react'

/**
 * The notes as typed, and as stored. Until the administrator types, the field follows the stored notes; after that, the
 * typed text stays, and notes that somebody else has stored meanwhile are returned as `theirs`.
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
    /** Undefined until the text differs from the stored one. */
    typed: typed === null || typed === from ? undefined : typed,
    /** Notes stored by somebody else since typing began. */
    theirs: typed !== null && stored !== from ? stored : undefined,
    saved: () => setTyped(null),
  }
}
