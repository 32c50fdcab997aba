import { useEffect, useState } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { api } from '@/lib/paths'
import styles from './story-progress.module.css'

const AGAIN_MS = 2_000
const TRIES = 5

/**
 * A page's picture while the story is written. One that does not come is asked for again, and until it is there nothing
 * is shown in its place.
 */
export function DraftPicture({
  id,
  page,
  alt,
  className,
}: {
  id: string
  page: number
  alt: string
  className?: string
}) {
  const [missed, setMissed] = useState({ tries: 0, waiting: false })
  useEffect(() => {
    if (!missed.waiting) return
    const again = setTimeout(() => setMissed(({ tries }) => ({ tries, waiting: false })), AGAIN_MS)
    return () => clearTimeout(again)
  }, [missed])
  if (missed.waiting || missed.tries >= TRIES) return <span className={styles['blank']} />
  const address = api.draftPicture(id, page) + (missed.tries > 0 ? `&again=${missed.tries}` : '')
  return (
    <span className="block" onErrorCapture={() => setMissed(({ tries }) => ({ tries: tries + 1, waiting: true }))}>
      <PagePicture src={address} alt={alt} {...(className === undefined ? {} : { className })} />
    </span>
  )
}
