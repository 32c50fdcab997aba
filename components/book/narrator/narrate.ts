// Reads one page after another with the browser's own speech. Nothing of React in here: what changes is told to `onChange`.
import { wordAt, wordByOffset } from '@/lib/domain/book/narration/pacing'
import { sentences, type Sentence, type Word } from '@/lib/domain/book/narration/script'

export interface Delivery {
  voice: SpeechSynthesisVoice | null
  pitch: number
  /** 0 to 1. */
  volume: number
  /** 0.5 to 2. */
  speed: number
}

export type NarrationState = 'idle' | 'playing' | 'paused'
export interface Narration {
  state: NarrationState
  /** The word being said, in the page's text. */
  word: Word | null
}

interface Narrated {
  speech: SpeechSynthesis
  language: string
  /** Read anew for each sentence, so that a changed setting is heard. */
  delivery: () => Delivery
  onChange: (now: Narration) => void
  /** A page was read to its end; not called when reading was stopped. */
  onPageEnd: () => void
  /** The voice failed; reading has stopped. */
  onFailure: () => void
}

const CLOCK_MS = 60
/** Between `cancel` and `speak`; browsers lose what is said at once. */
const RESTART_MS = 100

export interface Narrator {
  /** Reads a page from its first word. */
  read: (text: string) => void
  /** Speech's own pause does nothing on Android, so a pause is a stop that knows where it was. */
  pause: () => void
  resume: () => void
  /** Goes on from the word at hand with new settings, 100 ms later, when it is reading. */
  restart: () => void
  stop: () => void
}

const IDLE: Narration = { state: 'idle', word: null }

export function makeNarrator({ speech, language, delivery, onChange, onPageEnd, onFailure }: Narrated): Narrator {
  let text = ''
  let script: Sentence[] = []
  let at = { sentence: 0, word: 0 }
  let now = IDLE
  /** Events of an utterance that is no longer wanted carry an old number. */
  let run = 0
  let clock: ReturnType<typeof setInterval> | undefined
  let pending: ReturnType<typeof setTimeout> | undefined
  /** Set as soon as this voice has told us once where it is. */
  let tellsWords = false

  const change = (next: Narration) => {
    if (next.state === now.state && next.word === now.word) return
    now = next
    onChange(now)
  }
  const hush = () => {
    run++
    clearInterval(clock)
    clearTimeout(pending)
    speech.cancel()
  }
  const stop = () => {
    hush()
    now = IDLE
    onChange(IDLE)
  }
  const point = (word: number) => {
    at = { ...at, word }
    change({ state: 'playing', word: script[at.sentence]?.words[word] ?? null })
  }

  function sayOn() {
    const sentence = script[at.sentence]
    if (!sentence) {
      change(IDLE)
      onPageEnd()
      return
    }
    const mine = ++run
    const { voice, pitch, volume, speed } = delivery()
    const from = sentence.words[at.word]?.start ?? sentence.start
    const firstWord = at.word
    const utterance = new SpeechSynthesisUtterance(text.slice(from, sentence.end))
    utterance.voice = voice
    utterance.lang = voice?.lang ?? language
    utterance.pitch = pitch
    utterance.volume = volume
    utterance.rate = speed
    utterance.onstart = () => {
      if (mine !== run) return
      const began = performance.now()
      point(firstWord)
      clock = setInterval(() => {
        if (!tellsWords) point(wordAt(text, sentence, speed, performance.now() - began, firstWord))
      }, CLOCK_MS)
    }
    utterance.onboundary = (event) => {
      if (mine !== run || event.name === 'sentence') return
      tellsWords = true
      point(wordByOffset(sentence.words, from + event.charIndex))
    }
    utterance.onend = () => {
      if (mine !== run) return
      clearInterval(clock)
      at = { sentence: at.sentence + 1, word: 0 }
      sayOn()
    }
    utterance.onerror = (event) => {
      if (mine !== run || event.error === 'interrupted' || event.error === 'canceled') return
      console.error('narration stopped:', event.error)
      onFailure()
      stop()
    }
    speech.speak(utterance)
  }

  const sayLater = (ms: number) => {
    change({ state: 'playing', word: now.word })
    pending = setTimeout(sayOn, ms)
  }

  return {
    read: (page) => {
      hush()
      text = page
      script = sentences(page, language)
      at = { sentence: 0, word: 0 }
      change({ state: 'playing', word: null })
      sayLater(0)
    },
    pause: () => {
      if (now.state !== 'playing') return
      hush()
      change({ state: 'paused', word: now.word })
    },
    resume: () => {
      if (now.state === 'paused') sayLater(0)
    },
    restart: () => {
      if (now.state !== 'playing') return
      hush()
      tellsWords = false
      sayLater(RESTART_MS)
    },
    stop,
  }
}
