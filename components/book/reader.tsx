'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { toast } from '@/components/ui/toast-store'
import { describePages } from '@/lib/domain/book/narration/describe-pages'
import type { Word } from '@/lib/domain/book/narration/script'
import type { NarrationVoice } from '@/lib/domain/book/narration/voices'
import { isOneOpening, type ReaderPage } from '@/lib/domain/book/reader-pages'
import { throwConfetti } from '@/components/site/confetti'
import { cacheBook } from './offline-cache'
import { loadNarrator } from './narrator/load-narrator'
import type { NarratedBook } from './narrator/narration-source'
import { narratorVariants } from './narrator/narrator-variants'
import { useMotion } from './motion/use-motion'
import { useStill } from './motion/use-still'
import { ReaderControls } from './reader-controls'
import { picturesOf, ReaderPageView, type BookFacts } from './reader-page'
import { ReaderTools } from './reader-tools'
import { usePicturesAhead } from './use-pictures-ahead'
import { useReader } from './use-reader'
import { useReaderPreferences } from './reader-preferences'
import styles from './reader.module.css'

const NarratorPanel = dynamic(loadNarrator, {
  ssr: false,
  loading: () => <div className={cn(narratorVariants({ place: 'room' }), 'min-h-16')} aria-hidden="true" />,
})

interface ReaderProps {
  book: BookFacts
  pages: readonly ReaderPage[]
  /** What is read aloud of each page. */
  spoken: readonly string[]
  narrators: readonly NarrationVoice[]
  /** Where more than the device's voices read the book. */
  narrated: NarratedBook | null
  logo: ReactNode
  /** What can be done with the book. */
  children?: ReactNode
}

/** The reading room: the open book, what turns its pages and what reads them aloud. */
export function Reader({ book, pages, spoken, narrators, narrated, logo, children }: ReaderProps) {
  const t = useTranslations('reader')
  const [listening, setListening] = useState(false)
  const [bedtime, setBedtime] = useState(false)
  const [word, setWord] = useState<Word | null>(null)
  const look = useReaderPreferences()
  const spread = useRef<HTMLDivElement>(null)
  const completionToast = useRef<ReturnType<typeof toast>>(null)
  const celebrate = () => {
    // The message lies on the picture, the first half of the open leaf.
    spread.current?.querySelector(`[data-place='here'] > :first-child`)?.scrollIntoView?.({ block: 'nearest' })
    completionToast.current = toast({ title: t('completeTitle'), description: t('completeText') })
    if (!bedtime) void throwConfetti()
  }
  const reader = useReader({ id: book.id, total: pages.length, rtl: book.dir === 'rtl', onComplete: celebrate })
  const pictures = useMemo(
    () => pages.map((page) => (page.isTitle ? book.cover : picturesOf(page)) ?? null),
    [pages, book.cover],
  )
  usePicturesAhead(pictures, reader.page, reader.turning)
  const still = useStill()
  const descriptions = useMemo(() => describePages(pages), [pages])
  const open = pages[reader.page - 1]
  useMotion({
    book: spread,
    page: reader.page,
    text: open && !open.isTitle && !open.isEndPage ? (spoken[reader.page - 1] ?? null) : null,
    language: book.language,
    turning: reader.turning,
    word,
    on: look.moving && !still,
  })
  const listen = useCallback(() => {
    setListening((on) => !on)
    setWord(null)
  }, [])
  const dim = useCallback(() => setBedtime((on) => !on), [])
  const ended = reader.page === pages.length && !reader.turning
  useEffect(() => {
    if (!ended) completionToast.current?.dismiss()
  }, [ended])
  // Both halves of one scene are one opening: its picture stays, and the words go on.
  const stays = reader.leaving !== null && isOneOpening(pages, reader.leaving, reader.page)
  const way = reader.leaving === null || stays ? undefined : reader.page > reader.leaving ? 'on' : 'back'
  useEffect(() => {
    void cacheBook(
      pictures.flatMap((src) => (src === null ? [] : typeof src === 'string' ? [src] : [src.narrow, src.wide])),
    )
  }, [pictures])
  return (
    <>
      <header className={styles['bar']}>
        {logo}
        <h1
          className="text-center font-lead text-d-s leading-[1.2] font-normal tracking-normal no-ligatures max-md:sr-only"
          lang={book.language}
        >
          {book.title}
        </h1>
        <div
          className={cn(
            'flex items-center gap-2.5 max-md:gap-1.5 max-md:justify-self-end max-[401px]:gap-0.5',
            styles['actions'],
          )}
        >
          <ReaderTools listening={listening} onListen={listen} bedtime={bedtime} onBedtime={dim} />
          {children}
        </div>
      </header>
      <section
        className={styles['reader']}
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
        <div className={styles['table']}>
          <div
            className={styles['spread']}
            ref={spread}
            data-turn={way}
            tabIndex={-1}
            onPointerDown={reader.onPointerDown}
            onPointerUp={reader.onPointerUp}
            onPointerCancel={reader.onPointerCancel}
          >
            <div className={styles['block']} aria-hidden="true" />
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
        <div className={styles['foot']}>
          {listening && (
            <NarratorPanel
              place="room"
              pages={spoken}
              descriptions={descriptions}
              page={reader.page}
              goTo={reader.goTo}
              language={book.language}
              narrators={narrators}
              book={narrated}
              onWord={setWord}
              bedtime={bedtime}
            />
          )}
          <ReaderControls page={reader.page} total={pages.length} turning={reader.turning} goTo={reader.goTo} />
        </div>
      </section>
    </>
  )
}
