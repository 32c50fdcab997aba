'use client'
import { useEffect, useRef, useState } from 'react'
import type { Word } from '@/lib/domain/book/narration/script'
import { PITCH, deviceVoiceFor, voicesIn, type NarrationVoice } from '@/lib/domain/book/narration/voices'
import type { Language } from '@/lib/domain/story/lists'
import { createNarrator, type Delivery, type Narration, type Narrator } from './narrate'
import { saveSettings, loadSettings, type NarratorSettings } from './narrator-settings'
import { browserSpeech, useDeviceVoices } from './use-device-voices'

export interface Listening {
  /** What is said of each page, the first page first. */
  pages: readonly string[]
  /** What each page's picture shows; null where there is none. */
  descriptions: readonly (string | null)[]
  /** The page at hand, from 1. */
  page: number
  goTo: (page: number) => void
  language: Language
  /** Whom the listener can choose from. */
  narrators: readonly NarrationVoice[]
  /** The word being said on the page at hand. */
  onWord: (word: Word | null) => void
  /** Slower, softer, and with longer rests between pages. */
  bedtime: boolean
}

/** Between the last word of a page and its turn. */
const REST_MS = 700
const BEDTIME = { rest: 2600, speed: 0.8, volume: 0.75 } as const

export function delivery(
  settings: NarratorSettings,
  { language, narrators }: Pick<Listening, 'language' | 'narrators'>,
  voices: readonly SpeechSynthesisVoice[],
  bedtime: boolean,
): Delivery {
  const narrator = narrators.find(({ id }) => id === `${language}-${settings.narrator}`)
  return {
    voice: (narrator && deviceVoiceFor(narrator, voices)) ?? null,
    pitch: PITCH[narrator?.gender ?? 'female'],
    volume: settings.muted ? 0 : settings.volume * (bedtime ? BEDTIME.volume : 1),
    speed: settings.speed * (bedtime ? BEDTIME.speed : 1),
  }
}

/** The narrator of an open book: what it is doing, what it can be told, how it speaks. It never begins by itself. */
export function useNarrator({ pages, descriptions, page, goTo, language, narrators, onWord, bedtime }: Listening) {
  const voices = useDeviceVoices()
  const [settings, setSettings] = useState(loadSettings)
  const [state, setState] = useState<Narration['state']>('idle')
  const [failed, setFailed] = useState(false)
  const latest = useRef({ settings, narrators, voices, bedtime, pages, descriptions, page, goTo, onWord })
  const narrator = useRef<Narrator>(undefined)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Reading goes on to the next page until it is stopped or paused. */
  const goingOn = useRef(false)
  /** The page at hand was read to its end, and its turn is due. */
  const ended = useRef(false)
  /** Its words are read, and its picture is described. */
  const describing = useRef(false)

  useEffect(() => {
    latest.current = { settings, narrators, voices, bedtime, pages, descriptions, page, goTo, onWord }
  })

  useEffect(() => {
    const speech = browserSpeech()
    if (!speech) {
      console.warn('no speech in this browser')
      return
    }
    const created = createNarrator({
      speech,
      language,
      delivery: () => {
        const at = latest.current
        return delivery(at.settings, { language, narrators: at.narrators }, at.voices, at.bedtime)
      },
      onChange: (now) => {
        if (now.state === 'paused') goingOn.current = false
        if (now.word) setFailed(false)
        setState(now.state === 'idle' && goingOn.current ? 'playing' : now.state)
        latest.current.onWord(now.word)
      },
      onPageEnd: () => {
        const at = latest.current
        const description = at.settings.describe && !describing.current && at.descriptions[at.page - 1]
        if (description) {
          describing.current = true
          created.tell(description)
          return
        }
        const last = at.page >= at.pages.length
        if (last) goingOn.current = false
        if (last) return setState('idle')
        ended.current = true
        rest.current = setTimeout(() => latest.current.goTo(at.page + 1), at.bedtime ? BEDTIME.rest : REST_MS)
      },
      onFailure: () => {
        goingOn.current = false
        setFailed(true)
      },
    })
    narrator.current = created
    const silence = () => {
      goingOn.current = false
      clearTimeout(rest.current)
      created.stop()
    }
    // The browser's speech outlives a page: whoever leaves the book leaves silence.
    window.addEventListener('pagehide', silence)
    return () => {
      window.removeEventListener('pagehide', silence)
      silence()
      narrator.current = undefined
    }
  }, [language])

  const read = () => {
    ended.current = false
    describing.current = false
    narrator.current?.read(latest.current.pages[latest.current.page - 1] ?? '')
  }
  // A page turned by the narrator, or by hand while it reads, is read; one turned in silence begins at its first word
  // when asked for.
  useEffect(() => {
    clearTimeout(rest.current)
    ended.current = false
    describing.current = false
    if (goingOn.current) narrator.current?.read(latest.current.pages[page - 1] ?? '')
    else narrator.current?.stop()
  }, [page])

  useEffect(() => narrator.current?.restart(), [bedtime])

  return {
    state,
    /** The voice broke off, and has not spoken since. */
    failed,
    settings,
    set: (change: Partial<NarratorSettings>) => {
      const next = { ...settings, ...change }
      setSettings(next)
      saveSettings(next)
      latest.current = { ...latest.current, settings: next }
      narrator.current?.restart()
    },
    /** How many voices the device has for the book's language; none may mean that they are not known yet. */
    able: voicesIn(language, voices).length,
    voices,
    play: () => {
      goingOn.current = true
      read()
    },
    pause: () => {
      goingOn.current = false
      clearTimeout(rest.current)
      narrator.current?.pause()
      setState('paused')
    },
    resume: () => {
      goingOn.current = true
      if (ended.current) goTo(page + 1)
      else narrator.current?.resume()
    },
    stop: () => {
      goingOn.current = false
      clearTimeout(rest.current)
      narrator.current?.stop()
    },
  }
}
