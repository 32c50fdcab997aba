'use client'
import { useEffect, useRef, useState } from 'react'
import type { NarrationAnswer } from '@/lib/domain/book/narration/narration-answer'
import { voicesIn } from '@/lib/domain/book/narration/voices'
import { createDescriber, type Describer } from './describe-pictures'
import { saveSettings, loadSettings, type NarratorSettings } from './narrator-settings'
import { createPlayer, IDLE, type NarrationSource, type Player } from './play-narration'
import { browserSpeech } from './use-device-voices'
import { delivery as deviceDelivery, type Listening } from './use-narrator'

interface Listened extends Listening {
  source: NarrationSource
  /** What the pictures show, in sound; null where only the device can say it. */
  pictures: NarrationSource | null
  onReady: (narration: NarrationAnswer) => void
  onPicturesReady: (narration: NarrationAnswer) => void
}

/** A page's sound ends in silence; at bedtime it lasts. */
const BEDTIME = { rest: 1600, speed: 0.8, volume: 0.75 } as const

const delivery = ({ settings, bedtime }: { settings: NarratorSettings; bedtime: boolean }) => ({
  volume: settings.muted ? 0 : settings.volume * (bedtime ? BEDTIME.volume : 1),
  speed: settings.speed * (bedtime ? BEDTIME.speed : 1),
})

/** A narration of the open book: what it is doing, and what it can be told. It never begins by itself. */
export function useNarration(listened: Listened) {
  const { source, pictures, pages, descriptions, page, goTo, language, bedtime } = listened
  const [settings, setSettings] = useState(loadSettings)
  const [now, setNow] = useState(IDLE)
  const [failure, setFailure] = useState<unknown>(null)
  /** The picture of a page was not described, though it was asked for. */
  const [missing, setMissing] = useState(false)
  const latest = useRef({ ...listened, settings })
  const player = useRef<Player>(undefined)
  const describer = useRef<Describer>(undefined)
  /** Its words are heard, and its picture is described. */
  const describing = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Reading goes on to the next page until it is stopped or paused. */
  const goingOn = useRef(false)
  /** The page at hand was heard to its end, and its turn is due. */
  const ended = useRef(false)
  const count = pages.length

  useEffect(() => {
    latest.current = { ...listened, settings }
  })

  useEffect(() => {
    const audio = new Audio()
    const speech = browserSpeech()
    const show = (next: typeof IDLE) => {
      if (next.state === 'paused') goingOn.current = false
      setNow(next)
      latest.current.onWord(describing.current ? null : next.word)
    }
    const turn = () => {
      const at = latest.current
      describing.current = false
      if (at.page >= pages.length) {
        goingOn.current = false
        player.current?.stop()
        return
      }
      ended.current = true
      rest.current = setTimeout(() => latest.current.goTo(at.page + 1), at.bedtime ? BEDTIME.rest : 0)
    }
    const sound = { audio, delivery: () => delivery(latest.current) }
    player.current = createPlayer({
      ...sound,
      source,
      pages,
      onChange: show,
      onReady: (narration) => {
        latest.current.onReady(narration)
        if (latest.current.settings.describe) describer.current?.prepare()
      },
      onPageEnd: () => {
        describing.current = latest.current.settings.describe
        if (describing.current) describer.current?.describe(latest.current.page)
        else turn()
      },
      onFailure: (error) => {
        goingOn.current = false
        console.warn('narration stopped', error)
        setFailure(error)
      },
    })
    describer.current = createDescriber({
      descriptions,
      stored: pictures && { ...sound, source: pictures },
      device: speech
        ? {
            speech,
            language,
            isAble: () => voicesIn(language, speech.getVoices()).length > 0,
            delivery: () =>
              deviceDelivery(latest.current.settings, latest.current, speech.getVoices(), latest.current.bedtime),
          }
        : null,
      onChange: show,
      onReady: (narration) => {
        setMissing(false)
        latest.current.onPicturesReady(narration)
      },
      onEnd: turn,
      onMissing: (error) => {
        console.warn('a picture was not described', error)
        setMissing(true)
        turn()
      },
    })
    const silence = () => {
      goingOn.current = false
      clearTimeout(rest.current)
      describer.current?.stop()
      player.current?.stop()
    }
    // The browser's speech outlives a page.
    window.addEventListener('pagehide', silence)
    return () => {
      window.removeEventListener('pagehide', silence)
      silence()
      player.current = undefined
      describer.current = undefined
    }
  }, [source, pictures, pages, descriptions, language])

  /** Whichever is heard. */
  const current = () => (describing.current ? describer.current : player.current)
  const hush = () => {
    ended.current = false
    clearTimeout(rest.current)
    if (describing.current) describer.current?.stop()
    describing.current = false
  }
  const read = (at: number) => {
    hush()
    setFailure(null)
    player.current?.read(at)
  }
  // A page turned while it is read is read; one turned in silence begins at its first word when asked for.
  useEffect(() => {
    hush()
    if (goingOn.current) player.current?.read(page)
    else player.current?.stop()
  }, [page])

  useEffect(() => current()?.adjust(), [bedtime, settings])
  useEffect(() => {
    if (settings.describe && goingOn.current) describer.current?.prepare()
  }, [settings.describe])

  return {
    ...now,
    /** Why it has stopped, until it is tried again. */
    failure,
    missing: missing && settings.describe,
    settings,
    set: (change: Partial<NarratorSettings>) => {
      const next = { ...settings, ...change }
      setSettings(next)
      saveSettings(next)
    },
    play: () => {
      goingOn.current = true
      read(page)
    },
    pause: () => {
      goingOn.current = false
      clearTimeout(rest.current)
      current()?.pause()
    },
    resume: () => {
      goingOn.current = true
      if (ended.current && page < count) goTo(page + 1)
      else current()?.resume()
    },
    stop: () => {
      goingOn.current = false
      hush()
      player.current?.stop()
    },
    seek: (ms: number) => {
      ended.current = false
      clearTimeout(rest.current)
      current()?.seek(ms)
    },
  }
}
