'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { ScriptButton } from '@/components/ui/script-button'
import { TornPaper } from '@/components/ui/torn-paper'
import { useRovingTabindex } from '@/lib/browser/use-roving-tabindex'
import { OPENING_PAGES, PAGES_IN_A_STORY, type Language } from '@/lib/domain/story/lists'
import { direction } from '@/lib/i18n/locales'
import type { DrawnPreview, Opening } from './drawn-preview'
import styles from './opening-book.module.css'
import { ReadAloud } from './read-aloud'
import { SvgPicture } from './svg-picture'

const OPEN = Array.from({ length: OPENING_PAGES }, (_, i) => i + 1)
const ALL = Array.from({ length: PAGES_IN_A_STORY }, (_, i) => i + 1)

interface OpeningBookProps {
  opening: Opening
  language: Language
  pictures: DrawnPreview['pictures']
  /** Asks for the pictures of these pages. */
  onPages: (pages: readonly number[]) => void
}

/** The true book to page through: its opening with words and pictures, and every other page sealed. */
export default function OpeningBook({ opening, language, pictures, onPages }: OpeningBookProps) {
  const t = useTranslations('preview')
  const [at, setAt] = useState(1)
  const strip = useRef<HTMLDivElement>(null)
  const onStripKey = useRovingTabindex(strip, at - 1, PAGES_IN_A_STORY, (index) => setAt(index + 1))
  const sealed = at > OPENING_PAGES
  const picture = pictures?.[at]
  useEffect(() => onPages(at > OPENING_PAGES ? [...OPEN, at] : OPEN), [at, onPages])
  const step = (to: number) => () => {
    if (to >= 1 && to <= PAGES_IN_A_STORY) setAt(to)
  }
  return (
    <section className="grid gap-4" aria-label={t('opening')}>
      <TornPaper>
        <div
          className="-mx-2.5 -mt-1.5 mb-4.5 grid aspect-square place-items-center overflow-hidden bg-sky-pale"
          role={picture && !sealed ? 'img' : undefined}
          aria-label={picture && !sealed ? picture.alt : undefined}
        >
          {picture && (
            <SvgPicture
              svg={picture.svg}
              width={1000}
              height={1000}
              className={cn('col-start-1 row-start-1 size-full', sealed && 'scale-110 blur-[14px]')}
            />
          )}
          {sealed && <Seal page={at} />}
        </div>
        <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <p className="text-s leading-[1.2] font-heavy text-coral-deep">{t(sealed ? 'sealed' : 'opening')}</p>
          <ReadAloud
            pages={opening.pages.map((paragraphs) => paragraphs.join('\n\n'))}
            page={at}
            goTo={setAt}
            language={language}
          />
        </div>
        {sealed ? (
          <p className="text-s">{t('sealedText')}</p>
        ) : (
          <div
            className="font-story text-m leading-[1.6] font-normal wrap-anywhere [&>p+p]:mt-[0.7em]"
            lang={language}
            dir={direction(language)}
          >
            {opening.pages[at - 1]?.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
      </TornPaper>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 text-center">
        <Button variant="secondary" size="sm" aria-disabled={at === 1 || undefined} onClick={step(at - 1)}>
          {t('previousPage')}
        </Button>
        <p className="font-display text-[1.05rem] leading-[1.2] font-bold" aria-live="polite">
          {t('pageOf', { page: at, total: PAGES_IN_A_STORY })}
        </p>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={at === PAGES_IN_A_STORY || undefined}
          onClick={step(at + 1)}
        >
          {t('nextPage')}
        </Button>
      </div>
      <div
        className="grid grid-cols-10 gap-y-1"
        role="toolbar"
        aria-label={t('allPages')}
        ref={strip}
        onKeyDown={onStripKey}
      >
        {ALL.map((page) => (
          <ScriptButton
            key={page}
            className={cn('relative h-9 w-full', styles['page'])}
            data-sealed={page > OPENING_PAGES || undefined}
            aria-label={t(page > OPENING_PAGES ? 'goToSealed' : 'goToPage', { page })}
            aria-current={page === at ? 'page' : undefined}
            tabIndex={page === at ? 0 : -1}
            onClick={() => setAt(page)}
          />
        ))}
      </div>
    </section>
  )
}

/** A paper band around the page, closed with wax. */
const Seal = ({ page }: { page: number }) => (
  <span
    className="col-start-1 row-start-1 grid w-full place-items-center self-center bg-sun py-2 shadow-2 forced-colors:border-2"
    aria-hidden="true"
  >
    <span
      className={cn(
        'grid size-19 place-items-center bg-coral-deep font-display text-[1.7rem] leading-none font-bold text-white',
        styles['wax'],
      )}
    >
      {page}
    </span>
  </span>
)
