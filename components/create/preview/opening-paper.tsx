import type { ReactNode } from 'react'
import { TornPaper } from '@/components/ui/sheet'

/** The opening on a torn page, in the face that the book is set in. */
export function OpeningPaper({ kicker, pages, lang }: { kicker: ReactNode; pages: readonly (readonly string[])[]; lang: string }) {
  return (
    <TornPaper className="desk-opening">
      <p className="desk-kicker">{kicker}</p>
      <div className="desk-story" lang={lang}>
        {pages.map((paragraphs, page) => (
          <div key={page} className="desk-page">
            {paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)}
          </div>
        ))}
      </div>
    </TornPaper>
  )
}
