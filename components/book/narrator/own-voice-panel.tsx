'use client'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { FieldDescription } from '@/components/ui/field'
import { Progress } from '@/components/ui/progress'
import { useDeviceVoices } from '@/lib/browser/speech/use-device-voices'
import { useNarration } from '@/lib/browser/speech/use-narration'
import type { Listening } from '@/lib/browser/speech/use-narrator'
import type { NarrationAnswer } from '@/lib/domain/book/narration/narration-answer'
import { voicesIn } from '@/lib/domain/book/narration/voices'
import type { Recorder } from '@/lib/domain/book/recording/recording'
import { CallError } from '@/lib/http/client'
import { keepForOffline } from '../keep-for-offline'
import { familySource } from './family-source'
import { wagtaleSource, type NarratedBook } from './narration-source'
import {
  NarratorStrip,
  PlayButton,
  SOFT,
  SoundSettings,
  StopAndMute,
  VoiceSelect,
  type NarratorPlace,
  type VoiceChoice,
} from './narrator-parts'

const STEP_MS = 1_000

/** "1:05" */
const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface OwnVoicePanelProps extends Listening {
  place: NarratorPlace
  onBedtime?: (on: boolean) => void
  book: NarratedBook
  /** Who of the family reads; Wagtale's own voice else. */
  recorder: Recorder | null
  /** It was chosen just now, by a select that has gone. */
  chosen: boolean
  onChoose: (choice: VoiceChoice) => void
}

/**
 * Reads the book from sound that is stored: Wagtale's own voice, made on the server when Play is first pressed, or
 * somebody of the family.
 */
export default function OwnVoicePanel({
  place,
  onBedtime,
  book,
  recorder,
  chosen,
  onChoose,
  ...listening
}: OwnVoicePanelProps) {
  const t = useTranslations('narrator')
  const { narrators, bedtime, language, descriptions } = listening
  const [source] = useState(() => (recorder ? familySource(book, recorder.id) : wagtaleSource(book)))
  // A person's recordings have no descriptions: Wagtale's voice says them, or where it doesn't speak the language, the
  // device's.
  const [pictures] = useState(() => (book.ours ? wagtaleSource(book, 'pictures') : null))
  const deviceVoices = useDeviceVoices()
  const canDescribe = book.ours || voicesIn(language, deviceVoices).length > 0
  const [length, setLength] = useState<number | null>(null)
  const [hasGaps, setHasGaps] = useState(false)
  const onReady = useCallback(
    (narration: NarrationAnswer) => {
      setLength(narration.pages.reduce((sum, { durationMs }) => sum + durationMs, 0))
      setHasGaps(narration.done < narration.total)
      void keepForOffline(source.files(narration))
    },
    [source],
  )
  const onPicturesReady = useCallback(
    (read: NarrationAnswer) => void keepForOffline(pictures?.files(read) ?? []),
    [pictures],
  )
  const narration = useNarration({ ...listening, source, pictures, onReady, onPicturesReady })
  const select = useRef<HTMLSelectElement>(null)
  useEffect(
    () => () => {
      source.close()
      pictures?.close()
    },
    [source, pictures],
  )
  useEffect(() => {
    if (chosen) select.current?.focus()
  }, [chosen])
  const { state, settings, set, progress, atMs, lengthMs } = narration
  const making = state === 'making'
  const at = { atMs, lengthMs, onSeek: narration.seek }
  return (
    <NarratorStrip place={place} state={state}>
      <div className="flex items-center gap-x-4 gap-y-2 max-md:gap-x-1.5">
        <PlayButton
          state={making ? 'playing' : state}
          onPlay={narration.play}
          onPause={making ? narration.stop : narration.pause}
          onResume={narration.resume}
        />
        <StopAndMute
          idle={state === 'idle'}
          onStop={narration.stop}
          muted={settings.muted}
          onMute={(muted) => set({ muted })}
        />
        {/* On a phone there is room for one of the two. */}
        <div className={cn('flex min-w-0 max-md:flex-1', making && 'max-md:hidden')}>
          <VoiceSelect
            ref={select}
            narrators={narrators}
            ours={book.ours}
            recorders={book.recorders}
            value={recorder ? { speaker: 'family', recording: recorder.id } : { speaker: 'wagtale' }}
            onChoose={onChoose}
          />
        </div>
        {making && <Making progress={progress} />}
        {lengthMs > 0 && <PlaceInPage {...at} className="min-w-40 flex-1 max-md:hidden" />}
        {onBedtime && (
          <Checkbox className="text-s" checked={bedtime} onChange={(event) => onBedtime(event.target.checked)}>
            {t('bedtime')}
          </Checkbox>
        )}
        <SoundSettings
          settings={settings}
          set={set}
          minutes={length === null ? null : Math.max(1, Math.ceil(length / 60_000 / settings.speed))}
          language={language}
          describes={descriptions.some(Boolean) ? (canDescribe ? 'yes' : 'no voice') : 'no pictures'}
        >
          {lengthMs > 0 && <PlaceInPage {...at} className="md:hidden" />}
          {recorder && hasGaps && (
            <FieldDescription className={SOFT}>{t(book.ours ? 'gapsOurs' : 'gaps')}</FieldDescription>
          )}
        </SoundSettings>
      </div>
      {narration.missing && (
        <p className="mt-1.5" role="status">
          {t('describeMissing')}
        </p>
      )}
      {narration.failure !== null && (
        <p className="mt-1.5 font-heavy" role="alert">
          <Failure error={narration.failure} />
        </p>
      )}
    </NarratorStrip>
  )
}

function Making({ progress }: { progress: { done: number; total: number } | null }) {
  const t = useTranslations('narrator')
  const share = progress && progress.total > 0 ? progress.done / progress.total : null
  const words = progress ? t('makingPages', progress) : t('making')
  return (
    <div className="grid min-w-0 flex-1 gap-1 text-s leading-tight">
      <span aria-hidden="true">{words}</span>
      <Progress value={share} label={t('making')} valueText={words} className="h-1.5" />
    </div>
  )
}

interface PlaceInPageProps {
  atMs: number
  lengthMs: number
  onSeek: (ms: number) => void
  className: string
}

function PlaceInPage({ atMs, lengthMs, onSeek, className }: PlaceInPageProps) {
  const label = useTranslations('narrator')('position')
  const words = `${clock(atMs)} / ${clock(lengthMs)}`
  return (
    <div className={cn('flex items-center gap-3', className)}>
      <input
        type="range"
        className="min-h-7 w-full min-w-0 accent-coral-deep"
        aria-label={label}
        aria-valuetext={words}
        min={0}
        max={Math.max(STEP_MS, Math.floor(lengthMs / STEP_MS) * STEP_MS)}
        step={STEP_MS}
        value={Math.min(atMs, lengthMs)}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <span className="text-s whitespace-nowrap tabular-nums" dir="ltr" aria-hidden="true">
        {words}
      </span>
    </div>
  )
}

/** What the server says of a refusal, else what can be done. */
function Failure({ error }: { error: unknown }) {
  const t = useTranslations('narrator')
  if (error instanceof CallError && error.error !== undefined && error.status < 500) return error.error
  return t(!navigator.onLine || error instanceof TypeError ? 'oursOffline' : 'oursFailed')
}
