// What the reader learns of a narration, and asks for.
import { z } from 'zod'
import { NARRATED_PARTS } from './book-voices'

const NARRATION_STATES = ['absent', 'making', 'failed', 'ready'] as const

export const narratedPart = z.enum(NARRATED_PARTS).default('story')

/** The version of the book whose pages are open. */
export const narrationRequest = z.object({ version: z.int().min(1), part: narratedPart })

const timedPage = z.object({
  /** What is read of the page (SpokenPage). */
  blocks: z.array(z.string()),
  durationMs: z.int(),
  /** Each word's block, its place in it, and when it begins to be heard, in milliseconds. */
  words: z.array(z.tuple([z.int(), z.int(), z.int(), z.int()])),
  /** Names the sound of a page that somebody of the family read, sentences taking the place of words. */
  take: z.string().optional(),
})
export type TimedPage = z.output<typeof timedPage>

export const narrationAnswer = z.object({
  state: z.enum(NARRATION_STATES),
  /** Names the sound: part of every page's address. */
  id: z.string(),
  /** Pages that are read, of how many; 0 before it was asked for. */
  done: z.int(),
  total: z.int(),
  /** Of a narration that is ready. */
  pages: z.array(timedPage),
})
export type NarrationAnswer = z.output<typeof narrationAnswer>

/** How far the making is: the events of a narration. */
export const narrationProgress = narrationAnswer.pick({ state: true, done: true, total: true })
export type NarrationProgress = z.output<typeof narrationProgress>
