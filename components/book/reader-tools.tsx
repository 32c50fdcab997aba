'use client'
import { useTranslations } from 'next-intl'
import { memo, useSyncExternalStore } from 'react'
import { useBrowserValue, useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { Checkbox, checkboxVariants } from '@/components/ui/checkbox'
import { ScriptButton } from '@/components/ui/script-button'
import { closeOnEscape } from './close-on-escape'
import { READER_FONTS, READER_TEXT_SIZES } from '@/lib/browser/reading-keys'
import { setReaderPreferences, useReaderPreferences } from './reader-preferences'

const FACE_NAMES: Record<(typeof READER_FONTS)[number], string> = {
  andika: 'Andika',
  lexend: 'Lexend',
  atkinson: 'Atkinson Hyperlegible',
}

interface ReaderToolsProps {
  listening: boolean
  onListen: () => void
}

/** Beside the book's title: listen, letters, full screen. */
export const ReaderTools = memo(function ReaderTools({ listening, onListen }: ReaderToolsProps) {
  const t = useTranslations('reader')
  return (
    <div className="rd-tools">
      <ScriptButton className="rd-tool" aria-expanded={listening} onClick={onListen}>
        <svg viewBox="0 0 22 18" width="22" height="18" aria-hidden="true">
          <path
            d="M1 10Q2 .8 11 1t10 9l-.4 6-4.2.6-.6-7 2.6-.4Q17 3.6 11 3.6T3.6 9.2l2.6.4-.6 7-4.2-.6z"
            fill="currentColor"
          />
        </svg>
        <span>{listening ? t('hideNarrator') : t('listen')}</span>
      </ScriptButton>
      <LookMenu />
      <FullScreen />
    </div>
  )
})

function LookMenu() {
  const t = useTranslations('reader')
  const look = useReaderPreferences()
  const waiting = useDisabledUntilHydrated()
  return (
    <details className="rd-look" onKeyDown={closeOnEscape}>
      <summary className="rd-tool" aria-label={t('letters')}>
        <b aria-hidden="true">Aa</b>
      </summary>
      <div className="rd-look-sheet">
        <fieldset>
          <legend>{t('textSize')}</legend>
          <div className="rd-sizes">
            {READER_TEXT_SIZES.map((size) => (
              <label key={size} data-size={size}>
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
          <legend>{t('face')}</legend>
          {READER_FONTS.map((face) => (
            <label key={face} className={checkboxVariants()} data-face={face}>
              <input
                type="radio"
                name="face"
                checked={look.face === face}
                onChange={() => setReaderPreferences({ face })}
                {...waiting}
              />
              <span lang="en">{FACE_NAMES[face]}</span>
            </label>
          ))}
        </fieldset>
        <Checkbox
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
    <ScriptButton className="rd-tool" aria-pressed={full} aria-label={t('fullScreen')} onClick={() => void toggle()}>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path
          d="M0 0L7 .2 6.8 2.8 2.6 2.6 2.8 7 0 6.8zM11 .2L18 0 17.8 7 15.2 6.8 15.4 2.6 11.2 2.8zM0 11L2.8 11.2 2.6 15.4 6.8 15.2 7 18 0 17.8zM15.2 11.2L18 11 17.8 18 11 17.8 11.2 15.2 15.4 15.4z"
          fill="currentColor"
        />
      </svg>
    </ScriptButton>
  )
}
