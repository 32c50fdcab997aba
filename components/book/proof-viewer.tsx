'use client'
import { Suspense, use, useState, type ComponentProps } from 'react'
import type { ProofPage } from '@/lib/domain/book/proof'
import { BookPages, type BookText, type BookView } from './book-pages'
import { OpenPage, PageReader } from './page-reader'
import { PictureStrip } from './picture-strip'
import { PrintedPage } from './print/printed-page'
import { ViewToggle } from './view-toggle'

/** How each page is printed; nothing when the printer can't be asked just now. */
export type Proof = Promise<readonly ProofPage[] | null>

/** The book to leaf through as it is printed, and nothing else. */
export function ProofViewer({ proof, ...book }: BookText & { proof: Proof }) {
  const { pages, images, lang, dir } = book
  const [view, setView] = useState<BookView>(pages.length > 0 ? 'pages' : 'text')
  const [at, setAt] = useState(0)
  const page = pages[at]
  return (
    <div className="@container grid min-w-0 gap-s4">
      {pages.length > 0 && <ViewToggle view={view} onView={setView} />}
      {view === 'text' ? (
        <BookPages {...book} view={view} at={at} goTo={setAt} />
      ) : (
        <>
          <PageReader pages={pages} at={at} goTo={setAt} lang={lang} dir={dir}>
            {page && (
              <Suspense fallback={<OpenPage look="paper" page={page} lang={lang} dir={dir} />}>
                <PageOfProof proof={proof} at={at} page={page} lang={lang} dir={dir} />
              </Suspense>
            )}
          </PageReader>
          {images.length > 1 && <PictureStrip images={images} at={at} goTo={setAt} />}
        </>
      )}
    </div>
  )
}

function PageOfProof({ proof, at, ...page }: ComponentProps<typeof OpenPage> & { proof: Proof; at: number }) {
  const printed = use(proof)?.[at]
  return printed ? <PrintedPage {...page} printed={printed} /> : <OpenPage look="paper" {...page} />
}
