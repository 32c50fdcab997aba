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
import { PICTURE } from './page-picture-look'
import { useRovingTabindex } from '@/lib/browser/use-roving-tabindex'

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
const OpenPage = ({ page, lang, dir, word = null }: OpenPageProps) => (
  <div
    className="grid bg-white shadow-page in-data-bedtime:brightness-[0.72] in-data-bedtime:sepia-25 max-md:grid-cols-1 md:grid-cols-2"
    dir={dir}
  >
    <PagePicture className={PICTURE} src={page.imageUrl} alt={page.alt} />
    <div
      className="grid content-center gap-[0.8em] p-[clamp(20px,4vw,56px)] font-story text-[clamp(1.2rem,1.9vw,1.6rem)] leading-[1.55] font-normal wrap-anywhere max-md:min-h-48"
      lang={lang}
    >
      {locateParagraphs(page.content).map(({ text, at: from }) => (
        <p key={from}>
          <SpokenWords text={text} at={from} word={word} />
        </p>
      ))}
    </div>
  </div>
)

const DOT =
  'relative block h-7 w-full before:absolute before:inset-0 before:m-auto before:h-3 before:w-2.75 ' +
  'before:rounded-[46%_54%_50%_50%] before:bg-ink-line aria-[current=page]:before:h-5 ' +
  'aria-[current=page]:before:w-4.5 aria-[current=page]:before:bg-coral-deep'

/** A page at a time. */
export function PageReader({ pages, at, goTo, lang, dir, word = null, children }: PageReaderProps) {
  const t = useTranslations('story')
  const dots = useRef<HTMLDivElement>(null)
  const onDotKey = useRovingTabindex(dots, at, pages.length, goTo)
  const page = pages[at]
  if (!page) return <p className="py-s6 text-center">{t('noPages')}</p>
  const last = pages.length - 1
  const step = (to: number) => () => {
    if (to >= 0 && to <= last) goTo(to)
  }
  return (
    <div className="grid gap-s3">
      {children ?? <OpenPage page={page} lang={lang} dir={dir} word={word} />}
      <div className="mt-s2 grid items-center gap-3 text-center max-md:grid-cols-[auto_auto] max-md:justify-between md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Button variant="secondary" size="sm" aria-disabled={at === 0 || undefined} onClick={step(at - 1)}>
          {t('previous')}
        </Button>
        <p
          className="font-display text-[1.1rem] leading-[1.2] font-bold max-md:col-span-full max-md:row-start-1"
          aria-live="polite"
        >
          {t('pageOf', { page: at + 1, total: pages.length })}
        </p>
        <Button variant="secondary" size="sm" aria-disabled={at === last || undefined} onClick={step(at + 1)}>
          {t('next')}
        </Button>
      </div>
      <Progress value={(at + 1) / pages.length} label={t('progress')} />
      <div
        className="grid max-md:grid-cols-[repeat(10,minmax(24px,1fr))] md:grid-cols-[repeat(auto-fit,minmax(28px,1fr))]"
        role="toolbar"
        aria-label={t('pages')}
        ref={dots}
        onKeyDown={onDotKey}
      >
        {pages.map((one, i) => (
          <ScriptButton
            key={one.pageNumber}
            className={DOT}
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
