'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, type ReactNode, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import type { Opening } from './drawn-preview'
import { direction } from '@/lib/i18n/locales'
import { LiveCover } from './live-cover'
import { OpeningText } from './opening-text'
import type { LivePreview } from './use-live-preview'

/** Comes when the preview is open. */
const LooksLike = lazy(() => import('./looks-like'))
const OpeningBook = lazy(() => import('./opening-book'))
const MakingBook = lazy(() => import('./making-book'))

interface PreviewPanelProps {
  live: LivePreview
  /** A stored preview, to read until the first one is drawn. */
  savedOpening: Opening | null
  /** Whether the preview is open: then it shows whole, with the purchase card. */
  shown: boolean
  book: RefObject<HTMLDivElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** The book is being made. */
  making: boolean
  /** Whether it asks how a pet looks before it is open. */
  asksLooks?: boolean
  card: ReactNode
  /** Has the same family's book told in another way. */
  onAnother: () => void
}

export function PreviewPanel({
  live,
  savedOpening,
  shown,
  book,
  heading,
  making,
  asksLooks = shown,
  card,
  onAnother,
}: PreviewPanelProps) {
  const t = useTranslations('preview')
  const opening = live.drawn?.opening ?? savedOpening
  const { drawAlternatives } = live
  useEffect(() => {
    if (asksLooks) drawAlternatives()
  }, [asksLooks, drawAlternatives])
  const problem = live.drawn?.problem ?? null
  const language = live.drawn?.language ?? 'en'
  /** A stored preview has no pages, until it is drawn. */
  const whole = live.drawn?.opening ?? null
  /** What was drawn before it is of an empty form: another child's cover. */
  const waits = whole === null && savedOpening !== null && problem === null
  const drawn = waits ? null : live.drawn
  return (
    // What is taller than the screen can't stay in sight: once it is open, one scrolls through it.
    <aside
      className={cn('grid min-w-0 gap-9 [--book:78vw] md:[--book:34vw]', !shown && 'md:sticky md:top-5')}
      aria-label={t('label')}
    >
      <div ref={book} id="preview" className="grid min-w-0 scroll-mt-5 justify-items-center gap-6.5">
        <LiveCover drawn={drawn} savedTitle={savedOpening?.title} width="min(430px, var(--book))" />
        <h2
          ref={heading}
          tabIndex={-1}
          className={shown && opening !== null ? 'text-center text-d-m wrap-anywhere' : 'sr-only'}
        >
          <span className="block font-ui text-s leading-[1.4] font-heavy tracking-normal">{t('title')}</span>
          {opening !== null && (
            <span lang={language} dir={direction(language)}>
              {' '}
              {opening.title}
            </span>
          )}
        </h2>
      </div>
      <div className="grid min-w-0 gap-6.5">
        {live.failed && (
          <Alert variant="destructive">
            <p>{t('failed')}</p>
            <Button variant="secondary" size="sm" className="mt-s2" onClick={() => void live.drawNow()}>
              {t('retry')}
            </Button>
          </Alert>
        )}
        {problem !== null ? (
          <Alert variant="destructive">
            <p>{t(problem)}</p>
          </Alert>
        ) : shown && whole !== null ? (
          <Suspense fallback={<OpeningText kicker={t('opening')} pages={whole.pages.slice(0, 1)} lang={language} />}>
            <OpeningBook opening={whole} language={language} pictures={live.drawn?.pictures} onPages={live.drawPages} />
          </Suspense>
        ) : opening !== null ? (
          <OpeningText
            kicker={t(shown ? 'opening' : 'firstPage')}
            pages={shown ? opening.pages : opening.pages.slice(0, 1)}
            lang={language}
          />
        ) : (
          <p className="px-2 text-center text-s text-balance break-phrases">{t('waiting')}</p>
        )}
        {problem === null && opening !== null && live.drawn?.alternatives && (
          <Suspense fallback={null}>
            <LooksLike alternatives={live.drawn.alternatives} />
          </Suspense>
        )}
        {shown && problem === null && opening !== null && (
          <>
            <Button variant="secondary" size="sm" className="justify-self-center" onClick={onAnother}>
              {t('another')}
            </Button>
            {card}
          </>
        )}
      </div>
      {making && (
        <Suspense fallback={null}>
          <MakingBook drawn={drawn} savedTitle={savedOpening?.title} />
        </Suspense>
      )}
    </aside>
  )
}
