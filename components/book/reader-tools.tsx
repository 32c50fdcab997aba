'use client'
import { useTranslations } from 'next-intl'
import { memo, useId, useSyncExternalStore } from 'react'
import { useBrowserValue, useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { Checkbox, checkboxVariants } from '@/components/ui/checkbox'
import { ScriptButton } from '@/components/ui/script-button'
import { cn } from '@/components/ui/cn'
import { toast } from '@/components/ui/toast-store'
import { closeOnEscape } from './close-on-escape'
import { useStill } from './motion/use-still'
import { READER_FONTS, READER_TEXT_SIZES } from '@/lib/browser/reading-keys'
import { setReaderPreferences, useReaderPreferences } from './reader-preferences'
import styles from './reader.module.css'

const FACE_NAMES: Record<(typeof READER_FONTS)[number], string> = {
  andika: 'Andika',
  lexend: 'Lexend',
  atkinson: 'Atkinson Hyperlegible',
}

const FACES: typeof FACE_NAMES = {
  andika: 'font-story',
  lexend: '[font-family:var(--lexend),var(--font-story)]',
  atkinson: '[font-family:var(--atkinson),var(--font-story)]',
}

const TOOL =
  'inline-flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2 rounded-cut px-2.5 ' +
  'font-heavy whitespace-nowrap text-white hover:bg-(--shade) in-open:bg-(--shade) aria-expanded:bg-(--shade) ' +
  'aria-pressed:bg-(--shade) max-md:px-1 max-[401px]:min-w-10 max-[361px]:min-w-[38px] max-[361px]:px-0 [&::-webkit-details-marker]:hidden'
const SHEET =
  'absolute end-0 top-[calc(100%+8px)] z-8 grid w-[min(19rem,92vw)] gap-3.5 rounded-[4px_6px_3px_5px] bg-paper px-5 ' +
  'pt-4.5 pb-3.5 text-ink shadow-[0_14px_40px_#06181d8c] max-md:fixed max-md:inset-x-2 max-md:top-16 max-md:w-auto'
const LEGEND = 'mb-1 text-s font-heavy'
const SIZE =
  'grid min-h-11.5 cursor-pointer place-items-center rounded-[3px] bg-paper-2 font-story has-checked:bg-ink ' +
  'has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'
const SIZES: Record<(typeof READER_TEXT_SIZES)[number], string> = {
  1: 'text-[1rem]',
  2: 'text-[1.2rem]',
  3: 'text-[1.45rem]',
  4: 'text-[1.7rem]',
  5: 'text-[2rem]',
}

interface ReaderToolsProps {
  listening: boolean
  onListen: () => void
  bedtime: boolean
  onBedtime: () => void
}

/** Beside the book's title: listen, bedtime, moving pictures, letters, full screen. */
export const ReaderTools = memo(function ReaderTools({ listening, onListen, bedtime, onBedtime }: ReaderToolsProps) {
  const t = useTranslations('reader')
  return (
    <div className="flex items-center gap-1.5 max-md:gap-0" data-tools="">
      <ScriptButton className={TOOL} aria-expanded={listening} onClick={onListen}>
        <svg viewBox="0 0 22 18" width="22" height="18" aria-hidden="true">
          <path
            d="M1 10Q2 .8 11 1t10 9l-.4 6-4.2.6-.6-7 2.6-.4Q17 3.6 11 3.6T3.6 9.2l2.6.4-.6 7-4.2-.6z"
            fill="currentColor"
          />
        </svg>
        <span className="max-md:sr-only">{listening ? t('hideNarrator') : t('listen')}</span>
      </ScriptButton>
      <ScriptButton className={TOOL} aria-pressed={bedtime} aria-label={t('bedtime')} onClick={onBedtime}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M8.4.6Q4.8 5 7.4 9.8t9.2 4.6l2.8-.6Q16.6 19.4 10 19.6T.8 11.4 8.4.6z" fill="currentColor" />
        </svg>
      </ScriptButton>
      <MovingPictures />
      <LookMenu />
      <FullScreen />
    </div>
  )
})

/** A device that asks for less motion is obeyed: the button is off, and says why. */
function MovingPictures() {
  const t = useTranslations('reader')
  const { moving } = useReaderPreferences()
  const still = useStill()
  const why = useId()
  return (
    <>
      <ScriptButton
        className={TOOL}
        aria-pressed={moving && !still}
        aria-label={t('movingPictures')}
        aria-disabled={still || undefined}
        aria-describedby={still ? why : undefined}
        onClick={() => {
          if (still) toast({ title: t('movingPictures'), description: t('lessMotion') })
          else setReaderPreferences({ moving: !moving })
        }}
      >
        <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
          <path d="M12.6 1L20 6.4 15.2 13.6 8.6 8.8z" fill="currentColor" />
          <path
            d="M11.6 11.2Q11.4 15 8.4 14.8T5 18.6 2.2 20.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
          {(still || !moving) && (
            <path d="M3 2.4L19 20" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
          )}
        </svg>
      </ScriptButton>
      {still && (
        <span id={why} hidden>
          {t('lessMotion')}
        </span>
      )}
    </>
  )
}

function LookMenu() {
  const t = useTranslations('reader')
  const look = useReaderPreferences()
  const waiting = useDisabledUntilHydrated()
  return (
    <details className="relative" onKeyDown={closeOnEscape}>
      <summary className={TOOL} aria-label={t('letters')}>
        <b className="font-display text-[1.25rem] leading-none font-bold" aria-hidden="true">
          Aa
        </b>
      </summary>
      <div className={cn(SHEET, styles['lookSheet'])}>
        <fieldset>
          <legend className={LEGEND}>{t('textSize')}</legend>
          <div className="grid grid-cols-5 gap-1.5">
            {READER_TEXT_SIZES.map((size) => (
              <label key={size} className={cn(SIZE, SIZES[size])}>
                <input
                  type="radio"
                  name="size"
                  className="sr-only"
                  checked={look.size === size}
                  onChange={() => setReaderPreferences({ size })}
                  {...waiting}
                />
                <span aria-hidden="true">A</span>
                <span className="sr-only">{t('size', { size: Number(size), of: READER_TEXT_SIZES.length })}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className={LEGEND}>{t('face')}</legend>
          {READER_FONTS.map((face) => (
            <label key={face} className={cn(checkboxVariants(), 'flex!')}>
              <input
                type="radio"
                name="face"
                checked={look.face === face}
                onChange={() => setReaderPreferences({ face })}
                {...waiting}
              />
              <span className={FACES[face]} lang="en">
                {FACE_NAMES[face]}
              </span>
            </label>
          ))}
        </fieldset>
        <Checkbox
          className="flex!"
          checked={look.night}
          onChange={(event) => setReaderPreferences({ night: event.target.checked })}
          {...waiting}
        >
          {t('night')}
        </Checkbox>
      </div>
    </details>
  )
}

const onFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
/** Not shown where the browser has none (on iPhones). */
function FullScreen() {
  const t = useTranslations('reader')
  const able = useBrowserValue(() => document.fullscreenEnabled === true, false)
  const full = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  )
  if (!able) return null
  const toggle = () =>
    (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch((error: unknown) =>
      console.warn('full screen refused', error),
    )
  return (
    <ScriptButton className={TOOL} aria-pressed={full} aria-label={t('fullScreen')} onClick={() => void toggle()}>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path
          d="M0 0L7 .2 6.8 2.8 2.6 2.6 2.8 7 0 6.8zM11 .2L18 0 17.8 7 15.2 6.8 15.4 2.6 11.2 2.8zM0 11L2.8 11.2 2.6 15.4 6.8 15.2 7 18 0 17.8zM15.2 11.2L18 11 17.8 18 11 17.8 11.2 15.2 15.4 15.4z"
          fill="currentColor"
        />
      </svg>
    </ScriptButton>
  )
}
