import type { NarratedPage, Narration, SpokenPage } from '../../domain/book/narration/narrated-book'
import type { Language } from '../../domain/languages'
import { encodeMp3 } from './encode-mp3'
import { readPage } from './read-page'
import type { Voice } from './voice'

/** A page, read aloud and encoded. The same page gives the same bytes, by itself and in its book. */
export async function narratePage(page: SpokenPage, language: Language, voice: Voice): Promise<NarratedPage> {
  const { sentences, samples } = await readPage(page, language, voice)
  return { ...page, sentences, ...(await encodeMp3(samples, voice.sampleRate)) }
}

/** A whole book, page by page, so that only one page's sound is held as samples. */
export async function narrateBook(pages: readonly SpokenPage[], language: Language, voice: Voice): Promise<Narration> {
  const narrated: NarratedPage[] = []
  for (const page of pages) narrated.push(await narratePage(page, language, voice))
  return { pages: narrated }
}
