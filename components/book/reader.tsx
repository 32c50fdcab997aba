'use client'
import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast-store'
import type { ReaderPage } from '@/lib/domain/book/reader-pages'
import { throwConfetti } from '@/components/site/confetti'
import { ReaderControls } from './reader-controls'
import { ReaderLeaf, type BookFacts } from './reader-leaf'
import { useReader } from './use-reader'
import './reader.css'

/** The open book and what turns its pages. */
export function Reader({ book, pages }: { book: BookFacts; pages: readonly ReaderPage[] }) {
  const t = useTranslations('reader')
  const celebrate = () => {
    toast({ title: t('completeTitle'), description: t('completeText') })
    void throwConfetti()
  }
  const reader = useReader(pages.length, book.dir === 'rtl', celebrate)
  const way = reader.leaving === null ? undefined : reader.page > reader.leaving ? 'on' : 'back'
  return (
    <section className="rd" dir={book.dir} aria-label={t('book', { title: book.title })} onKeyDown={reader.onKeyDown}>
      <div className="rd-table">
        <div className="rd-spread" data-turn={way} tabIndex={-1} onPointerDown={reader.onPointerDown} onPointerUp={reader.onPointerUp}>
          <div className="rd-block" aria-hidden="true" />
          {pages.filter((page) => reader.mounted.includes(page.pageNumber)).map((page) => (
            <ReaderLeaf
              key={page.pageNumber}
              page={page}
              total={pages.length}
              place={page.pageNumber === reader.page ? 'here' : page.pageNumber === reader.leaving ? 'leaving' : 'waiting'}
              book={book}
            />
          ))}
        </div>
      </div>
      <ReaderControls page={reader.page} total={pages.length} turning={reader.turning} goTo={reader.goTo} />
    </section>
  )
}
