import type { Language } from '../../domain/languages'
import { encodeMp3 } from './encode-mp3'
import type { NarratedPage, Narration, SpokenPage } from './narration'
import { readPages } from './read-pages'
import type { Voice } from './voice'

/** A whole book, read aloud and encoded page by page, so that only one page's sound is held as samples. */
export async function narrateBook(pages: readonly SpokenPage[], language: Language, voice: Voice): Promise<Narration> {
  const narrated: NarratedPage[] = []
  for await (const { page, sentences, samples } of readPages(pages, language, voice))
    narrated.push({ ...page, sentences, ...(await encodeMp3(samples, voice.sampleRate)) })
  return { pages: narrated }
}
