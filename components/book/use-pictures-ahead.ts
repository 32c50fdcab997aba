'use client'
import { useEffect, useRef } from 'react'
import type { ReaderPage } from '@/lib/domain/book/reader-pages'

/**
 * Has the pictures two pages on and two pages back fetched and read while the book lies still: the page that is mounted when a turn has
 * settled finds its picture there. Reading its many shapes takes longer than all else in a turn, and a quick reader turns again at once.
 */
export function usePicturesAhead(pages: readonly ReaderPage[], page: number, turning: boolean): void {
  // Those between are kept too: what nobody holds would be read again.
  const held = useRef(new Map<string, HTMLImageElement>())
  useEffect(() => {
    if (turning) return
    const near = pages.slice(Math.max(0, page - 3), page + 2).flatMap(({ imageUrl: src }) => (src ? [src] : []))
    held.current = new Map(near.map((src) => [src, held.current.get(src) ?? Object.assign(new Image(), { src })]))
  }, [pages, page, turning])
}
