import type { CSSProperties, ReactNode } from 'react'
import { AsChild } from '@/components/ui/as-child'
import { cn } from '@/components/ui/cn'
import styles from './book-cover.module.css'

/**
 * `printed`: the picture is the whole cover, with its title drawn in it. `picture`: the title is set over the
 * picture.
 */
type CoverLayout = 'printed' | 'picture'
type Cloth = 'coral' | 'eucalyptus' | 'sky' | 'ink' | 'sun'

interface BookProps {
  title: ReactNode
  by?: ReactNode
  /** Where `by` has a strip of the picture to itself: parts of the cover's height, and of its width. */
  byAt?: { bottom: number; size: number } | undefined
  /** An img or svg, decorative: the title names the book. */
  picture: ReactNode
  layout?: CoverLayout
  cloth?: Cloth
  /** Light title on a dark picture. */
  light?: boolean
  /** Smaller letters for a long title. */
  longTitle?: boolean
  /** Letters of the title's longest word: all of them fit on a line. */
  longestWord?: number
  /** A CSS length; default 260px. */
  width?: string
  /** The link or button that the book is: `<Book as={<a href="…" />} …>`. */
  as?: ReactNode
  className?: string
}

/** The style sheet's name for each cloth; a book without one is of coral. */
const CLOTH_CLASS: Readonly<Record<Cloth, string>> = {
  coral: '',
  eucalyptus: 'clothEucalyptus',
  sky: 'clothSky',
  ink: 'clothInk',
  sun: 'clothSun',
}

const width = (value: string): CSSProperties & { '--w': string } => ({ '--w': value })
const letters = (value: number): CSSProperties & { '--letters': number } => ({ '--letters': value })

/** A book that stands or lies on the page: back board, block of pages, cover with its hinge. */
export function BookCover({
  title,
  by,
  byAt,
  picture,
  layout = 'picture',
  cloth = 'coral',
  light = false,
  longTitle = false,
  longestWord,
  width: w,
  as,
  className,
}: BookProps) {
  const look = cn(styles['book'], styles[CLOTH_CLASS[cloth]], light && styles['light'], className)
  const style = w === undefined ? undefined : width(w)
  const cover = (
    <span className={styles['cover']}>
      <span className={styles['picture']} aria-hidden="true">
        {picture}
      </span>
      <span
        className={layout === 'printed' ? 'sr-only' : cn(styles['title'], longTitle && styles['titleLong'])}
        style={longestWord === undefined ? undefined : letters(longestWord)}
      >
        {title}
      </span>
      {by !== undefined && (
        <span
          className={styles['by']}
          style={byAt && { bottom: `${byAt.bottom * 100}%`, fontSize: `calc(var(--w) * ${byAt.size})` }}
        >
          {by}
        </span>
      )}
    </span>
  )
  if (as === undefined)
    return (
      <span className={look} style={style}>
        {cover}
      </span>
    )
  return (
    <AsChild className={look} style={style} content={cover}>
      {as}
    </AsChild>
  )
}
