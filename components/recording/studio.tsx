'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { RecordingKey } from '@/lib/browser/recording/recording-key'
import { loadTake } from './call-recording'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import type { Studio as StudioFacts, StudioPage } from '@/lib/domain/book/recording/recording'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { BookName } from './book-name'
import { hasTake, pageState } from './page-state'
import { PageList, usePageName } from './page-list'
import { RecordControls } from './record-controls'
import { StudioPicture } from './studio-picture'
import { useMicrophone } from './use-microphone'
import { usePlayback } from './use-playback'
import { useTakes } from './use-takes'

interface StudioProps {
  recording: RecordingKey
  facts: StudioFacts
}

type News = 'silence' | 'limit' | 'microphone'

/** One page at a time: its picture, its words, and what records them. */
export function Studio({ recording, facts }: StudioProps) {
  const t = useTranslations('recording')
  const locale = useLocale()
  const { pages } = facts
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pages.findIndex(({ state }) => state !== 'recorded'),
    ),
  )
  const [news, setNews] = useState<News | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { takes, lasting, add } = useTakes(recording)
  const playback = usePlayback()
  const name = usePageName(pages.length)
  const states = pages.map((page, position) => pageState(page, takes.get(position + 1)))
  const page = pages[at]
  const microphone = useMicrophone(({ sound, endedBy }) => {
    if (!page) return
    if (endedBy !== 'reader') setNews(endedBy)
    add({ page: at + 1, words: page.words, sound }).catch((error: unknown) => {
      console.warn('not kept', error)
      setNews('silence')
    })
  })
  if (!page) return null
  const locked = microphone.phase !== 'idle'
  const goTo = (next: number) => {
    playback.stop()
    setNews(null)
    setAt(next)
    heading.current?.focus()
  }
  const record = () => {
    playback.stop()
    setNews(null)
    microphone.start()
  }
  const listen = () => {
    if (playback.state === 'playing') return playback.stop()
    const sound = takes.get(at + 1)?.sound
    const { take } = page
    playback.play(async () => sound ?? loadTake(recording, at + 1, take ?? ''))
  }
  const done = states.filter((state) => state === 'stored').length
  const state = states[at] ?? 'none'
  const take = takes.get(at + 1)?.state
  return (
    <div className="grid gap-s4">
      <div className="flex flex-wrap items-end justify-between gap-x-s5 gap-y-2">
        <BookName {...facts} />
        <div className="grid min-w-50 gap-1 text-s">
          <span aria-hidden="true">{t('progress', { done, total: pages.length })}</span>
          <Progress
            value={done / pages.length}
            label={t('progressLabel')}
            valueText={t('progress', { done, total: pages.length })}
          />
        </div>
      </div>
      <div className="grid items-start gap-s4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {page.picture !== null && (
          <div className="max-md:mx-auto max-md:w-[min(100%,15rem)]">
            <StudioPicture recording={recording} picture={page.picture} alt={page.alt} />
          </div>
        )}
        <section className="grid gap-s4" aria-labelledby="page-to-read">
          <h3 id="page-to-read" ref={heading} tabIndex={-1} className="text-d-s">
            {name(at)}
          </h3>
          <PageWords page={page} facts={facts} />
          <RecordControls
            microphone={{ ...microphone, start: record }}
            hasTake={hasTake(state)}
            listening={playback.state === 'playing'}
            onListen={listen}
          />
          <p role="status" className="min-h-6 text-s font-heavy">
            {microphone.phase === 'recording'
              ? t(microphone.sound.isQuiet ? 'quiet' : 'recordingNow')
              : take?.at === 'refused' && take.words !== undefined
                ? take.words
                : t(`state.${state}`)}
          </p>
          {news !== null && (
            <Alert variant="destructive">
              <p>{t(`news.${news}`, { minutes: RECORDING.seconds / 60 })}</p>
            </Alert>
          )}
          {microphone.failure !== null && (
            <Alert variant="destructive">
              <p>{t(`microphone.${microphone.failure}`)}</p>
            </Alert>
          )}
          {playback.state === 'failed' && (
            <Alert variant="destructive">
              <p>{t('notPlayed')}</p>
            </Alert>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Step to={at - 1} locked={locked || at === 0} goTo={goTo} label={t('previous')} />
            <Step
              to={at + 1}
              locked={locked || at === pages.length - 1}
              goTo={goTo}
              label={t(hasTake(state) ? 'next' : 'skip')}
            />
          </div>
        </section>
      </div>
      <PageList states={states} at={at} locked={locked} goTo={goTo} />
      {!lasting && <p>{t('notLasting')}</p>}
      {done === pages.length && (
        <Alert variant="success">
          <p>{t(facts.storyId === null ? 'thanks' : 'finished')}</p>
        </Alert>
      )}
      <p className="hint">{t(facts.storyId === null ? 'footGuest' : 'footOwner')}</p>
      {facts.storyId !== null && (
        // By a full load: only this page may use the microphone.
        <a className="text-link justify-self-start" href={localePath(locale, paths.story(facts.storyId))}>
          {t('back')}
        </a>
      )}
    </div>
  )
}

const PageWords = ({ page, facts }: { page: StudioPage; facts: StudioFacts }) => (
  <div
    className="grid gap-[0.6em] font-story text-[1.35rem] leading-normal font-normal wrap-anywhere"
    lang={facts.language}
    dir={facts.dir}
  >
    {page.blocks.map((text, block) => (
      <p key={block}>{text}</p>
    ))}
  </div>
)

interface StepProps {
  to: number
  locked: boolean
  goTo: (page: number) => void
  label: string
}
const Step = ({ to, locked, goTo, label }: StepProps) => (
  <Button
    variant="secondary"
    size="sm"
    aria-disabled={locked || undefined}
    onClick={() => {
      if (!locked) goTo(to)
    }}
  >
    {label}
  </Button>
)
