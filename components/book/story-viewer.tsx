'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import type { Word } from '@/lib/domain/book/narration/script'
import type { NarrationVoice } from '@/lib/domain/book/narration/voices'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import type { Review } from '@/lib/domain/story/review'
import { BookPages, type BookText, type BookView } from './book-pages'
import { ViewToggle } from './view-toggle'
import './story.css'

const NarratorPanel = dynamic(() => import('./narrator/narrator-panel'), {
  ssr: false,
  loading: () => <div className="viewer-coming" aria-hidden="true" />,
})
const Customizer = dynamic(() => import('./customizer/customizer'), { ssr: false })

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

  const listen = (on: boolean) => {
    setListening(on)
    setBedtime(false)
    setWord(null)
  }
  const customize = async () => {
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
    <div className="viewer" data-bedtime={bedtime || undefined}>
      <div className="viewer-tools">
        {hasPages && !customizing && <ViewToggle view={view} onView={setView} />}
        {hasPages &&
          mine &&
          (customizing ? (
            <Button size="sm" variant="success" onClick={() => setMode('view')}>
              {t('viewStory')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="sun"
              busy={mode === 'opening'}
              busyText={t('customizeOpening')}
              onClick={() => void customize()}
            >
              {t('customize')}
            </Button>
          ))}
        {hasPages && !customizing && (
          <Button size="sm" variant="success" aria-expanded={listening} onClick={() => listen(!listening)}>
            {listening ? t('hideNarrator') : t('listen')}
          </Button>
        )}
        {children}
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
          pages={pages.map((page) => page.content)}
          page={at + 1}
          goTo={(page) => setAt(page - 1)}
          language={book.lang}
          narrators={narrators}
          onWord={setWord}
          bedtime={bedtime}
          onBedtime={setBedtime}
        />
      )}
      {!customizing && <BookPages {...book} view={view} at={at} goTo={setAt} word={word} />}
    </div>
  )
}
