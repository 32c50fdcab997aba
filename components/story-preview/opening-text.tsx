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
  picture?: DrawnPreview['picture']
}

/** The opening on a torn page, in the face that the book is set in, with the first page's picture over it. */
export function OpeningText({ kicker, pages, lang, picture = null }: OpeningPaperProps) {
  return (
    <TornPaper>
      {picture && (
        <div className="-mx-2.5 -mt-1.5 mb-5.5 aspect-square bg-paper-2" role="img" aria-label={picture.alt}>
          <SvgPicture svg={picture.svg} width={1000} height={1000} className="size-full" />
        </div>
      )}
      <p className="mb-2.5 text-s leading-[1.2] font-heavy text-coral-deep">{kicker}</p>
      <div className="font-story text-m leading-[1.6] font-normal wrap-anywhere" lang={lang} dir={direction(lang)}>
        {pages.map((paragraphs, page) => (
          <div key={page} className="not-first:mt-[1.2em] [&>p+p]:mt-[0.7em]">
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </TornPaper>
  )
}
