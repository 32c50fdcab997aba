import type { ReactNode } from 'react'
import { TornPaper } from '@/components/ui/torn-paper'
import { direction, type Locale } from '@/lib/i18n/locales'
import type { DrawnPreview } from './drawn-preview'
import { SvgPicture } from './svg-picture'

interface OpeningPaperProps {
  kicker: ReactNode
  /** Each page's paragraphs. */
  pages: readonly (readonly string[])[]
  lang: Locale
  picture: DrawnPreview['picture']
}

/** The opening on a torn page, in the face that the book is set in, with the first page's picture over it. */
export function OpeningText({ kicker, pages, lang, picture }: OpeningPaperProps) {
  return (
    <TornPaper className="desk-opening">
      {picture && (
        <div className="desk-plate" role="img" aria-label={picture.alt}>
          <SvgPicture svg={picture.svg} width={1000} height={1000} />
        </div>
      )}
      <p className="desk-kicker">{kicker}</p>
      <div className="desk-story" lang={lang} dir={direction(lang)}>
        {pages.map((paragraphs, page) => (
          <div key={page} className="desk-page">
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </TornPaper>
  )
}
