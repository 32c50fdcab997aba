'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { toast } from '@/components/ui/toast-store'
import type { Word } from '@/lib/domain/book/narration/script'
import type { NarrationVoice } from '@/lib/domain/book/narration/voices'
import type { ReaderPage } from '@/lib/domain/book/reader-pages'
import { throwConfetti } from '@/components/site/confetti'
import { cacheBook } from './offline-cache'
import { loadNarrator } from './narrator/load-narrator'
import { ReaderControls } from './reader-controls'
import { ReaderPageView, type BookFacts } from './reader-page'
import { ReaderTools } from './reader-tools'
import { usePicturesAhead } from './use-pictures-ahead'
import { useReader } from './use-reader'
import { useReaderPreferences } from './reader-preferences'
import './reader.css'

const NarratorPanel = dynamic(loadNarrator, {
  ssr: false,
  loading: () => <div className="nr nr-coming" aria-hidden="true" />,
})

interface ReaderProps {
  book: BookFacts
  pages: readonly ReaderPage[]
  /** What is read aloud of each page. */
  spoken: readonly string[]
  narrators: readonly NarrationVoice[]
  logo: ReactNode
  /** What can be done with the book. */
  children?: ReactNode
}

/** The reading room: the open book, what turns its pages and what reads them aloud. */
export function Reader({ book, pages, spoken, narrators, logo, children }: ReaderProps) {
  const t = useTranslations('reader')
  const [listening, setListening] = useState(false)
  const [bedtime, setBedtime] = useState(false)
  const [word, setWord] = useState<Word | null>(null)
  const look = useReaderPreferences()
  const spread = useRef<HTMLDivElement>(null)
  const said = useRef<ReturnType<typeof toast>>(null)
  const celebrate = () => {
    // The message lies on the picture.
    spread.current?.querySelector('[data-place="here"] .rd-picture')?.scrollIntoView?.({ block: 'nearest' })
    said.current = toast({ title: t('completeTitle'), description: t('completeText') })
    if (!bedtime) void throwConfetti()
  }
  const reader = useReader({ id: book.id, total: pages.length, rtl: book.dir === 'rtl', onComplete: celebrate })
  const pictures = useMemo(
    () => pages.map((page) => (page.isTitle ? book.cover : page.imageUrl) ?? null),
    [pages, book.cover],
  )
  usePicturesAhead(pictures, reader.page, reader.turning)
  const listen = useCallback(() => {
    setListening((on) => !on)
    setBedtime(false)
    setWord(null)
  }, [])
  const ended = reader.page === pages.length && !reader.turning
  useEffect(() => {
    if (!ended) said.current?.dismiss()
  }, [ended])
  const way = reader.leaving === null ? undefined : reader.page > reader.leaving ? 'on' : 'back'
  useEffect(() => {
    void cacheBook(pictures.filter((src) => src !== null))
  }, [pictures])
  return (
    <>
      <header className="book-bar">
        {logo}
        <h1 className="book-bar-title" lang={book.language}>
          {book.title}
        </h1>
        <div className="book-bar-actions">
          <ReaderTools listening={listening} onListen={listen} />
          {children}
        </div>
      </header>
      <section
        className="rd"
        dir={book.dir}
        aria-label={t('book', { title: book.title })}
        onKeyDown={reader.onKeyDown}
        data-face={look.face}
        data-size={look.size}
        data-night={look.night || bedtime || undefined}
        data-bedtime={bedtime || undefined}
        data-listening={listening || undefined}
        data-ended={ended || undefined}
      >
        <div className="rd-table">
          <div
            className="rd-spread"
            ref={spread}
            data-turn={way}
            tabIndex={-1}
            onPointerDown={reader.onPointerDown}
            onPointerUp={reader.onPointerUp}
            onPointerCancel={reader.onPointerCancel}
          >
            <div className="rd-block" aria-hidden="true" />
            {pages
              .filter((page) => reader.mounted.includes(page.pageNumber))
              .map((page) => (
                <ReaderPageView
                  key={page.pageNumber}
                  page={page}
                  total={pages.length}
                  place={
                    page.pageNumber === reader.page
                      ? 'here'
                      : page.pageNumber === reader.leaving
                        ? 'leaving'
                        : 'waiting'
                  }
                  book={book}
                  spoken={spoken[page.pageNumber - 1] ?? ''}
                  word={page.pageNumber === reader.page ? word : null}
                />
              ))}
          </div>
        </div>
        {listening && (
          <NarratorPanel
            pages={spoken}
            page={reader.page}
            goTo={reader.goTo}
            language={book.language}
            narrators={narrators}
            onWord={setWord}
            bedtime={bedtime}
            onBedtime={setBedtime}
          />
        )}
        <ReaderControls page={reader.page} total={pages.length} turning={reader.turning} goTo={reader.goTo} />
      </section>
    </>
  )
}
