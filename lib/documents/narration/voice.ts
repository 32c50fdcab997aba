/** A sound of speech, or a pause; times in seconds from the beginning of what is said. */
export interface Sound {
  name: string
  begin: number
  end: number
}
/** The name of a sound that is none. */
export const PAUSE = 'pau'

export interface Speech {
  samples: Float32Array
  sounds: readonly Sound[]
}

/** What reads a book: one module for each engine. */
export interface Voice {
  sampleRate: 16_000
  /** Says the text of an utterance (speakable.ts). */
  say: (text: string) => Promise<Speech>
  /** How each of these words is pronounced by itself. */
  soundsOf: (words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
}
