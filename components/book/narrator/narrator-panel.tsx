'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { FieldDescription } from '@/components/ui/field'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import { Slider } from '@/components/ui/slider'
import { Select } from '@/components/ui/select'
import { ScriptButton } from '@/components/ui/script-button'
import { estimateMinutes } from '@/lib/domain/book/narration/pacing'
import { splitWords } from '@/lib/domain/book/narration/script'
import { distinctVoices, type Gender } from '@/lib/domain/book/narration/voices'
import { direction } from '@/lib/i18n/locales'
import { closeOnEscape } from '../close-on-escape'
import { MuteIcon, StopIcon } from './narrator-icons'
import { SPEED, VOLUME } from '@/lib/browser/speech/narrator-settings'
import { browserSpeech } from '@/lib/browser/speech/use-device-voices'
import { useNarrator, type Listening } from '@/lib/browser/speech/use-narrator'
import { narratorVariants } from './narrator-variants'

/** As high as a finger; at night in the letters' colour of the room. */
const ICON =
  'aria-pressed:bg-sun-pale in-data-night:aria-pressed:bg-[#3d4a44] aria-disabled:text-ink-line ' +
  'in-data-night:aria-disabled:text-[#7c8a86]'
const SOFT = 'text-(--page-soft,var(--color-ink-soft))!'
const RANGES =
  'grid gap-3 bg-(--page-paper,var(--color-paper)) md:absolute md:end-0 md:bottom-[calc(100%+14px)] md:z-6 md:w-80 ' +
  'md:rounded-[4px_6px_3px_5px] md:px-4.5 md:py-4 md:shadow-[0_10px_30px_#06181d73] max-md:py-2'

interface NarratorPanelProps extends Listening {
  /** In the reader, or on the story's page. */
  place: 'room' | 'page'
  onBedtime: (on: boolean) => void
}

const GENDERS: readonly Gender[] = ['female', 'male']

/** What reads the book aloud. Mount it when somebody asks to listen; it waits for Play. */
export default function NarratorPanel(props: NarratorPanelProps) {
  const t = useTranslations('narrator')
  const locale = useLocale()
  if (!browserSpeech())
    return (
      <section className={narratorVariants({ place: props.place })} dir={direction(locale)} aria-label={t('narrator')}>
        <FieldDescription className={SOFT}>{t('unsupported')}</FieldDescription>
      </section>
    )
  return <Panel {...props} />
}

function Panel({ place, onBedtime, ...listening }: NarratorPanelProps) {
  const { language, narrators, bedtime, pages } = listening
  const t = useTranslations('narrator')
  const locale = useLocale()
  const narrator = useNarrator(listening)
  const panel = useRef<HTMLElement>(null)
  // On a phone it opens below what is seen of the book. No value: browsers begin to give a promise here.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [words] = useState(() => pages.reduce((sum, page) => sum + splitWords(page, language).length, 0))
  const { state, settings, set } = narrator
  const tongue = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
  const distinct = distinctVoices(narrators, narrator.voices)
  const mute = narrator.able === 0
  const note = mute
    ? t('noVoice', { language: tongue })
    : distinct < 6
      ? t('fewVoices', { count: distinct, language: tongue })
      : undefined
  return (
    <section
      className={narratorVariants({ place })}
      ref={panel}
      dir={direction(locale)}
      aria-label={t('narrator')}
      data-state={state}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {state === 'playing' ? (
          <Button variant="sun" className="min-h-11! min-w-31" onClick={narrator.pause}>
            <PauseIcon /> {t('pause')}
          </Button>
        ) : state === 'paused' ? (
          <Button variant="sun" className="min-h-11! min-w-31" onClick={narrator.resume}>
            <PlayIcon /> {t('resume')}
          </Button>
        ) : (
          <Button
            variant="sun"
            className="min-h-11! min-w-31"
            aria-disabled={mute || undefined}
            onClick={mute ? undefined : narrator.play}
          >
            <PlayIcon /> {t('play')}
          </Button>
        )}
        <ScriptButton
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), ICON)}
          aria-label={t('stop')}
          aria-disabled={state === 'idle' || undefined}
          onClick={narrator.stop}
        >
          <StopIcon />
        </ScriptButton>
        <ScriptButton
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), ICON)}
          aria-label={t('mute')}
          aria-pressed={settings.muted}
          onClick={() => set({ muted: !settings.muted })}
        >
          <MuteIcon muted={settings.muted} />
        </ScriptButton>
        <label className="flex items-center gap-2 text-s max-md:flex-[1_1_14rem]">
          <span>{t('voice')}</span>
          <Select
            className="min-h-11! py-1.5! in-data-night:bg-[#2a3436]! in-data-night:text-(--page-ink)! max-md:flex-1 md:max-w-60"
            value={settings.narrator}
            onChange={(event) => set({ narrator: event.target.value })}
          >
            {GENDERS.map((gender) => (
              <optgroup key={gender} label={t(gender)}>
                {narrators
                  .filter((one) => one.gender === gender)
                  .map((one) => (
                    <option key={one.id} value={one.id.slice(language.length + 1)}>
                      {one.displayName}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </label>
        <p className="text-xs text-(--page-soft,var(--color-ink-soft))">
          {t('minutes', { count: estimateMinutes(words, settings.speed) })}
        </p>
        <Checkbox className="text-s" checked={bedtime} onChange={(event) => onBedtime(event.target.checked)}>
          {t('bedtime')}
        </Checkbox>
        <details className="relative text-s max-md:w-full md:ms-auto" onKeyDown={closeOnEscape}>
          <summary className="min-h-11 px-2.5 py-2 font-heavy">{t('settings')}</summary>
          <div className={RANGES}>
            <Slider
              label={t('volume')}
              valueText={`${Math.round(settings.volume * 100)} %`}
              bounds={VOLUME}
              value={settings.volume}
              onValueChange={(volume) => set({ volume })}
            />
            <Slider
              label={t('speed')}
              valueText={`${settings.speed.toFixed(1)}×`}
              bounds={SPEED}
              value={settings.speed}
              onValueChange={(speed) => set({ speed })}
            />
          </div>
        </details>
      </div>
      {narrator.failed && (
        <p className="mt-1.5 font-heavy" role="alert">
          {t('failed')}
        </p>
      )}
      {note !== undefined && <FieldDescription className={SOFT}>{note}</FieldDescription>}
    </section>
  )
}
