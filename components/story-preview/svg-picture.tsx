'use client'
import { useEffect, useState } from 'react'

interface SvgPictureProps {
  /** An SVG document, or the address of one. */
  svg: string
  width: number
  height: number
  className?: string
}

const OLD_PICTURE_KEPT_MS = 1000
const isAddress = (svg: string) => svg.startsWith('/')

/**
 * An SVG shown as an image: the browser draws it apart from the page, and the page stays light. Decorative: say
 * beside it what it shows.
 */
export function SvgPicture({ svg, width, height, className }: SvgPictureProps) {
  const [url, setUrl] = useState<string | null>(isAddress(svg) ? svg : null)
  useEffect(() => {
    if (isAddress(svg)) return
    const objectUrl = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    const ahead = document.createElement('img')
    // The old picture stays until the new one is ready, so that nothing flickers while somebody types.
    ahead.onload = () => setUrl(objectUrl)
    ahead.src = objectUrl
    return () => {
      ahead.onload = null
      setTimeout(() => URL.revokeObjectURL(objectUrl), OLD_PICTURE_KEPT_MS)
    }
  }, [svg])
  // In a <picture>, so that it is not asked for before the style sheets (see shop-picture.tsx).
  return (
    url && (
      <picture className="contents">
        <img src={url} alt="" width={width} height={height} decoding="async" className={className} />
      </picture>
    )
  )
}
