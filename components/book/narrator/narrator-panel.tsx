'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { FieldDescription } from '@/components/ui/field'
import { estimateMinutes } from '@/lib/domain/book/narration/pacing'
import { splitWords } from '@/lib/domain/book/narration/script'
import { distinctVoices } from '@/lib/domain/book/narration/voices'
import { loadSettings, saveSettings } from '@/lib/browser/speech/narrator-settings'
import { browserSpeech } from '@/lib/browser/speech/use-device-voices'
import { useNarrator, type Listening } from '@/lib/browser/speech/use-narrator'
import type { NarratedBook } from './narration-source'
import {
  NarratorStrip,
  PlayButton,
  SOFT,
  SoundSettings,
  StopAndMute,
  useTongue,
  VoiceSelect,
  type NarratorPlace,
  type VoiceChoice,
} from './narrator-parts'
import { narratorVariants } from './narrator-variants'

const OwnVoicePanel = dynamic(() => import('./own-voice-panel'), {
  ssr: false,
  loading: () => <div className={cn(narratorVariants({ place: 'room' }), 'min-h-15')} aria-hidden="true" />,
})

interface NarratorPanelProps extends Listening {
  place: NarratorPlace
  /** Where the page has no button of its own for it. */
  onBedtime?: (on: boolean) => void
  /** Where more than the device's voices read the book. */
  book?: NarratedBook | null
}

/** What reads the book aloud. Mount it when somebody asks to listen; it waits for Play. */
export default function NarratorPanel(props: NarratorPanelProps) {
  const t = useTranslations('narrator')
  const { book = null } = props
  const [{ speaker, recording }, setWho] = useState<VoiceChoice>(loadSettings)
  const [chosen, setChosen] = useState(false)
  const choose = (choice: VoiceChoice) => {
    saveSettings({ ...loadSettings(), ...choice })
    setWho(choice)
    // The select that was used is gone: the focus goes to its like.
    setChosen(true)
  }
  const speech = browserSpeech()
  const recorder = book && (book.recorders.find(({ id }) => id === recording) ?? book.recorders[0])
  const ours = book?.ours === true && (speaker === 'wagtale' || !speech)
  // Where the browser has no voice and ours doesn't speak the language, the family's is the one there is.
  const family = recorder && (speaker === 'family' || (!speech && !ours)) ? recorder : null
  if (book && (ours || family))
    return (
      <OwnVoicePanel
        key={family?.id ?? 'wagtale'}
        {...props}
        book={book}
        recorder={family}
        narrators={speech ? props.narrators : []}
        chosen={chosen}
        onChoose={choose}
      />
    )
  if (!speech)
    return (
      <NarratorStrip place={props.place}>
        <FieldDescription className={SOFT}>{t('unsupported')}</FieldDescription>
      </NarratorStrip>
    )
  return <DevicePanel {...props} chosen={chosen} onChoose={choose} />
}

interface DevicePanelProps extends NarratorPanelProps {
  chosen: boolean
  onChoose: (choice: VoiceChoice) => void
}

function DevicePanel({ place, onBedtime, book, chosen, onChoose, ...listening }: DevicePanelProps) {
  const { language, narrators, bedtime, pages, descriptions } = listening
  const t = useTranslations('narrator')
  const narrator = useNarrator(listening)
  const panel = useRef<HTMLElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  // On a phone it opens below what is seen of the story's page; in the reader it stays at the screen's foot. No value:
  // browsers begin to give a promise here.
  useEffect(() => {
    if (place === 'page') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
  useEffect(() => {
    if (chosen) select.current?.focus()
  }, [chosen])
  const [words] = useState(() => pages.reduce((sum, page) => sum + splitWords(page, language).length, 0))
  const { state, settings, set } = narrator
  const tongue = useTongue(language)
  const distinct = distinctVoices(narrators, narrator.voices)
  const mute = narrator.able === 0
  const ours = book?.ours === true
  const others = ours || (book?.recorders.length ?? 0) > 0
  const note = mute
    ? t(ours ? 'noVoiceOurs' : 'noVoice', { language: tongue })
    : distinct < 6
      ? t('fewVoices', { count: distinct, language: tongue })
      : undefined
  return (
    <NarratorStrip place={place} ref={panel} state={state}>
      <div
        className={cn(
          'flex items-center gap-x-4 gap-y-2 max-md:gap-x-1.5 md:flex-wrap',
          mute && others && 'max-md:flex-wrap max-md:gap-y-0',
        )}
      >
        <PlayButton
          state={state}
          disabled={mute && state === 'idle'}
          onPlay={narrator.play}
          onPause={narrator.pause}
          onResume={narrator.resume}
        />
        {!mute && (
          <StopAndMute
            idle={state === 'idle'}
            onStop={narrator.stop}
            muted={settings.muted}
            onMute={(muted) => set({ muted })}
          />
        )}
        {(!mute || others) && (
          <VoiceSelect
            ref={select}
            narrators={narrators}
            ours={ours}
            recorders={book?.recorders ?? []}
            value={{ ...settings, speaker: 'device' }}
            onChoose={(choice) => (choice.speaker === 'device' ? set(choice) : onChoose(choice))}
          />
        )}
        {mute && (
          <FieldDescription
            className={cn(SOFT, 'mt-0! min-w-0 flex-1', others && 'leading-tight! max-md:order-last max-md:basis-full')}
          >
            {note}
          </FieldDescription>
        )}
        {onBedtime && (
          <Checkbox className="text-s" checked={bedtime} onChange={(event) => onBedtime(event.target.checked)}>
            {t('bedtime')}
          </Checkbox>
        )}
        <SoundSettings
          settings={settings}
          set={set}
          minutes={estimateMinutes(words, settings.speed)}
          language={language}
          describes={descriptions.some(Boolean) ? (mute ? 'no voice' : 'yes') : 'no pictures'}
        >
          {!mute && note !== undefined && <FieldDescription className={SOFT}>{note}</FieldDescription>}
        </SoundSettings>
      </div>
      {narrator.failed && (
        <p className="mt-1.5 font-heavy" role="alert">
          {t('failed')}
        </p>
      )}
    </NarratorStrip>
  )
}
