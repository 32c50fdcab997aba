'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { toast } from '@/components/ui/toast-store'
import { bringIntoView } from '@/lib/browser/bring-into-view'
import { describePages } from '@/lib/domain/book/narration/describe-pages'
import type { Word } from '@/lib/domain/book/narration/script'
import type { NarrationVoice } from '@/lib/domain/book/narration/voices'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import type { Review } from '@/lib/domain/story/review'
import { BookPages, type BookText, type BookView } from './book-pages'
import { ViewToggle } from './view-toggle'

const NarratorPanel = dynamic(() => import('./narrator/narrator-panel'), {
  ssr: false,
  loading: () => <div className="min-h-16" aria-hidden="true" />,
})
const Customizer = dynamic(() => import('./customizer/customizer'), { ssr: false })

/**
 * On a phone two by two, in one width: six buttons of six widths would be a heap. On the narrowest a long word would
 * not fit into half a line: there each takes what it needs.
 */
const TOOLS =
  'flex flex-wrap items-center gap-x-2.5 gap-y-3 xs:max-[561px]:grid xs:max-[561px]:grid-cols-2 ' +
  '[&_.btn]:px-[15px] max-xs:[&_.btn]:grow xs:max-[561px]:[&_.btn]:w-full xs:max-[561px]:[&_.btn]:px-2'

export interface StoryViewerProps extends BookText {
  id: string
  /** The cover's address. */
  cover: string | null
  /** Only the owner changes pictures. */
  mine: boolean
  review: Review | null
  narrators: readonly NarrationVoice[]
  /** What else can be done with the book. */
  children?: ReactNode
}

/** The story to look through and to be read aloud. Its owner changes the pictures here. */
export function StoryViewer({ id, cover, mine, review, narrators, children, ...book }: StoryViewerProps) {
  const { pages, images } = book
  const t = useTranslations('story')
  const router = useRouter()
  const [view, setView] = useState<BookView>(pages.length > 0 ? 'pages' : 'text')
  const [at, setAt] = useState(0)
  const [listening, setListening] = useState(false)
  const [bedtime, setBedtime] = useState(false)
  const [word, setWord] = useState<Word | null>(null)
  const [board, setBoard] = useState<DrawingBoard | null>(null)
  const [mode, setMode] = useState<'view' | 'opening' | 'customize'>('view')
  const hasPages = pages.length > 0
  const customizing = mode === 'customize' && board !== null
  const tools = useRef<HTMLDivElement>(null)
  const leaving = useRef<HTMLButtonElement>(null)
  const opening = useRef<HTMLButtonElement>(null)
  const changed = useRef(false)
  // The button that was pressed is gone: on to the one that leads back, with the picture below it in sight.
  useEffect(() => {
    if (!changed.current) return
    if (customizing) bringIntoView(tools.current)
    const next = customizing ? leaving.current : opening.current
    next?.focus({ preventScroll: customizing })
  }, [customizing])

  const listen = (on: boolean) => {
    setListening(on)
    setBedtime(false)
    setWord(null)
  }
  const customize = async () => {
    changed.current = true
    if (board) return setMode('customize')
    setMode('opening')
    try {
      const { loadBoard } = await import('./customizer/load-board')
      setBoard(await loadBoard(id))
      listen(false)
      setMode('customize')
    } catch (error) {
      console.warn('customizer not opened', error)
      toast({ title: t('customizeFailed'), variant: 'destructive' })
      setMode('view')
    }
  }
  return (
    <div className="grid min-w-0 gap-s4" data-bedtime={bedtime || undefined}>
      <div className={cn(TOOLS, 'scroll-mt-4')} ref={tools}>
        {hasPages && !customizing && <ViewToggle view={view} onView={setView} />}
        {hasPages && !customizing && (
          <Button size="sm" variant="success" aria-expanded={listening} onClick={() => listen(!listening)}>
            {listening ? t('hideNarrator') : t('listen')}
          </Button>
        )}
        {customizing && (
          <Button ref={leaving} size="sm" variant="success" onClick={() => setMode('view')}>
            {t('viewStory')}
          </Button>
        )}
      </div>
      {/* Kept while the story is looked at, so that nothing chosen is lost. */}
      {board && (
        <div hidden={!customizing}>
          <Customizer
            id={id}
            board={board}
            review={review}
            images={[cover ?? '', ...images]}
            onSaved={() => router.refresh()}
          />
        </div>
      )}
      {listening && (
        <NarratorPanel
          place="page"
          pages={pages.map((page) => page.content)}
          descriptions={describePages(pages)}
          page={at + 1}
          goTo={(page) => setAt(page - 1)}
          language={book.lang}
          narrators={narrators}
          onWord={setWord}
          bedtime={bedtime}
          onBedtime={setBedtime}
        />
      )}
      {!customizing && (
        <>
          <BookPages {...book} view={view} at={at} goTo={setAt} word={word} />
          {/* Behind the book: what else can be done with it. */}
          <div className={cn(TOOLS, 'mt-s3')}>
            {hasPages && mine && (
              <Button
                ref={opening}
                size="sm"
                variant="sun"
                busy={mode === 'opening'}
                busyText={t('customizeOpening')}
                onClick={() => void customize()}
              >
                {t('customize')}
              </Button>
            )}
            {children}
          </div>
        </>
      )}
    </div>
  )
}
