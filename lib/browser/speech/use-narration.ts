'use client'
import { useEffect, useRef, useState } from 'react'
import type { Word } from '@/lib/domain/book/narration/script'
import type { NarrationAnswer } from '@/lib/domain/book/narration/narration-answer'
import { saveSettings, loadSettings, type NarratorSettings } from './narrator-settings'
import { createPlayer, IDLE, type NarrationSource, type Player } from './play-narration'

interface Listened {
  source: NarrationSource
  /** What the reader shows of each page, the first page first. */
  pages: readonly string[]
  /** The page at hand, from 1. */
  page: number
  goTo: (page: number) => void
  onWord: (word: Word | null) => void
  onReady: (narration: NarrationAnswer) => void
  /** Slower, softer, and with longer rests between pages. */
  bedtime: boolean
}

/** A page's sound ends in silence; at bedtime it lasts. */
const BEDTIME = { rest: 1600, speed: 0.8, volume: 0.75 } as const

const delivery = ({ settings, bedtime }: { settings: NarratorSettings; bedtime: boolean }) => ({
  volume: settings.muted ? 0 : settings.volume * (bedtime ? BEDTIME.volume : 1),
  speed: settings.speed * (bedtime ? BEDTIME.speed : 1),
})

/** A narration of the open book: what it is doing, and what it can be told. It never begins by itself. */
export function useNarration({ source, pages, page, goTo, onWord, onReady, bedtime }: Listened) {
  const [settings, setSettings] = useState(loadSettings)
  const [now, setNow] = useState(IDLE)
  const [failure, setFailure] = useState<unknown>(null)
  const latest = useRef({ settings, bedtime, page, goTo, onWord, onReady })
  const player = useRef<Player>(undefined)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Reading goes on to the next page until it is stopped or paused. */
  const goingOn = useRef(false)
  /** The page at hand was heard to its end, and its turn is due. */
  const ended = useRef(false)
  const count = pages.length

  useEffect(() => {
    latest.current = { settings, bedtime, page, goTo, onWord, onReady }
  })

  useEffect(() => {
    const audio = new Audio()
    const created = createPlayer({
      audio,
      source,
      pages,
      delivery: () => delivery(latest.current),
      onChange: (next) => {
        if (next.state === 'paused') goingOn.current = false
        setNow(next)
        latest.current.onWord(next.word)
      },
      onReady: (narration) => latest.current.onReady(narration),
      onPageEnd: () => {
        const at = latest.current
        if (at.page >= pages.length) {
          goingOn.current = false
          created.stop()
          return
        }
        ended.current = true
        rest.current = setTimeout(() => latest.current.goTo(at.page + 1), at.bedtime ? BEDTIME.rest : 0)
      },
      onFailure: (error) => {
        goingOn.current = false
        console.warn('narration stopped', error)
        setFailure(error)
      },
    })
    player.current = created
    return () => {
      goingOn.current = false
      clearTimeout(rest.current)
      created.stop()
      player.current = undefined
    }
  }, [source, pages])

  const read = (at: number) => {
    ended.current = false
    setFailure(null)
    player.current?.read(at)
  }
  // A page turned while it is read is read; one turned in silence begins at its first word when asked for.
  useEffect(() => {
    clearTimeout(rest.current)
    ended.current = false
    if (goingOn.current) player.current?.read(page)
    else player.current?.stop()
  }, [page])

  useEffect(() => player.current?.adjust(), [bedtime, settings])

  return {
    ...now,
    /** Why it has stopped, until it is tried again. */
    failure,
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
      player.current?.pause()
    },
    resume: () => {
      goingOn.current = true
      if (ended.current && page < count) goTo(page + 1)
      else player.current?.resume()
    },
    stop: () => {
      goingOn.current = false
      clearTimeout(rest.current)
      player.current?.stop()
    },
    seek: (ms: number) => {
      ended.current = false
      clearTimeout(rest.current)
      player.current?.seek(ms)
    },
  }
}
