'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Button } from '@/components/ui/button'
import { ScriptButton } from '@/components/ui/script-button'
import type { PictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { cn } from '@/components/ui/cn'
import styles from './sample.module.css'

export interface SamplePage {
  content: string
  alt: string
  picture: PictureFile
}

const BACK = ['ArrowLeft', 'PageUp']
const ON = ['ArrowRight', 'PageDown']

interface SampleBookProps {
  pages: readonly SamplePage[]
  /** Points to the page that follows. */
  arrow: ReactNode
  /** What stands on the last leaf: its words, the link to a story of one's own, and the picture on its lower edge. */
  end: ReactNode
  create: ReactNode
  farewell: ReactNode
}

const LEAF = 'grid min-h-[min(520px,46vw)] w-[min(100%,1040px)] grid-cols-2 max-md:min-h-0 max-md:grid-cols-1'
const TEXT =
  'grid gap-[0.8em] self-center p-[clamp(20px,3.4vw,52px)] font-story text-[clamp(1.1875rem,0.95rem+0.95vw,1.5rem)] ' +
  'leading-[1.55] font-normal max-md:min-h-[13.5em] max-md:content-center'
const END =
  'col-span-full grid grid-cols-[minmax(min-content,1.1fr)_minmax(0,1fr)] items-center gap-x-[clamp(18px,4vw,52px)] ' +
  'gap-y-4.5 px-[clamp(20px,5vw,72px)] pt-s6 max-md:grid-cols-1'
const JUMP =
  'min-h-11 min-w-11 bg-paper px-2 pt-1 pb-1.5 font-display text-[1.0625rem] leading-none font-bold clip-snip ' +
  'transition-[translate] hover:-translate-y-0.5 hover:bg-sun aria-[current]:bg-ink aria-[current]:text-white ' +
  'focus-visible:-outline-offset-5 aria-[current]:focus-visible:outline-white forced-colors:border-2 ' +
  'forced-colors:[clip-path:none] forced-colors:aria-[current]:bg-[Highlight] ' +
  'forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none'

/** The sample's pages, one at a time; after the last one comes an end page with links. */
export function SampleBook({ pages, arrow, end, create, farewell }: SampleBookProps) {
  const t = useTranslations('sampleBook')
  const [at, setAt] = useState(0)
  const leaf = useRef<HTMLElement>(null)
  const last = pages.length
  const page = pages[at]
  const next = pages[at + 1]

  const go = (to: number) => {
    if (to < 0 || to > last) return
    setAt(to)
    leaf.current?.focus({ preventScroll: true })
  }
  const turn = (event: KeyboardEvent) => {
    const ahead = document.documentElement.dir === 'rtl' ? BACK[0] : ON[0]
    if (event.key === ahead || event.key === ON[1]) go(at + 1)
    else if (BACK.includes(event.key) || ON.includes(event.key)) go(at - 1)
    else return
    event.preventDefault()
  }
  return (
    <div className="wrap grid grid-cols-1 justify-items-center gap-4.5">
      <section
        ref={leaf}
        className={cn(LEAF, styles['leaf'])}
        tabIndex={-1}
        aria-label={page ? t('page', { page: at + 1, total: last }) : t('end')}
        aria-live="polite"
        onKeyDown={turn}
      >
        {page ? (
          <>
            <PagePicture
              key={page.picture.src}
              src={page.picture.src}
              alt={page.alt}
              className="aspect-square size-full bg-paper-2 object-cover"
            />
            <div className={TEXT} lang="en" dir="ltr">
              {page.content.split(/\n\s*\n/).map((paragraph, i) => (
                <p key={i}>{paragraph}</p>
              ))}
            </div>
          </>
        ) : (
          <div className={END}>
            <div className="grid gap-4.5 md:pb-s6">
              {end}
              <p className="mt-2.5 flex flex-wrap gap-x-5 gap-y-3.5">
                {create}
                <Button variant="outline" className="max-md:flex-auto" onClick={() => go(0)}>
                  {t('again')}
                </Button>
              </p>
            </div>
            {farewell}
          </div>
        )}
      </section>
      {/* The picture of the page to come is fetched while this one is read. */}
      {next && (
        <img key={next.picture.src} src={next.picture.src} alt="" hidden loading={at === 0 ? 'lazy' : 'eager'} />
      )}
      <div className="flex max-w-full items-center gap-[clamp(8px,3vw,18px)] font-heavy">
        <Button
          variant="paper"
          size="sm"
          className="min-w-16 ltr:[&>svg]:-scale-x-100"
          disabled={at === 0}
          aria-label={t('previous')}
          onClick={() => go(at - 1)}
        >
          {arrow}
        </Button>
        <p className="flex-[0_1_9em] text-center" aria-hidden="true">
          {page ? t('page', { page: at + 1, total: last }) : t('end')}
        </p>
        <Button
          variant="paper"
          size="sm"
          className="min-w-16 rtl:[&>svg]:-scale-x-100"
          disabled={at === last}
          aria-label={t('next')}
          onClick={() => go(at + 1)}
        >
          {arrow}
        </Button>
      </div>
      <nav aria-label={t('jump')}>
        {/* Two rows of ten. */}
        <ol className="flex max-w-125 flex-wrap justify-center gap-1.5">
          {pages.map((_, i) => (
            <li key={i}>
              <ScriptButton
                className={JUMP}
                aria-label={t('goTo', { page: i + 1 })}
                aria-current={i === at ? 'page' : undefined}
                onClick={() => go(i)}
              >
                {i + 1}
              </ScriptButton>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
