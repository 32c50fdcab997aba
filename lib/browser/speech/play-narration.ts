// Plays a book that was read aloud, page by page. It doesn't know React: changes are passed to `onChange`.
import type { NarrationAnswer, NarrationProgress } from '@/lib/domain/book/narration/narration-answer'
import { placeWords, wordAt, type TimedWord } from '@/lib/domain/book/narration/place-words'
import type { Word } from '@/lib/domain/book/narration/script'

export interface NarrationSource {
  /** The narration, once it is ready; until then how far it is. */
  load: (onProgress: (now: NarrationProgress) => void, signal: AbortSignal) => Promise<NarrationAnswer>
  /** The address of a page's sound in this browser. */
  sound: (narrationId: string, page: number) => Promise<string>
}

export interface Playing {
  state: 'idle' | 'making' | 'playing' | 'paused'
  /** The word being said, in the page's text. */
  word: Word | null
  /** While it is made: pages that are read, of how many; null before that is known. */
  progress: { done: number; total: number } | null
  /** Where in the page's sound, and how long that is. */
  atMs: number
  lengthMs: number
}
export const IDLE: Playing = { state: 'idle', word: null, progress: null, atMs: 0, lengthMs: 0 }

interface Played {
  /** May be shared, while one of its players at a time is told to do something. */
  audio: HTMLAudioElement
  source: NarrationSource
  /** What the reader shows of each page. */
  pages: readonly string[]
  /** Read anew for each page. */
  delivery: () => { volume: number; speed: number }
  onChange: (now: Playing) => void
  onReady: (narration: NarrationAnswer) => void
  /** A page was heard to its end; not called when it was stopped. */
  onPageEnd: () => void
  /** Nothing could be loaded or played; it has stopped. */
  onFailure: (error: unknown) => void
}

export interface Player {
  /** Reads a page from its beginning, once the book is there. */
  read: (page: number) => void
  pause: () => void
  resume: () => void
  stop: () => void
  seek: (ms: number) => void
  /** Settings have changed. */
  adjust: () => void
}

export function createPlayer({ audio, source, pages, delivery, onChange, ...tell }: Played): Player {
  let narration: NarrationAnswer | undefined
  let words: readonly TimedWord[] = []
  let now = IDLE
  /** Aborted by whatever comes in between: another page, a stop. */
  let current = new AbortController()
  let frame = 0
  /** It is heard, until somebody or something stops it. */
  let following = false
  const change = (next: Partial<Playing>) => {
    now = { ...now, ...next }
    onChange(now)
  }
  const adjust = () => {
    const { volume, speed } = delivery()
    audio.volume = volume
    audio.preservesPitch = true
    // A new source plays at the default rate.
    audio.defaultPlaybackRate = speed
    audio.playbackRate = speed
  }
  const point = () => {
    const atMs = audio.currentTime * 1000
    const word = wordAt(words, atMs)
    // Seconds are shown; more than a few changes in each would be for nothing.
    if (word !== now.word || Math.abs(atMs - now.atMs) > 250) change({ word, atMs })
  }
  const unfollow = () => {
    following = false
    cancelAnimationFrame(frame)
  }
  const follow = () => {
    unfollow()
    following = true
    const step = () => {
      point()
      frame = requestAnimationFrame(step)
    }
    step()
  }
  const hush = () => {
    current.abort()
    unfollow()
    audio.pause()
  }

  async function start(page: number, signal: AbortSignal): Promise<void> {
    narration ??= await source.load(({ done, total }) => {
      if (!signal.aborted) change({ progress: { done, total } })
    }, signal)
    signal.throwIfAborted()
    tell.onReady(narration)
    const timed = narration.pages[page - 1]
    const sound = await source.sound(narration.id, page)
    signal.throwIfAborted()
    words = timed ? placeWords(pages[page - 1] ?? '', timed) : []
    audio.src = sound
    adjust()
    change({ state: 'playing', progress: null, atMs: 0, lengthMs: timed?.durationMs ?? 0 })
    // So that the next page's sound is there when this one ends.
    if (page < pages.length) source.sound(narration.id, page + 1).catch(() => {})
    await audio.play()
    if (!signal.aborted) follow()
  }

  const fail = (error: unknown) => {
    hush()
    // It may have been replaced: the next try asks for it again.
    narration = undefined
    change(IDLE)
    tell.onFailure(error)
  }
  const attempt = (work: () => Promise<void>, signal: AbortSignal) => {
    work().catch((error: unknown) => {
      if (signal.aborted) return
      // The browser wants a press first, which Resume is.
      if (error instanceof DOMException && error.name === 'NotAllowedError') change({ state: 'paused', progress: null })
      else fail(error)
    })
  }
  audio.addEventListener('ended', () => {
    if (!following) return
    unfollow()
    change({ word: null, atMs: now.lengthMs })
    tell.onPageEnd()
  })
  // By the system: a call, a headset's button.
  audio.addEventListener('pause', () => {
    if (!following || audio.ended) return
    unfollow()
    change({ state: 'paused' })
  })

  return {
    read: (page) => {
      hush()
      current = new AbortController()
      const { signal } = current
      change({ ...IDLE, state: narration ? 'playing' : 'making' })
      attempt(() => start(page, signal), signal)
    },
    pause: () => {
      unfollow()
      change({ state: 'paused' })
      audio.pause()
    },
    resume: () => {
      const { signal } = current
      change({ state: 'playing' })
      attempt(async () => {
        await audio.play()
        if (!signal.aborted) follow()
      }, signal)
    },
    stop: () => {
      hush()
      change(IDLE)
    },
    seek: (ms) => {
      audio.currentTime = ms / 1000
      change({ atMs: ms, word: wordAt(words, ms) })
    },
    adjust,
  }
}
