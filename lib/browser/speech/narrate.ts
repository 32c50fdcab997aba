// Reads one page after another with the browser's own speech. It doesn't know React: changes are passed to `onChange`.
import { timeWords, findWordAt, findWordByOffset, fitUtterance } from '@/lib/domain/book/narration/pacing'
import { splitSentences, type Sentence, type Word } from '@/lib/domain/book/narration/script'

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
/**
 * Added to twice the time that the words take: a voice that has sent no event by then has failed. Some voices that
 * speak from a server stop without an `end` event.
 */
const SILENCE_MS = 6000
/** Between `cancel` and `speak`; browsers lose what is said at once. */
const RESTART_MS = 100
/** Between the words of a page and what is told of its picture. */
const REST_MS = 700

export interface Narrator {
  /** Reads a page from its first word. */
  read: (text: string) => void
  /** Says, after a rest, what stands nowhere on the page: no word is lit. */
  tell: (text: string) => void
  /** Speech's own pause does nothing on Android, so a pause is a stop that knows where it was. */
  pause: () => void
  resume: () => void
  /** Goes on from the word at hand with new settings, 100 ms later, when it is reading. */
  restart: () => void
  stop: () => void
}

const IDLE: Narration = { state: 'idle', word: null }

export function createNarrator({ speech, language, delivery, onChange, onPageEnd, onFailure }: Narrated): Narrator {
  let text = ''
  let lights = true
  let script: Sentence[] = []
  let at = { sentence: 0, word: 0 }
  let now = IDLE
  /**
   * The current utterance: events of any other are ignored. The reference also keeps Chrome from collecting it before
   * its `end` event.
   */
  let saying: SpeechSynthesisUtterance | undefined
  let watch: ReturnType<typeof setTimeout> | undefined
  let clock: ReturnType<typeof setInterval> | undefined
  let pending: ReturnType<typeof setTimeout> | undefined
  /** Set as soon as this voice has told us of a word beyond its first: some tell of that alone. */
  let tellsWords = false

  const change = (next: Narration) => {
    if (next.state === now.state && next.word === now.word) return
    now = next
    onChange(now)
  }
  const rest = () => {
    saying = undefined
    clearInterval(clock)
    clearTimeout(watch)
    clearTimeout(pending)
  }
  const hush = () => {
    rest()
    speech.cancel()
  }
  const stop = () => {
    hush()
    now = IDLE
    onChange(IDLE)
  }
  const point = (word: number) => {
    at = { ...at, word }
    change({ state: 'playing', word: (lights && script[at.sentence]?.words[word]) || null })
  }

  const fail = (why: string) => {
    console.error('narration stopped:', why)
    onFailure()
    stop()
  }

  function sayOn() {
    const sentence = script[at.sentence]
    if (!sentence) {
      change(IDLE)
      onPageEnd()
      return
    }
    const { voice, pitch, volume, speed } = delivery()
    const first = at.word
    const next = fitUtterance(text, sentence, speed, first)
    const from = sentence.words[first]?.start ?? sentence.start
    const goOn = () => {
      rest()
      at = next < sentence.words.length ? { sentence: at.sentence, word: next } : { sentence: at.sentence + 1, word: 0 }
    }
    const utterance = new SpeechSynthesisUtterance(text.slice(from, sentence.words[next]?.start ?? sentence.end))
    utterance.voice = voice
    utterance.lang = voice?.lang ?? language
    utterance.pitch = pitch
    utterance.volume = volume
    utterance.rate = speed
    let began: number | undefined
    utterance.onstart = () => {
      if (saying !== utterance || began !== undefined) return
      began = performance.now()
      const start = began
      point(first)
      clock = setInterval(() => {
        if (!tellsWords) point(Math.min(findWordAt(text, sentence, speed, performance.now() - start, first), next - 1))
      }, CLOCK_MS)
    }
    utterance.onboundary = (event) => {
      if (saying !== utterance || event.name === 'sentence') return
      began ??= performance.now()
      if (event.charIndex > 0) tellsWords = true
      point(findWordByOffset(sentence.words, from + event.charIndex))
    }
    utterance.onend = () => {
      if (saying !== utterance) return
      goOn()
      sayOn()
    }
    utterance.onerror = (event) => {
      if (saying !== utterance) return
      if (event.error !== 'interrupted' && event.error !== 'canceled') return fail(event.error)
      // Not by us: a call, another page, a screen that was locked.
      rest()
      change({ state: 'paused', word: now.word })
    }
    const { begins, ms } = timeWords(text, sentence, speed)
    watch = setTimeout(
      () => {
        if (began === undefined) return fail('no voice came')
        goOn()
        speech.cancel()
        sayLater(RESTART_MS)
      },
      2 * ((begins[next] ?? ms) - (begins[first] ?? 0)) + SILENCE_MS,
    )
    saying = utterance
    // What another page or a locked screen has paused would wait for ever.
    if (speech.paused) speech.resume()
    speech.speak(utterance)
  }

  const begin = (words: string, afterMs: number) => {
    hush()
    text = words
    script = splitSentences(words, language)
    at = { sentence: 0, word: 0 }
    change({ state: 'playing', word: null })
    sayLater(afterMs)
  }

  const sayLater = (ms: number) => {
    change({ state: 'playing', word: now.word })
    pending = setTimeout(sayOn, ms)
  }

  return {
    read: (page) => {
      lights = true
      begin(page, 0)
    },
    tell: (description) => {
      lights = false
      begin(description, REST_MS)
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
