'use client'
import { useTranslations } from 'next-intl'
import { useRef, type ReactNode } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { ScriptButton } from '@/components/ui/script-button'
import type { Word } from '@/lib/domain/book/narration/script'
import { locateParagraphs } from '@/lib/domain/book/reader-pages'
import type { StoryPage } from '@/lib/domain/story/story'
import { SpokenWords } from './narrator/spoken-words'
import { useRovingTabindex } from './use-roving-tabindex'

interface PageReaderProps {
  pages: readonly StoryPage[]
  /** Which page is open, from 0. */
  at: number
  goTo: (at: number) => void
  lang: string
  dir: 'ltr' | 'rtl'
  /** The word that is being read aloud. */
  word?: Word | null
  /** The open page, where it is more than its picture and its words. */
  children?: ReactNode
}

type OpenPageProps = Pick<PageReaderProps, 'lang' | 'dir' | 'word'> & { page: StoryPage }

/** A page's picture beside its words. */
export const OpenPage = ({ page, lang, dir, word = null }: OpenPageProps) => (
  <div className="page-reader-page" dir={dir}>
    <PagePicture src={page.imageUrl} alt={page.alt} />
    <div className="page-reader-words" lang={lang}>
      {locateParagraphs(page.content).map(({ text, at: from }) => (
        <p key={from}>
          <SpokenWords text={text} at={from} word={word} />
        </p>
      ))}
    </div>
  </div>
)

/** A page at a time. */
export function PageReader({ pages, at, goTo, lang, dir, word = null, children }: PageReaderProps) {
  const t = useTranslations('story')
  const dots = useRef<HTMLDivElement>(null)
  const onDotKey = useRovingTabindex(dots, at, pages.length, goTo)
  const page = pages[at]
  if (!page) return <p className="story-none">{t('noPages')}</p>
  const last = pages.length - 1
  const step = (to: number) => () => {
    if (to >= 0 && to <= last) goTo(to)
  }
  return (
    <div className="page-reader">
      {children ?? <OpenPage page={page} lang={lang} dir={dir} word={word} />}
      <div className="page-reader-controls">
        <Button variant="secondary" size="sm" aria-disabled={at === 0 || undefined} onClick={step(at - 1)}>
          {t('previous')}
        </Button>
        <p className="page-reader-count" aria-live="polite">
          {t('pageOf', { page: at + 1, total: pages.length })}
        </p>
        <Button variant="secondary" size="sm" aria-disabled={at === last || undefined} onClick={step(at + 1)}>
          {t('next')}
        </Button>
      </div>
      <Progress value={(at + 1) / pages.length} label={t('progress')} />
      <div className="page-reader-dots" role="toolbar" aria-label={t('pages')} ref={dots} onKeyDown={onDotKey}>
        {pages.map((one, i) => (
          <ScriptButton
            key={one.pageNumber}
            aria-label={t('goToPage', { page: i + 1 })}
            aria-current={i === at ? 'page' : undefined}
            tabIndex={i === at ? 0 : -1}
            onClick={() => goTo(i)}
          />
        ))}
      </div>
    </div>
  )
}
