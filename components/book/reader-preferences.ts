'use client'
import { useSyncExternalStore } from 'react'
import { keep, recall } from '@/lib/browser/storage'
import { FACES, LOOK_KEY, SIZES } from '@/lib/browser/reading-keys'

export interface ReadingLook {
  face: (typeof FACES)[number]
  size: (typeof SIZES)[number]
  night: boolean
}
const USUAL: ReadingLook = { face: 'andika', size: '2', night: false }

/** What was kept, as far as it is ours. Three fields, read without a schema: that would be the heaviest thing in the reader. */
function lookOf(kept: unknown): ReadingLook {
  if (typeof kept !== 'object' || kept === null) return USUAL
  return {
    face: ('face' in kept && FACES.find((face) => face === kept.face)) || USUAL.face,
    size: ('size' in kept && SIZES.find((size) => size === kept.size)) || USUAL.size,
    night: 'night' in kept && kept.night === true,
  }
}
const CHANGED = 'wagtale:reading-look'

let unsaved: string | null = null
let read: { from: string | null; look: ReadingLook } = { from: null, look: USUAL }

function current(): ReadingLook {
  const from = unsaved ?? recall(LOOK_KEY)
  if (from === read.from) return read.look
  let kept: unknown = {}
  try {
    kept = JSON.parse(from ?? '{}')
  } catch {
    // Not ours, or cut off: the usual look.
  }
  read = { from, look: lookOf(kept) }
  return read.look
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

/** Letters, their size and colours in the reader, as this browser's reader wants them. */
export const useReadingLook = (): ReadingLook => useSyncExternalStore(subscribe, current, () => USUAL)

export function setReadingLook(change: Partial<ReadingLook>): void {
  const next = JSON.stringify({ ...current(), ...change })
  unsaved = keep(LOOK_KEY, next) ? null : next
  window.dispatchEvent(new Event(CHANGED))
}
