// A book read aloud by one voice: plain data, page by page. Times are milliseconds from the beginning of the page's
// sound.
import { z } from 'zod'

/** What is read of one page: the title, its paragraphs, or The End. A block is what the page shows as one element. */
export const spokenPage = z.object({
  /** File name of the page in the EPUB. */
  name: z.string(),
  /** The page's chapter. */
  heading: z.string(),
  blocks: z.array(z.string()),
})
export type SpokenPage = z.output<typeof spokenPage>

const narratedWord = z.object({
  /** Where it stands in its block. */
  start: z.int(),
  end: z.int(),
  beginMs: z.int(),
  endMs: z.int(),
})
export type NarratedWord = z.output<typeof narratedWord>

export const narratedSentence = z.object({
  /** Which of the page's blocks it stands in, and where. */
  block: z.int(),
  start: z.int(),
  end: z.int(),
  words: z.array(narratedWord),
})
export type NarratedSentence = z.output<typeof narratedSentence>

/** How a page sounds. */
export interface PageSound {
  sentences: NarratedSentence[]
  /** MPEG frames alone, so that pages can be joined. */
  mp3: Uint8Array
  durationMs: number
}

export type NarratedPage = SpokenPage & PageSound

export interface Narration {
  /** Who of the family read it; a voice of ours has no name. */
  reader?: string
  pages: readonly NarratedPage[]
}
