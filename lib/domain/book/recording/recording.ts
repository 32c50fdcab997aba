// What is sent and answered about the family's recordings.
import { z } from 'zod'
import { LANGUAGES } from '../../languages'
import { RECORDING } from './limits'

/** Who is going to read. */
export const newRecording = z.object({ name: z.string().trim().min(1).max(RECORDING.nameLength) })

/** Whoever reads is a grown-up. */
export const recordingConsent = z.object({ adult: z.literal(true) })

export const recordingsSharing = z.object({ shared: z.boolean() })

export const createdRecording = z.object({ id: z.string().min(1) })

/** Of a link, which is shown once. */
export const recordingLink = z.object({ token: z.string().min(1), expires: z.string() })

const studioPage = z.object({
  /** What is read; a block is what the page shows as one element. */
  blocks: z.array(z.string()),
  /** Names these words: sent with the sound, so that nothing is stored for others. */
  words: z.string(),
  /** The picture's number in the book, and what it shows. */
  picture: z.int().nullable(),
  alt: z.string(),
  /** 'changed': the words are no longer those that were read. */
  state: z.enum(['none', 'recorded', 'changed']),
  /** Names the sound that is stored. */
  take: z.string().nullable(),
})
export type StudioPage = z.output<typeof studioPage>

/** All that whoever records sees of a book. */
export const studio = z.object({
  name: z.string(),
  title: z.string(),
  language: z.enum(LANGUAGES),
  dir: z.enum(['ltr', 'rtl']),
  adult: z.boolean(),
  /** Where the link that opens this runs out; null for the owner. */
  expires: z.string().nullable(),
  /** The story, for its owner. */
  storyId: z.string().nullable(),
  pages: z.array(studioPage),
})
export type Studio = z.output<typeof studio>

export const storedTake = z.object({ take: z.string(), durationMs: z.int() })

/** Somebody whose reading of a book can be heard. */
export interface Recorder {
  id: string
  name: string
}

/** A recording as the book's owner sees it. */
export interface OwnRecording extends Recorder {
  /** Pages that are recorded and can be heard, of how many, and those whose words have changed since. */
  done: number
  total: number
  changed: number
  /** ISO 8601; null without a link that works. */
  linkExpires: string | null
}

export interface FamilyVoices {
  recordings: readonly OwnRecording[]
  /** Whether whoever may read the book hears them. */
  shared: boolean
}
