import { z } from 'zod'
import type { LetterText } from './layout'
import { storyFinished } from './story-finished'
import { storyNotMade } from './story-not-made'

/** Each kind of letter: what it is told, and its text in a language. */
export const TEMPLATES = {
  'story-finished': { params: z.object({ title: z.string(), link: z.url() }), text: storyFinished },
  'story-not-made': { params: z.object({ link: z.url() }), text: storyNotMade },
} as const satisfies Record<string, { params: z.ZodType<Record<string, string>>; text: (language: string) => LetterText }>

export type TemplateName = keyof typeof TEMPLATES
export type TemplateParams<T extends TemplateName> = z.output<(typeof TEMPLATES)[T]['params']>
export const isTemplate = (name: string): name is TemplateName => name in TEMPLATES
