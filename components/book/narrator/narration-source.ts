import type { NarrationSource } from '@/lib/browser/speech/play-narration'
import type { NarratedPart } from '@/lib/domain/book/narration/book-voices'
import {
  narrationProgress,
  type NarrationAnswer,
  type NarrationProgress,
} from '@/lib/domain/book/narration/narration-answer'
import type { Recorder } from '@/lib/domain/book/recording/recording'
import type { Language } from '@/lib/domain/languages'
import { call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { api } from '@/lib/paths'

/** The version of a book whose pages are open, and who reads it aloud besides the device. */
export interface NarratedBook {
  id: string
  version: number
  language: Language
  /** Whether Wagtale's own voice does. */
  ours: boolean
  /** Who of the family has. */
  recorders: readonly Recorder[]
}

/** A narration whose sounds are files. */
export interface FileSource extends NarrationSource {
  /** Everything that is needed to hear the book again without a network. */
  files: (narration: NarrationAnswer) => string[]
  /** Lets go of the sounds. */
  close: () => void
}

const VOICE = 'wagtale'

/** The server's narration of a book, or of what its pictures show, in Wagtale's own voice. */
export function wagtaleSource(
  { id, version }: Pick<NarratedBook, 'id' | 'version'>,
  part: NarratedPart = 'story',
): FileSource {
  const sounds = soundFiles()
  const query = { v: version, part: part === 'story' ? undefined : part }
  const find = (signal: AbortSignal) => call(endpoints.narration(id, VOICE, query), undefined, { signal })
  return {
    load: async (onProgress, signal) => {
      const known = await find(signal)
      if (known.state === 'ready') return known
      let now = await call(endpoints.requestNarration(id, VOICE), { version, part }, { signal })
      onProgress(now)
      if (now.state === 'making') now = await followProgress(api.narrationEvents(id, VOICE, query), onProgress, signal)
      if (now.state !== 'ready') throw new Error('the book could not be read aloud')
      return find(signal)
    },
    sound: (narrationId, page) => sounds.load(api.pageSound(id, VOICE, page, narrationId)),
    files: (narration) => [
      api.narration(id, VOICE, query),
      ...narration.pages.map((_, at) => api.pageSound(id, VOICE, at + 1, narration.id)),
    ],
    close: sounds.close,
  }
}

/** Sounds of pages by their addresses, each fetched once. */
export function soundFiles(): { load: (address: string) => Promise<string>; close: () => void } {
  const sounds = new Map<string, Promise<string>>()
  return {
    load: (address) => {
      const loading = sounds.get(address) ?? loadSound(address)
      sounds.set(address, loading)
      loading.catch(() => sounds.delete(address))
      return loading
    },
    close: () => {
      for (const sound of sounds.values()) void sound.then(URL.revokeObjectURL, () => {})
      sounds.clear()
    },
  }
}

/** As a whole: a player asks for parts, of which the offline cache has none. */
async function loadSound(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no sound: ${answer.status}`)
  return URL.createObjectURL(await answer.blob())
}

/** Resolves with the state in which the making ended. The browser comes back by itself when the line drops. */
function followProgress(
  address: string,
  onProgress: (now: NarrationProgress) => void,
  signal: AbortSignal,
): Promise<NarrationProgress> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(address)
    const stop = () => {
      events.close()
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
    const end = () => {
      events.close()
      signal.removeEventListener('abort', stop)
    }
    events.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      const now = narrationProgress.parse(JSON.parse(data))
      onProgress(now)
      if (now.state === 'making') return
      end()
      resolve(now)
    })
    events.addEventListener('error', () => {
      if (events.readyState !== EventSource.CLOSED && navigator.onLine) return
      end()
      reject(new TypeError('the events broke off'))
    })
  })
}
