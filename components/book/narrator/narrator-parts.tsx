import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { FieldDescription } from '@/components/ui/field'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import { ScriptButton } from '@/components/ui/script-button'
import { Select } from '@/components/ui/select'
import { Slider } from '@/components/ui/slider'
import { SPEED, VOLUME, type NarratorSettings } from '@/lib/browser/speech/narrator-settings'
import type { Recorder } from '@/lib/domain/book/recording/recording'
import type { Gender, NarrationVoice } from '@/lib/domain/book/narration/voices'
import type { Language } from '@/lib/domain/languages'
import { direction } from '@/lib/i18n/locales'
import { closeOnEscape } from '../close-on-escape'
import { MuteIcon, SlidersIcon, StopIcon } from './narrator-icons'
import { narratorVariants } from './narrator-variants'

/** As high as a finger; at night in the letters' colour of the room. */
const ICON =
  'aria-pressed:bg-sun-pale in-data-night:aria-pressed:bg-[#3d4a44] aria-disabled:text-ink-line ' +
  'in-data-night:aria-disabled:text-[#7c8a86]'
export const SOFT = 'text-(--page-soft,var(--color-ink-soft))!'
/** Opens upwards: the panel is the last thing on the screen. */
const RANGES =
  'absolute end-0 bottom-[calc(100%+14px)] z-6 grid w-[min(20rem,86vw)] gap-3 rounded-[4px_6px_3px_5px] ' +
  'bg-(--page-paper,var(--color-paper)) px-4.5 py-4 shadow-[0_10px_30px_#06181d73]'
const PLAY = 'min-h-11! max-md:min-w-13 max-md:px-3 md:min-w-31'
const WORD = 'max-md:sr-only'
const GENDERS: readonly Gender[] = ['female', 'male']

/** In the reader, or on the story's page. */
export type NarratorPlace = 'room' | 'page'

interface StripProps {
  place: NarratorPlace
  state?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** The strip of paper with what reads aloud. */
export function NarratorStrip({ place, state, ref, children }: StripProps) {
  const t = useTranslations('narrator')
  return (
    <section
      className={narratorVariants({ place })}
      ref={ref}
      dir={direction(useLocale())}
      aria-label={t('narrator')}
      data-state={state}
    >
      {children}
    </section>
  )
}

interface PlayButtonProps {
  state: 'idle' | 'playing' | 'paused'
  disabled?: boolean
  onPlay: () => void
  onPause: () => void
  onResume: () => void
}

export function PlayButton({ state, disabled = false, onPlay, onPause, onResume }: PlayButtonProps) {
  const t = useTranslations('narrator')
  if (state === 'playing')
    return (
      <Button variant="sun" className={PLAY} onClick={onPause}>
        <PauseIcon /> <span className={WORD}>{t('pause')}</span>
      </Button>
    )
  return (
    <Button
      variant="sun"
      className={PLAY}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : state === 'paused' ? onResume : onPlay}
    >
      <PlayIcon /> <span className={WORD}>{t(state === 'paused' ? 'resume' : 'play')}</span>
    </Button>
  )
}

interface StopAndMuteProps {
  idle: boolean
  onStop: () => void
  muted: boolean
  onMute: (muted: boolean) => void
}

export function StopAndMute({ idle, onStop, muted, onMute }: StopAndMuteProps) {
  const t = useTranslations('narrator')
  return (
    <>
      <ScriptButton
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), ICON)}
        aria-label={t('stop')}
        aria-disabled={idle || undefined}
        onClick={onStop}
      >
        <StopIcon />
      </ScriptButton>
      <ScriptButton
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), ICON)}
        aria-label={t('mute')}
        aria-pressed={muted}
        onClick={() => onMute(!muted)}
      >
        <MuteIcon muted={muted} />
      </ScriptButton>
    </>
  )
}

/** The choice of a voice: Wagtale's, one of the family's, or the device's. */
export type VoiceChoice = Pick<NarratorSettings, 'speaker'> & Partial<Pick<NarratorSettings, 'narrator' | 'recording'>>

/** As the select has it: 'wagtale', 'family:' and whose recording, or the end of a narrator's id. */
const FAMILY = 'family:'
const valueOf = ({ speaker, narrator, recording }: VoiceChoice): string | undefined =>
  speaker === 'device' ? narrator : speaker === 'wagtale' ? speaker : `${FAMILY}${recording ?? ''}`
const choiceOf = (value: string): VoiceChoice =>
  value === 'wagtale'
    ? { speaker: 'wagtale' }
    : value.startsWith(FAMILY)
      ? { speaker: 'family', recording: value.slice(FAMILY.length) }
      : { speaker: 'device', narrator: value }

interface VoiceSelectProps {
  /** Of the device; none where the browser doesn't speak. */
  narrators: readonly NarrationVoice[]
  /** Whether Wagtale's own voice reads this book. */
  ours: boolean
  /** Who of the family has read it. */
  recorders: readonly Recorder[]
  value: VoiceChoice
  onChoose: (choice: VoiceChoice) => void
  ref?: Ref<HTMLSelectElement>
}

export function VoiceSelect({ narrators, ours, recorders, value, onChoose, ref }: VoiceSelectProps) {
  const t = useTranslations('narrator')
  return (
    <label className="flex min-w-0 items-center gap-2 text-s max-md:flex-1">
      <span className="max-md:sr-only">{t('voice')}</span>
      <Select
        ref={ref}
        className="min-h-11! py-1.5! in-data-night:bg-[#2a3436]! in-data-night:text-(--page-ink)! max-md:w-full max-md:min-w-0 max-md:flex-1 md:max-w-60"
        value={valueOf(value)}
        onChange={({ target }) => onChoose(choiceOf(target.value))}
      >
        {recorders.map(({ id, name }) => (
          <option key={id} value={`${FAMILY}${id}`}>
            {t('family', { name })}
          </option>
        ))}
        {ours && <option value="wagtale">{t('ours')}</option>}
        {GENDERS.map((gender) => {
          const some = narrators.filter((one) => one.gender === gender)
          return (
            some.length > 0 && (
              <optgroup key={gender} label={t(gender)}>
                {some.map((one) => (
                  <option key={one.id} value={one.id.slice(one.language.length + 1)}>
                    {one.displayName}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
      </Select>
    </label>
  )
}

/** The language's name, in the interface's. */
export function useTongue(language: Language): string {
  const locale = useLocale()
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
}

interface SoundSettingsProps {
  settings: NarratorSettings
  set: (change: Partial<NarratorSettings>) => void
  /** How long the book takes. */
  minutes: number | null
  /** The book's language. */
  language: Language
  /** Whether there are pictures to describe, and a voice that can. */
  describes: 'yes' | 'no voice' | 'no pictures'
  children?: ReactNode
}

/** Behind the bar's last button: volume, speed, descriptions of the pictures, and what else is to say. */
export function SoundSettings({ settings, set, minutes, language, describes, children }: SoundSettingsProps) {
  const t = useTranslations('narrator')
  const tongue = useTongue(language)
  return (
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
        {describes === 'yes' && (
          <Checkbox
            role="switch"
            checked={settings.describe}
            onChange={(event) => set({ describe: event.target.checked })}
          >
            {t('describe')}
          </Checkbox>
        )}
        {describes === 'no voice' && (
          <FieldDescription className={SOFT}>{t('describeNobody', { language: tongue })}</FieldDescription>
        )}
        {minutes !== null && (
          <p className="text-xs text-(--page-soft,var(--color-ink-soft))">{t('minutes', { count: minutes })}</p>
        )}
        {children}
      </div>
    </details>
  )
}
