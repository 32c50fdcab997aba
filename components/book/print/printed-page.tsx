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
export function PrintedPage({
  page,
  printed: { picture, foot, tear, lines, size, over },
  lang,
  dir,
}: PrintedPageProps) {
  return (
    <div
      className={cn('relative aspect-square justify-self-center overflow-hidden bg-paper shadow-page', styles['page'])}
      dir={dir}
    >
      <div className={cn('relative overflow-hidden', tear && 'bg-sky-pale')} style={points({ height: foot })}>
        <PagePicture
          className="absolute max-w-none"
          src={over ? framedPath(page.imageUrl, 'page') : page.imageUrl}
          alt={page.alt}
          style={points({ left: picture.x, top: picture.y, width: picture.side, height: picture.side })}
        />
      </div>
      {tear && (
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
        style={
          over
            ? { ...points({ top: over.top, fontSize: size }), bottom: 'auto', margin: 0 }
            : points({ top: foot, fontSize: size })
        }
      >
        {lines.map((paragraph, i) => (
          <p key={i}>
            {paragraph.map((line, j) => (
              <span key={j} className="block whitespace-nowrap">
                {line}{' '}
              </span>
            ))}
          </p>
        ))}
      </div>
      {over === null && (
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
