'use client'
import { useEffect, useState, type CSSProperties } from 'react'

interface PagePictureProps {
  /** A page's picture: `/api/stories/{id}/pages/{n}/picture.svg?v={version}`. */
  src: string
  /** '' where it is decoration. */
  alt: string
  /** Only fetched when it comes near the screen. */
  lazy?: boolean
  className?: string | undefined
  style?: CSSProperties
}

/** A finished SVG at an address that never changes its content: there is nothing to resize or convert. Where the server was too busy to draw it, it is asked for again. */
export function PagePicture({ src, alt, lazy = false, className, style }: PagePictureProps) {
  const { tries, missed } = useTries(src)
  return (
    <img
      key={tries}
      src={src}
      alt={alt}
      width={1000}
      height={1000}
      decoding="async"
      loading={lazy ? 'lazy' : 'eager'}
      draggable={false}
      className={className}
      style={style}
      onError={missed}
      ref={(image) => {
        // It may have failed before the page was alive to hear of it.
        if (image?.complete && image.naturalWidth === 0) missed()
      }}
    />
  )
}

/** How long until a picture that did not come is asked for again, in milliseconds; after the last it stays away. */
const AGAIN_MS = [1_000, 3_000, 8_000, 20_000]

/** Counts how often the picture at this address was asked for again. A browser asks once an element, so each count wants its own. */
function useTries(src: string): { tries: number; missed: () => void } {
  const [asked, setAsked] = useState({ src, tries: 0, missed: false })
  const { tries, missed } = asked.src === src ? asked : { tries: 0, missed: false }
  const wait = missed ? AGAIN_MS[tries] : undefined
  useEffect(() => {
    if (wait === undefined) return
    const again = setTimeout(() => setAsked({ src, tries: tries + 1, missed: false }), wait)
    return () => clearTimeout(again)
  }, [src, tries, wait])
  return {
    tries,
    missed: () => setAsked((was) => (was.src === src && was.missed ? was : { src, tries, missed: true })),
  }
}
