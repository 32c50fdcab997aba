'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, type ReactNode, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import type { Opening } from './drawn-preview'
import { LiveCover } from './live-cover'
import { OpeningText } from './opening-text'
import { CompactPreview } from './compact-preview'
import type { LivePreview } from './use-live-preview'

/** Comes when the preview is open. */
const LooksLike = lazy(() => import('./looks-like'))

interface PreviewPanelProps {
  live: LivePreview
  /** A stored preview, to read until the first one is drawn. */
  savedOpening: Opening | null
  /** Whether the preview is open: then it shows whole, with the purchase card. */
  shown: boolean
  book: RefObject<HTMLDivElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  preview: RefObject<HTMLDivElement | null>
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
  preview,
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
  return (
    <aside className="grid min-w-0 gap-9 [--book:78vw] md:sticky md:top-5 md:[--book:34vw]" aria-label={t('label')}>
      <div ref={book} className="mx-auto w-max max-w-full" tabIndex={-1}>
        <LiveCover drawn={live.drawn} width="min(430px, var(--book))" />
      </div>
      <div ref={preview} id="preview" className="grid min-w-0 scroll-mt-5 gap-6.5">
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {t('title')}
        </h2>
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
        ) : opening !== null ? (
          <OpeningText
            kicker={t(shown ? 'opening' : 'firstPage')}
            pages={shown ? opening.pages : opening.pages.slice(0, 1)}
            lang="en"
            picture={shown ? (live.drawn?.picture ?? null) : null}
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
      <CompactPreview drawn={live.drawn} book={book} />
    </aside>
  )
}
