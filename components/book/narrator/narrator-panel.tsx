'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
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
import { SPEED, VOLUME } from './narrator-settings'
import { browserSpeech } from './use-device-voices'
import { useNarrator, type Listening } from './use-narrator'
import './narrator.css'

interface NarratorPanelProps extends Listening {
  onBedtime: (on: boolean) => void
}

const GENDERS: readonly Gender[] = ['female', 'male']

/** What reads the book aloud. Mount it when somebody asks to listen; it waits for Play. */
export default function NarratorPanel(props: NarratorPanelProps) {
  const t = useTranslations('narrator')
  const locale = useLocale()
  if (!browserSpeech())
    return (
      <section className="nr" dir={direction(locale)} aria-label={t('narrator')}>
        <FieldDescription className="nr-note">{t('unsupported')}</FieldDescription>
      </section>
    )
  return <Panel {...props} />
}

function Panel({ onBedtime, ...listening }: NarratorPanelProps) {
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
    <section className="nr" ref={panel} dir={direction(locale)} aria-label={t('narrator')} data-state={state}>
      <div className="nr-row">
        {state === 'playing' ? (
          <Button variant="sun" className="nr-main" onClick={narrator.pause}>
            <PauseIcon /> {t('pause')}
          </Button>
        ) : state === 'paused' ? (
          <Button variant="sun" className="nr-main" onClick={narrator.resume}>
            <PlayIcon /> {t('resume')}
          </Button>
        ) : (
          <Button
            variant="sun"
            className="nr-main"
            aria-disabled={mute || undefined}
            onClick={mute ? undefined : narrator.play}
          >
            <PlayIcon /> {t('play')}
          </Button>
        )}
        <ScriptButton
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          aria-label={t('stop')}
          aria-disabled={state === 'idle' || undefined}
          onClick={narrator.stop}
        >
          <StopIcon />
        </ScriptButton>
        <ScriptButton
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          aria-label={t('mute')}
          aria-pressed={settings.muted}
          onClick={() => set({ muted: !settings.muted })}
        >
          <MuteIcon muted={settings.muted} />
        </ScriptButton>
        <label className="nr-voice">
          <span>{t('voice')}</span>
          <Select value={settings.narrator} onChange={(event) => set({ narrator: event.target.value })}>
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
        <p className="nr-length">{t('minutes', { count: estimateMinutes(words, settings.speed) })}</p>
        <Checkbox className="nr-bedtime" checked={bedtime} onChange={(event) => onBedtime(event.target.checked)}>
          {t('bedtime')}
        </Checkbox>
        <details className="nr-settings" onKeyDown={closeOnEscape}>
          <summary>{t('settings')}</summary>
          <div className="nr-ranges">
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
        <p className="nr-note nr-failed" role="alert">
          {t('failed')}
        </p>
      )}
      {note !== undefined && <FieldDescription className="nr-note">{note}</FieldDescription>}
    </section>
  )
}
