/**
 * Schema of Claude's answer: the manuscript from a given page on, in the direction vocabulary. It is flat, with every
 * field required and none nullable, because structured output limits optional and union fields. Pages come before the
 * back matter, so that they can be shown while the rest is being written.
 */
import { z } from 'zod'
import {
  CHILD_POSES,
  DESTINATIONS,
  FEELINGS,
  LIGHTS,
  PET_POSES,
  PROPS,
  SETTINGS,
  SHOTS,
  WEARS,
  WEATHERS,
  WHO,
} from '../../illustration/direction'
import { extra } from '../../story/manuscript'

export const NOBODY = 'nobody'
export const NOTHING = 'nothing'
const who = z.enum(WHO)
const prop = z.enum(PROPS)

export const answerPage = z.object({
  pageNumber: z.number(),
  content: z.string(),
  setting: z.enum([...SETTINGS, ...DESTINATIONS]),
  light: z.enum(LIGHTS),
  weather: z.enum(WEATHERS),
  shot: z.enum(SHOTS),
  /** Whether the special event's decorations are in the picture. */
  decorated: z.boolean(),
  actors: z.array(
    z.object({
      who,
      pose: z.enum([...new Set([...CHILD_POSES, ...PET_POSES])]),
      feeling: z.enum(FEELINGS),
      looksAt: z.enum([...WHO, NOBODY]),
      holding: z.enum([...PROPS, NOTHING]),
      wears: z.enum([...WEARS, NOTHING]),
    }),
  ),
  props: z.array(z.object({ prop, text: z.string() })),
  alt: z.string(),
})
export type AnswerPage = z.infer<typeof answerPage>

export const answer = z.object({
  title: z.string(),
  newPeople: z.array(extra),
  pages: z.array(answerPage),
  refrain: z.string(),
  words: z.array(z.object({ word: z.string(), meaning: z.string() })),
  questions: z.array(z.string()),
  interactiveElements: z.array(z.object({ type: z.string(), content: z.string(), options: z.array(z.string()) })),
  hiddenSurprises: z.array(z.object({ type: z.string(), content: z.string(), trigger: z.string() })),
  summary: z.string(),
  recall: z.string(),
  deed: z.string(),
  keepsake: z.string(),
  joke: z.string(),
})
export type Answer = z.infer<typeof answer>
