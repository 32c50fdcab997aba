'use client'
import { useSyncExternalStore } from 'react'
import { writeStorage, readStorage } from '@/lib/browser/storage'
import { READER_FONTS, READER_PREFERENCES_KEY, READER_TEXT_SIZES } from '@/lib/browser/reading-keys'

export interface ReaderPreferences {
  face: (typeof READER_FONTS)[number]
  size: (typeof READER_TEXT_SIZES)[number]
  night: boolean
}
const USUAL: ReaderPreferences = { face: 'andika', size: '2', night: false }

/** What was kept, as far as it is ours. Three fields, read without a schema: that would be the heaviest thing in the reader. */
function lookOf(kept: unknown): ReaderPreferences {
  if (typeof kept !== 'object' || kept === null) return USUAL
  return {
    face: ('face' in kept && READER_FONTS.find((face) => face === kept.face)) || USUAL.face,
    size: ('size' in kept && READER_TEXT_SIZES.find((size) => size === kept.size)) || USUAL.size,
    night: 'night' in kept && kept.night === true,
  }
}
const CHANGED = 'wagtale:reading-look'

let unsaved: string | null = null
let read: { from: string | null; look: ReaderPreferences } = { from: null, look: USUAL }

function current(): ReaderPreferences {
  const from = unsaved ?? readStorage(READER_PREFERENCES_KEY)
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
export const useReaderPreferences = (): ReaderPreferences => useSyncExternalStore(subscribe, current, () => USUAL)

export function setReaderPreferences(change: Partial<ReaderPreferences>): void {
  const next = JSON.stringify({ ...current(), ...change })
  unsaved = writeStorage(READER_PREFERENCES_KEY, next) ? null : next
  window.dispatchEvent(new Event(CHANGED))
}
