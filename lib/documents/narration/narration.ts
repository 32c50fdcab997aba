// A book read aloud by one voice: plain data, page by page. Times are milliseconds from the beginning of the page's sound.

export interface NarratedWord {
  /** Where it stands in its block. */
  start: number
  end: number
  beginMs: number
  endMs: number
}

export interface NarratedSentence {
  /** Which of the page's blocks it stands in, and where. */
  block: number
  start: number
  end: number
  words: readonly NarratedWord[]
}

/** What is read of one page: the title, its paragraphs, or The End. A block is what the page shows as one element. */
export interface SpokenPage {
  /** File name of the page in the EPUB. */
  name: string
  /** The page's chapter. */
  heading: string
  blocks: readonly string[]
}

export interface NarratedPage extends SpokenPage {
  sentences: readonly NarratedSentence[]
  /** MPEG frames alone, so that pages can be joined. */
  mp3: Uint8Array
  durationMs: number
}

export interface Narration {
  pages: readonly NarratedPage[]
}
