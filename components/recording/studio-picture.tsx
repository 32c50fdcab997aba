'use client'
import { useEffect, useState } from 'react'
import type { RecordingKey } from '@/lib/browser/recording/recording-key'
import { loadPicture } from './call-recording'

interface StudioPictureProps {
  recording: RecordingKey
  picture: number
  alt: string
}

/** A page's picture. An image can't carry the link's token, so it is fetched. */
export function StudioPicture({ recording, picture, alt }: StudioPictureProps) {
  const [shown, setShown] = useState<{ picture: number; src: string } | null>(null)
  useEffect(() => {
    let src: string | undefined
    let gone = false
    loadPicture(recording, picture).then(
      (file) => {
        if (gone) return
        src = URL.createObjectURL(file)
        setShown({ picture, src })
      },
      // Words can be read without it.
      (error: unknown) => console.warn('no picture', error),
    )
    return () => {
      gone = true
      if (src !== undefined) URL.revokeObjectURL(src)
    }
  }, [recording, picture])
  return (
    <div className="aspect-square w-full bg-sky-pale">
      {shown?.picture === picture && (
        <img src={shown.src} alt={alt} width={1000} height={1000} className="h-auto w-full" draggable={false} />
      )}
    </div>
  )
}
