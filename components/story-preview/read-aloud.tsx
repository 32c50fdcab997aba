'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import { browserSpeech } from '@/lib/browser/speech/use-device-voices'
import { useNarrator } from '@/lib/browser/speech/use-narrator'
import type { Language } from '@/lib/domain/story/lists'

interface ReadAloudProps {
  /** The words of each page that may be read. */
  pages: readonly string[]
  page: number
  goTo: (page: number) => void
  language: Language
}

const NONE: readonly [] = []
const ignore = () => undefined

/** One press reads the opening aloud, from the page at hand on, and turns its pages. */
export function ReadAloud(props: ReadAloudProps) {
  return browserSpeech() ? <Reading {...props} /> : null
}

function Reading({ pages, page, goTo, language }: ReadAloudProps) {
  const t = useTranslations('preview')
  const locale = useLocale()
  // Pictures are described in the reader alone.
  const listening = { pages, page, goTo, language, onWord: ignore, bedtime: false }
  const narrator = useNarrator({ ...listening, narrators: NONE, descriptions: NONE })
  const [pressed, setPressed] = useState(false)
  const playing = narrator.state === 'playing'
  const press = () => {
    setPressed(true)
    if (playing) return narrator.stop()
    if (page > pages.length) goTo(1)
    narrator.play()
  }
  const silent = pressed && !playing && (narrator.able === 0 || narrator.failed)
  return (
    <>
      <Button variant="outline" size="sm" aria-pressed={playing} onClick={press}>
        {playing ? <PauseIcon /> : <PlayIcon />} {t(playing ? 'stopReading' : 'readAloud')}
      </Button>
      {silent && (
        <p className="hint basis-full" role="status">
          {t('noVoice', { language: new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language })}
        </p>
      )}
    </>
  )
}
