'use client'
import { useSyncExternalStore } from 'react'
import { writeStorage, readStorage } from '@/lib/browser/storage'
import { READER_FONTS, READER_PREFERENCES_KEY, READER_TEXT_SIZES } from '@/lib/browser/reading-keys'

export interface ReaderPreferences {
  face: (typeof READER_FONTS)[number]
  size: (typeof READER_TEXT_SIZES)[number]
  night: boolean
  /** Whether pictures may move with their words. */
  moving: boolean
}
const USUAL: ReaderPreferences = { face: 'andika', size: '2', night: false, moving: true }

/**
 * What was stored, as far as it is ours. A few fields, read without a schema: that would be the heaviest thing in the
 * reader.
 */
function lookOf(stored: unknown): ReaderPreferences {
  if (typeof stored !== 'object' || stored === null) return USUAL
  return {
    face: ('face' in stored && READER_FONTS.find((face) => face === stored.face)) || USUAL.face,
    size: ('size' in stored && READER_TEXT_SIZES.find((size) => size === stored.size)) || USUAL.size,
    night: 'night' in stored && stored.night === true,
    moving: !('moving' in stored) || stored.moving !== false,
  }
}
const CHANGED = 'wagtale:reading-look'

let unsaved: string | null = null
let read: { from: string | null; look: ReaderPreferences } = { from: null, look: USUAL }

function current(): ReaderPreferences {
  const from = unsaved ?? readStorage(READER_PREFERENCES_KEY)
  if (from === read.from) return read.look
  let stored: unknown = {}
  try {
    stored = JSON.parse(from ?? '{}')
  } catch {
    // Not ours, or cut off: the usual look.
  }
  read = { from, look: lookOf(stored) }
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

/** Letters, their size and colours, and moving pictures in the reader, as this browser's reader wants them. */
export const useReaderPreferences = (): ReaderPreferences => useSyncExternalStore(subscribe, current, () => USUAL)

export function setReaderPreferences(change: Partial<ReaderPreferences>): void {
  const next = JSON.stringify({ ...current(), ...change })
  unsaved = writeStorage(READER_PREFERENCES_KEY, next) ? null : next
  window.dispatchEvent(new Event(CHANGED))
}
