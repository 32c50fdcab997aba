import { z } from 'zod'
import type { LetterText } from './layout'
import { betaCode } from './beta-code'
import { giftBought, giftCode } from './gift-letters'
import { accessLink, order, paymentFailed } from './order-letters'
import { storyFinished } from './story-finished'

/** Each kind of letter: what it is told, and its text in a language. */
export const TEMPLATES = {
  order: { params: z.object({ order: z.string(), product: z.string(), amount: z.string(), link: z.url() }), text: order },
  'access-link': { params: z.object({ order: z.string(), product: z.string(), store: z.string(), token: z.string(), link: z.url() }), text: accessLink },
  'payment-failed': { params: z.object({ order: z.string(), link: z.url() }), text: paymentFailed },
  'gift-bought': { params: z.object({ order: z.string(), amount: z.string(), recipient: z.string(), code: z.string(), link: z.url() }), text: giftBought },
  'gift-code': { params: z.object({ recipient: z.string(), sender: z.string(), message: z.string(), code: z.string(), card: z.url(), link: z.url() }), text: giftCode },
  'beta-code': { params: z.object({ name: z.string(), code: z.string(), link: z.url() }), text: betaCode },
  'story-finished': { params: z.object({ title: z.string(), link: z.url() }), text: storyFinished },
} as const satisfies Record<string, { params: z.ZodType<Record<string, string>>; text: (language: string) => LetterText }>

export type TemplateName = keyof typeof TEMPLATES
export type TemplateParams<T extends TemplateName> = z.output<(typeof TEMPLATES)[T]['params']>
export const isTemplate = (name: string): name is TemplateName => name in TEMPLATES
