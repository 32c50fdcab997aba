import type { Language } from '../../domain/languages'
import type { Narration } from '../../domain/book/narration/narrated-book'
import { id3Tag, type Chapter } from './id3'

interface Recorded {
  title: string
  credit: string
  language: Language
}

/** The whole book as one MP3, a chapter a page. */
export function makeMp3({ title, credit, language }: Recorded, { pages }: Narration): Uint8Array {
  let at = 0
  const chapters = pages.map(({ heading, durationMs }): Chapter => {
    const beginMs = at
    at += durationMs
    return { title: heading, beginMs, endMs: at }
  })
  const tag = id3Tag({
    title,
    author: credit,
    language: THREE_LETTERS[language],
    genre: 'Audiobook',
    durationMs: at,
    chapters,
  })
  // Pages end in silence and use no bits of the frames before them, so they are simply joined.
  return new Uint8Array(Buffer.concat([tag, ...pages.map(({ mp3 }) => mp3)]))
}

/** ISO 639-2/T. */
const THREE_LETTERS: Record<Language, string> = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  pt: 'por',
  ar: 'ara',
  hi: 'hin',
  ja: 'jpn',
  zh: 'zho',
}
