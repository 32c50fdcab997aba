'use client'
import { useEffect, useMemo, useState } from 'react'
import type { RoomSnapshot } from '@/lib/domain/collaboration/room-log'
import type { RoomState } from './room-connection'

/** From page to page: most of a turn is seen, and the whole book takes five seconds. */
const PAGE_MS = 240

interface Growing {
  writing: RoomState['writing']
  room: RoomSnapshot
}

/**
 * The book grows page by page before everybody's eyes, also where all its pages come at once; until it has, the new
 * version isn't there yet. Versions of before this page was opened are there at once, and so is all where motion is
 * unwelcome.
 */
export function useGrowingBook({ writing, room }: Growing): Growing {
  const newest = room.versions.at(-1)
  const [before] = useState(newest?.number ?? 0)
  const [shown, setShown] = useState({ version: 0, pages: 0 })
  const book = writing ?? (newest ? { version: newest.number, pages: newest.pages } : null)
  const at = book && shown.version === book.version ? Math.min(shown.pages, book.pages.length) : 0
  const isGrowing =
    book !== null &&
    book.version > before &&
    at < book.pages.length &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const version = book?.version ?? 0
  useEffect(() => {
    if (!isGrowing) return
    const timer = setTimeout(() => setShown({ version, pages: at + 1 }), PAGE_MS)
    return () => clearTimeout(timer)
  }, [isGrowing, version, at])
  const pages = book?.pages
  return useMemo(
    () =>
      isGrowing && pages
        ? {
            writing: { version, pages: pages.slice(0, at) },
            room: { ...room, versions: room.versions.filter(({ number }) => number < version) },
          }
        : { writing, room },
    [isGrowing, pages, version, at, writing, room],
  )
}
