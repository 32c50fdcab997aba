'use client'
import { useEffect, useState, type CSSProperties } from 'react'

interface PagePictureProps {
  /** A page's picture: `/api/stories/{id}/pages/{n}/picture.svg?v={version}`. */
  src: string
  /** The same, composed for a screen on which picture and words lie side by side. */
  wide?: string | undefined
  /** '' where it is decoration. */
  alt: string
  /** Only fetched when it comes near the screen. */
  lazy?: boolean
  className?: string | undefined
  style?: CSSProperties
}

/**
 * The finished SVG of a page. Its address never changes its content, so there is nothing to resize or convert. When the
 * server was too busy to draw it, the request is retried.
 */
export function PagePicture({ src, wide, alt, lazy = false, className, style }: PagePictureProps) {
  const { retries, failed } = useRetries(src)
  const picture = (
    <img
      key={retries}
      src={src}
      alt={alt}
      width={1000}
      height={1000}
      decoding="async"
      loading={lazy ? 'lazy' : 'eager'}
      draggable={false}
      className={className}
      style={style}
      onError={failed}
      ref={(image) => {
        // It may have failed before hydration, when no error handler was attached yet.
        if (image?.complete && image.naturalWidth === 0) failed()
      }}
    />
  )
  return wide === undefined ? (
    picture
  ) : (
    <picture>
      <source media={WIDE} srcSet={wide} />
      {picture}
    </picture>
  )
}

/** From here on the reader has its picture beside its words (components/book/reader.module.css). */
export const WIDE = '(min-width: 821px)'

/** Delays before each retry, in milliseconds; after the last one there is no further retry. */
const RETRY_DELAYS_MS = [1_000, 3_000, 8_000, 20_000]

/**
 * Counts the retries of this address. A browser requests a source once per element, so the count is the element's key.
 */
function useRetries(src: string): { retries: number; failed: () => void } {
  const [attempt, setAttempt] = useState({ src, retries: 0, failed: false })
  const { retries, failed } = attempt.src === src ? attempt : { retries: 0, failed: false }
  const wait = failed ? RETRY_DELAYS_MS[retries] : undefined
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(() => setAttempt({ src, retries: retries + 1, failed: false }), wait)
    return () => clearTimeout(timer)
  }, [src, retries, wait])
  return {
    retries,
    failed: () => setAttempt((was) => (was.src === src && was.failed ? was : { src, retries, failed: true })),
  }
}
