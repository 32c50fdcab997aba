// The manuscript: the contract of the built-in author and of Claude, and what a story stores.
import { z } from 'zod'
import { direction } from '../illustration/direction'
import { shotPlan } from '../illustration/shot-plan'
import { LANGUAGES, LIFE_SKILLS, PAGES_IN_A_STORY, READING_LEVELS } from './lists'
import { storyTable } from './story-table'

export const manuscriptPage = z.object({
  pageNumber: z.int().min(1).max(PAGES_IN_A_STORY),
  content: z.string().min(1),
  direction,
  /** How its picture is framed, once the cast is known. */
  shot: shotPlan.optional(),
  /** Alternative text of the picture. */
  alt: z.string().min(1),
})
const interactiveElement = z.object({ type: z.string(), content: z.string(), options: z.array(z.string()).optional() })
const hiddenSurprise = z.object({ type: z.string(), content: z.string(), trigger: z.string() })
/** A person in the story other than the child. */
export const extra = z.object({
  who: z.enum(['friend', 'friend2', 'grownup', 'elder']),
  name: z.string(),
  pronoun: z.enum(['he', 'she', 'they']),
})

/** What a series keeps of a book: who came, what was carried home, and what everybody said. */
export const seriesMemory = z.object({
  friend: extra.pick({ name: true, pronoun: true }).optional(),
  /** "the sock with eyes" */
  keepsake: z.string(),
  /** As it is said, without quotation marks. */
  joke: z.string(),
})
export type SeriesMemory = z.infer<typeof seriesMemory>

export const manuscript = z.object({
  title: z.string().min(1).max(120),
  language: z.enum(LANGUAGES),
  /** The requested language, if an author writes in it who could not be reached. */
  wanted: z.enum(LANGUAGES).optional(),
  lifeSkill: z.enum(LIFE_SKILLS),
  level: z.enum(READING_LEVELS),
  /** The author with its version: 'built-in@1', 'claude-opus-5-5@1'. */
  author: z.string(),
  pages: z.array(manuscriptPage).length(PAGES_IN_A_STORY),
  extras: z.array(extra).max(4),
  refrain: z.string(),
  words: z.array(z.object({ word: z.string(), meaning: z.string() })).max(8),
  questions: z.array(z.string()).length(5),
  interactiveElements: z.array(interactiveElement),
  hiddenSurprises: z.array(hiddenSurprise),
  summary: z.string(),
  /** How a sequel refers to this book: "the hole in the fence". */
  recall: z.string(),
  /** What the child did, as a sequel says it: "came back along the Long Jetty". */
  deed: z.string().optional(),
  /** What a series keeps of this book. */
  memory: seriesMemory.optional(),
  /** What the story does with the special day that was asked for. */
  day: z.enum(['plot', 'greeted', 'none']).optional(),
  table: storyTable.optional(),
})
export type Manuscript = z.infer<typeof manuscript>
export type ManuscriptPage = z.infer<typeof manuscriptPage>
export type Extra = z.infer<typeof extra>
