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
import { MuteIcon, SlidersIcon, StopIcon } from './narrator-icons'
import { SPEED, VOLUME } from '@/lib/browser/speech/narrator-settings'
import { browserSpeech } from '@/lib/browser/speech/use-device-voices'
import { useNarrator, type Listening } from '@/lib/browser/speech/use-narrator'
import { narratorVariants } from './narrator-variants'

/** As high as a finger; at night in the letters' colour of the room. */
const ICON =
  'aria-pressed:bg-sun-pale in-data-night:aria-pressed:bg-[#3d4a44] aria-disabled:text-ink-line ' +
  'in-data-night:aria-disabled:text-[#7c8a86]'
const SOFT = 'text-(--page-soft,var(--color-ink-soft))!'
/** Opens upwards: the panel is the last thing on the screen. */
const RANGES =
  'absolute end-0 bottom-[calc(100%+14px)] z-6 grid w-[min(20rem,86vw)] gap-3 rounded-[4px_6px_3px_5px] ' +
  'bg-(--page-paper,var(--color-paper)) px-4.5 py-4 shadow-[0_10px_30px_#06181d73]'
const PLAY = 'min-h-11! max-md:min-w-13 max-md:px-3 md:min-w-31'
const WORD = 'max-md:sr-only'

interface NarratorPanelProps extends Listening {
  /** In the reader, or on the story's page. */
  place: 'room' | 'page'
  /** Where the page has no button of its own for it. */
  onBedtime?: (on: boolean) => void
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
  // On a phone it opens below what is seen of the story's page; in the reader it stays at the screen's foot. No value:
  // browsers begin to give a promise here.
  useEffect(() => {
    if (place === 'page') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
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
      <div className="flex items-center gap-x-4 gap-y-2 max-md:gap-x-1.5 md:flex-wrap">
        {state === 'playing' ? (
          <Button variant="sun" className={PLAY} onClick={narrator.pause}>
            <PauseIcon /> <span className={WORD}>{t('pause')}</span>
          </Button>
        ) : state === 'paused' ? (
          <Button variant="sun" className={PLAY} onClick={narrator.resume}>
            <PlayIcon /> <span className={WORD}>{t('resume')}</span>
          </Button>
        ) : (
          <Button
            variant="sun"
            className={PLAY}
            aria-disabled={mute || undefined}
            onClick={mute ? undefined : narrator.play}
          >
            <PlayIcon /> <span className={WORD}>{t('play')}</span>
          </Button>
        )}
        {mute ? (
          <FieldDescription className={cn(SOFT, 'mt-0! min-w-0 flex-1')}>{note}</FieldDescription>
        ) : (
          <>
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
            <label className="flex min-w-0 items-center gap-2 text-s max-md:flex-1">
              <span className="max-md:sr-only">{t('voice')}</span>
              <Select
                className="min-h-11! py-1.5! in-data-night:bg-[#2a3436]! in-data-night:text-(--page-ink)! max-md:w-full max-md:min-w-0 max-md:flex-1 md:max-w-60"
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
          </>
        )}
        {onBedtime && (
          <Checkbox className="text-s" checked={bedtime} onChange={(event) => onBedtime(event.target.checked)}>
            {t('bedtime')}
          </Checkbox>
        )}
        <details className="relative text-s md:ms-auto" onKeyDown={closeOnEscape}>
          <summary
            className="inline-flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2 px-2.5 font-heavy max-md:px-1 [&::-webkit-details-marker]:hidden"
            aria-label={t('settings')}
          >
            <SlidersIcon />
            <span className="max-md:hidden" aria-hidden="true">
              {t('settings')}
            </span>
          </summary>
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
            <p className="text-xs text-(--page-soft,var(--color-ink-soft))">
              {t('minutes', { count: estimateMinutes(words, settings.speed) })}
            </p>
            {!mute && note !== undefined && <FieldDescription className={SOFT}>{note}</FieldDescription>}
          </div>
        </details>
      </div>
      {narrator.failed && (
        <p className="mt-1.5 font-heavy" role="alert">
          {t('failed')}
        </p>
      )}
    </section>
  )
}
