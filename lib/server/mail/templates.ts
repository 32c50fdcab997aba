import { z } from 'zod'
import { supportEmail } from '@/lib/platform/support-email'
import { contactNotice, contactReceived } from './contact'
import { contactReply } from './contact-reply'
import type { MailText } from './layout'
import { newsletterConfirm, newsletterWelcome } from './newsletter'
import { betaCode } from './beta-code'
import { giftBought, giftCode } from './gift-letters'
import { giftCodeIssued } from './gift-code-issued'
import { accessLink, order, paymentFailed } from './order-letters'
import { printCancelled, printDelivered, printShipped, printStarted } from './print-letters'
import { findStories } from './find-stories'
import { storyFinished } from './story-finished'
import { storyFailed } from './story-failed'

/** What a letter's head says besides the usual: whom an answer goes to, and how to leave a list. */
export interface MailHeaders {
  replyTo?: string
  headers?: Record<string, string>
}

interface Template {
  params: z.ZodType<Record<string, string>>
  text: (language: string) => MailText
  head?: (params: Record<string, string>) => MailHeaders
  /** Its link opens something: once the letter is on its way nobody here keeps it. */
  secret?: true
}

/** Leaving in one press, in the mail program itself (RFC 8058). */
const listHead = ({ oneClick = '' }: Record<string, string>): MailHeaders => ({
  headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

/** `thread`: the letters before it, oldest first; none where they are not known any more. */
function threadHead(thread: string): Record<string, string> {
  const last = thread.split(' ').at(-1)
  return last ? { 'In-Reply-To': last, References: thread } : {}
}

/** Whoever has something to say about a parcel says it to people. */
const printNews = {
  params: z.object({ title: z.string(), copies: z.string(), tracking: z.string(), link: z.url() }),
  head: (): MailHeaders => ({ replyTo: supportEmail() }),
}

/** Each kind of letter: what it is told, and its text in a language. */
export const TEMPLATES = {
  order: {
    params: z.object({ order: z.string(), product: z.string(), amount: z.string(), link: z.url() }),
    text: order,
  },
  'access-link': {
    params: z.object({ order: z.string(), product: z.string(), store: z.string(), token: z.string(), link: z.url() }),
    text: accessLink,
  },
  'payment-failed': { params: z.object({ order: z.string(), link: z.url() }), text: paymentFailed },
  'gift-bought': {
    params: z.object({ order: z.string(), amount: z.string(), recipient: z.string(), code: z.string(), link: z.url() }),
    text: giftBought,
  },
  'gift-code': {
    params: z.object({
      recipient: z.string(),
      sender: z.string(),
      message: z.string(),
      code: z.string(),
      card: z.url(),
      link: z.url(),
    }),
    text: giftCode,
  },
  'gift-code-issued': {
    params: z.object({ code: z.string(), until: z.string(), link: z.url() }),
    text: giftCodeIssued,
  },
  'beta-code': { params: z.object({ name: z.string(), code: z.string(), link: z.url() }), text: betaCode },
  'story-finished': { params: z.object({ title: z.string(), link: z.url() }), text: storyFinished },
  'find-stories': { params: z.object({ link: z.url(), minutes: z.string() }), text: findStories, secret: true },
  'newsletter-confirm': {
    params: z.object({ confirm: z.url(), oneClick: z.url(), days: z.string() }),
    text: newsletterConfirm,
    head: listHead,
  },
  'newsletter-welcome': {
    params: z.object({ shop: z.url(), leave: z.url(), oneClick: z.url() }),
    text: newsletterWelcome,
    head: listHead,
  },
  'contact-received': { params: z.object({ link: z.url() }), text: contactReceived },
  'contact-notice': {
    params: z.object({ name: z.string(), email: z.email(), subject: z.string(), message: z.string() }),
    text: contactNotice,
    head: ({ email = '' }) => ({ replyTo: email }),
  },
  'contact-reply': {
    params: z.object({
      name: z.string(),
      subject: z.string(),
      message: z.string(),
      body: z.string(),
      thread: z.string(),
    }),
    text: contactReply,
    head: ({ thread = '' }) => ({ replyTo: supportEmail(), headers: threadHead(thread) }),
  },
  'print-started': { ...printNews, text: printStarted },
  'print-shipped': { ...printNews, text: printShipped },
  'print-delivered': { ...printNews, text: printDelivered },
  'print-cancelled': { ...printNews, text: printCancelled },
  'story-failed': { params: z.object({ link: z.url() }), text: storyFailed },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof TEMPLATES
export type TemplateParams<T extends TemplateName> = z.output<(typeof TEMPLATES)[T]['params']>
export const isTemplate = (name: string): name is TemplateName => name in TEMPLATES
export const templateOf = (name: TemplateName): Template => TEMPLATES[name]
