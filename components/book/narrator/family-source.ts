import type { NarrationAnswer, TimedPage } from '@/lib/domain/book/narration/narration-answer'
import { readingMs, timeSentences } from '@/lib/domain/book/recording/time-sentences'
import type { Language } from '@/lib/domain/languages'
import { call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { api } from '@/lib/paths'
import { silence } from './silence'
import { soundFiles, wagtaleSource, type FileSource, type NarratedBook } from './narration-source'

/**
 * Somebody of the family reads. A page that nobody recorded is read by Wagtale's own voice where that speaks the
 * language; elsewhere it is quiet for as long as a parent needs to read it, and its sentences are lit meanwhile.
 */
export function familySource(book: NarratedBook, recording: string): FileSource {
  const sounds = soundFiles()
  const standIn = book.ours ? wagtaleSource(book) : null
  let other: NarrationAnswer | null = null
  let pages: readonly TimedPage[] = []
  const isOthers = (page: number) => other !== null && pages[page - 1]?.take === undefined
  return {
    load: async (onProgress, signal) => {
      const read = await call(endpoints.recordedNarration(recording, book.version), undefined, { signal })
      const hasGaps = read.pages.some(({ take }) => take === undefined)
      other = hasGaps && standIn ? await orNobody(standIn.load(onProgress, signal), signal) : null
      pages = read.pages.map((page, at) =>
        page.take === undefined ? (other?.pages[at] ?? quietPage(page, book.language)) : page,
      )
      return { ...read, pages: [...pages] }
    },
    sound: async (_, page) => {
      if (other && standIn && isOthers(page)) return standIn.sound(other.id, page)
      const timed = pages[page - 1]
      return timed?.take === undefined
        ? silence(timed?.durationMs ?? 0)
        : sounds.load(api.recordedSound(recording, page, timed.take))
    },
    files: () => [
      api.recordedNarration(recording, book.version),
      ...pages.flatMap(({ take }, at) => (take === undefined ? [] : [api.recordedSound(recording, at + 1, take)])),
      ...(other && standIn ? standIn.files(other) : []),
    ],
    close: () => {
      sounds.close()
      standIn?.close()
    },
  }
}

/** Wagtale's voice is only a stand-in: without it the family's is heard all the same. */
async function orNobody(loading: Promise<NarrationAnswer>, signal: AbortSignal): Promise<NarrationAnswer | null> {
  try {
    return await loading
  } catch (error) {
    signal.throwIfAborted()
    console.warn('pages without a recording stay quiet', error)
    return null
  }
}

function quietPage(page: TimedPage, language: Language): TimedPage {
  const durationMs = Math.round(readingMs(page, language))
  const words = timeSentences(page, language, durationMs).flatMap(({ block, words: parts }) =>
    parts.map(({ start, end, beginMs }): [number, number, number, number] => [block, start, end, beginMs]),
  )
  return { ...page, durationMs, words }
}
