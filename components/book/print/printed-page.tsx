import type { CSSProperties } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { cn } from '@/components/ui/cn'
import { framedPath } from '@/lib/domain/book/picture-path'
import type { ProofPage } from '@/lib/domain/book/proof'
import type { StoryPage } from '@/lib/domain/story/story'
import styles from './printed-page.module.css'

interface PrintedPageProps {
  page: StoryPage
  printed: ProofPage
  lang: string
  dir: 'ltr' | 'rtl'
}

/** In points of the printed page (`--pt`, printed-page.module.css). */
const points = (lengths: Record<string, number>): CSSProperties =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `calc(var(--pt) * ${length})`]))

/** A page as it is on paper, line for line. */
export function PrintedPage({ page, printed, lang, dir }: PrintedPageProps) {
  const { picture, foot, tear, lines, size, over, large } = printed
  return (
    <div
      className={cn('relative aspect-square justify-self-center overflow-hidden bg-paper shadow-page', styles['page'])}
      dir={dir}
    >
      <div className={cn('relative overflow-hidden', tear && 'bg-sky-pale')} style={points({ height: foot })}>
        {picture && (
          <PagePicture
            className="absolute max-w-none"
            src={large ? framedPath(page.imageUrl, 'spot') : over ? framedPath(page.imageUrl, 'page') : page.imageUrl}
            alt={large ? '' : page.alt}
            style={points({ left: picture.x, top: picture.y, width: picture.side, height: picture.side })}
          />
        )}
      </div>
      {tear && picture && (
        <svg
          className="absolute max-w-none fill-paper"
          style={points({ left: picture.x, top: tear.y, width: picture.side, height: tear.height })}
          viewBox={`0 0 ${picture.side} ${tear.height}`}
          aria-hidden="true"
        >
          <path d={tear.d} />
        </svg>
      )}
      <div
        className={cn(
          'absolute grid content-center gap-[0.5em] font-story leading-[1.42]',
          styles['words'],
          over?.letters === 'light' && 'text-[#fffaf0]',
        )}
        lang={lang}
        style={over ? placedAt(over.top, size) : points({ top: foot, fontSize: size })}
      >
        {lines.map((paragraph, i) => (
          <Lines key={i} lines={paragraph} />
        ))}
      </div>
      {large && (
        <div
          className={cn('absolute font-lead leading-[1.3]', styles['words'])}
          lang={lang}
          style={placedAt(large.top, large.size)}
        >
          <Lines lines={large.lines} />
        </div>
      )}
      {(over === null || large !== null) && (
        <span
          className={cn('absolute font-lead leading-[1.2] font-normal text-ink-soft', styles['number'])}
          aria-hidden="true"
        >
          {page.pageNumber}
        </span>
      )}
    </div>
  )
}

/** Words whose top is given, instead of being centred below a picture. */
const placedAt = (top: number, fontSize: number): CSSProperties => ({
  ...points({ top, fontSize }),
  bottom: 'auto',
  margin: 0,
})

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p>
    {lines.map((line, i) => (
      <span key={i} className="block whitespace-nowrap">
        {line}{' '}
      </span>
    ))}
  </p>
)
