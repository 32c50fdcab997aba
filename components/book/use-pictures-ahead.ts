'use client'
import { useEffect, useRef, useState } from 'react'
import { WIDE } from '@/components/illustration/page-picture'
import { whenIdle } from '@/lib/browser/when-idle'

export type PictureAhead = string | { narrow: string; wide: string } | null
const onThisScreen = (picture: PictureAhead): string | null =>
  picture === null || typeof picture === 'string'
    ? picture
    : window.matchMedia(WIDE).matches
      ? picture.wide
      : picture.narrow

const nearestFirst = (pictures: readonly PictureAhead[], page: number): string[] =>
  pictures
    .map((src, at) => ({ src, far: Math.abs(at + 1 - page) }))
    .toSorted((a, b) => a.far - b.far)
    .flatMap(({ src }) => onThisScreen(src) ?? [])

/**
 * Has the book's pictures fetched and read one by one while it lies still, those nearest to the open page first.
 * Reading a picture's many shapes takes a browser longer than all else in a turn, and only images that somebody holds
 * are not read again: a turn then finds its picture as good as drawn. One picture, or none, for each page.
 */
export function usePicturesAhead(pictures: readonly PictureAhead[], page: number, turning: boolean): void {
  const held = useRef(new Map<string, HTMLImageElement>())
  const [keeper, setKeeper] = useState(0)
  useEffect(() => {
    // What was read before a service worker took the page over is not found again behind it.
    const takenOver = () => {
      held.current.clear()
      setKeeper((times) => times + 1)
    }
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
    serviceWorker?.addEventListener('controllerchange', takenOver)
    return () => serviceWorker?.removeEventListener('controllerchange', takenOver)
  }, [])
  useEffect(() => {
    if (turning) return
    const wanted = nearestFirst(pictures, page)
    let cancel = () => {}
    const next = () => {
      const src = wanted.shift()
      if (src === undefined) return
      if (held.current.has(src)) return next()
      const image = new Image()
      const done = () => {
        cancel = whenIdle(next)
      }
      image.onload = done
      image.onerror = () => {
        held.current.delete(src)
        done()
      }
      image.src = src
      held.current.set(src, image)
    }
    cancel = whenIdle(next)
    return () => {
      wanted.length = 0
      cancel()
    }
  }, [pictures, page, turning, keeper])
}
