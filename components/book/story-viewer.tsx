'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Button } from '@/components/ui/button'
import { ArrowIcon } from '@/components/ui/icons'
import { paragraphs } from '@/lib/domain/book/reader-pages'
import type { StoryPage } from '@/lib/domain/story/story'
import { PageReader } from './page-reader'
import { PictureStrip } from './picture-strip'
import './story.css'

export interface StoryViewerProps {
  pages: readonly StoryPage[]
  images: readonly string[]
  content: string
  lang: string
  dir: 'ltr' | 'rtl'
}

/** The story a page at a time, or all of its text with the pictures to leaf through. Both keep to the same picture. */
export function StoryViewer({ pages, images, content, lang, dir }: StoryViewerProps) {
  const t = useTranslations('story')
  const [view, setView] = useState<'pages' | 'text'>(pages.length > 0 ? 'pages' : 'text')
  const [at, setAt] = useState(0)
  const hasText = content.trim() !== ''
  const strip = images.length > 1 && <PictureStrip images={images} at={at} goTo={setAt} />
  return (
    <div className="viewer">
      {pages.length > 0 && (
        <div className="viewer-toggle" role="group" aria-label={t('view')}>
          <Button size="small" variant={view === 'pages' ? 'ink' : 'manila'} aria-pressed={view === 'pages'} onClick={() => setView('pages')}>{t('pageView')}</Button>
          <Button size="small" variant={view === 'text' ? 'ink' : 'manila'} aria-pressed={view === 'text'} onClick={() => setView('text')}>{t('textView')}</Button>
        </div>
      )}
      {view === 'pages' || !hasText ? (
        <>
          <PageReader pages={pages} at={at} goTo={setAt} lang={lang} dir={dir} />
          {strip}
        </>
      ) : (
        <div className="viewer-text">
          <div className="viewer-pictures">
            <Carousel pages={pages} images={images} at={at} goTo={setAt} />
            {strip}
          </div>
          <div className="viewer-words" lang={lang} dir={dir}>{paragraphs(content).map((paragraph, i) => <p key={i}>{paragraph}</p>)}</div>
        </div>
      )}
    </div>
  )
}

function Carousel({ pages, images, at, goTo }: Pick<StoryViewerProps, 'pages' | 'images'> & { at: number; goTo: (at: number) => void }) {
  const t = useTranslations('story')
  const src = images[at]
  if (src === undefined) return null
  const turn = (by: number) => () => goTo((at + by + images.length) % images.length)
  return (
    <div className="carousel" role="group" aria-roledescription={t('carousel')} aria-label={t('pictures')}>
      <PagePicture src={src} alt={pages[at]?.alt ?? t('pictureNumber', { number: at + 1 })} />
      {images.length > 1 && (
        <>
          <button type="button" className="icon-btn carousel-back" aria-label={t('previousPicture')} onClick={turn(-1)}><ArrowIcon /></button>
          <button type="button" className="icon-btn carousel-on" aria-label={t('nextPicture')} onClick={turn(1)}><ArrowIcon /></button>
        </>
      )}
      <p className="sr-only" aria-live="polite">{t('pictureOf', { number: at + 1, total: images.length })}</p>
    </div>
  )
}
