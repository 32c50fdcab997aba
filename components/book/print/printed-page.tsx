import type { CSSProperties } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import type { ProofPage } from '@/lib/domain/book/proof'
import type { StoryPage } from '@/lib/domain/story/story'

interface PrintedPageProps {
  page: StoryPage
  printed: ProofPage
  lang: string
  dir: 'ltr' | 'rtl'
}

/** In points of the printed page (print-order.css). */
const points = (lengths: Record<string, number>): CSSProperties =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `calc(var(--pt) * ${length})`]))

/** A page as it is on paper, line for line. */
export function PrintedPage({ page, printed: { picture, foot, tear, lines, size }, lang, dir }: PrintedPageProps) {
  return (
    <div className="po-page" dir={dir}>
      <div className="po-picture" style={points({ height: foot })}>
        <PagePicture
          src={page.imageUrl}
          alt={page.alt}
          style={points({ left: picture.x, top: picture.y, width: picture.side, height: picture.side })}
        />
      </div>
      <svg
        className="po-tear"
        style={points({ left: picture.x, top: tear.y, width: picture.side, height: tear.height })}
        viewBox={`0 0 ${picture.side} ${tear.height}`}
        aria-hidden="true"
      >
        <path d={tear.d} />
      </svg>
      <div className="po-words" lang={lang} style={points({ top: foot, fontSize: size })}>
        {lines.map((paragraph, i) => (
          <p key={i}>
            {paragraph.map((line, j) => (
              <span key={j}>{line} </span>
            ))}
          </p>
        ))}
      </div>
      <span className="po-number" aria-hidden="true">
        {page.pageNumber}
      </span>
    </div>
  )
}
