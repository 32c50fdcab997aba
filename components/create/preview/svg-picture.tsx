'use client'
import Image from 'next/image'
import { useEffect, useState } from 'react'

const OLD_PICTURE_KEPT_MS = 1000

/** An SVG document shown as an image: the browser draws it apart from the page, and the page stays light. Decorative: say beside it what it shows. */
export function SvgPicture({ svg, width, height, className }: { svg: string; width: number; height: number; className?: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    const ahead = document.createElement('img')
    // The old picture stays until the new one is ready, so that nothing flickers while somebody types.
    ahead.onload = () => setUrl(made)
    ahead.src = made
    return () => {
      ahead.onload = null
      setTimeout(() => URL.revokeObjectURL(made), OLD_PICTURE_KEPT_MS)
    }
  }, [svg])
  return url && <Image src={url} alt="" width={width} height={height} unoptimized className={className} />
}
