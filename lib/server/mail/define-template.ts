import type { MessageKeys, NestedKeyOf } from 'use-intl/core'
import type { z } from 'zod'
import type messages from '@/messages/en/mail.json'

export type MailMessages = typeof messages
/** A message of `messages/<language>/mail.json`, the mail's params filled in. */
export type TranslateMail = (key: MessageKeys<MailMessages, NestedKeyOf<MailMessages>>) => string

/** What a mail says, before its layout. */
export interface MailContent {
  subject: string
  heading: string
  /** Paragraphs before the button. One that begins with `> ` is what somebody else wrote, as mail programs quote it. */
  paragraphs: readonly string[]
  /** A small table: label and value; a row without a value is left out. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** A code and its label, set large. */
  ticket?: readonly [label: string, code: string]
  button: { label: string; href: string }
  /** Small print: why this mail came. */
  note: string
}

/** Headers besides the usual ones. */
export interface MailHeaders {
  replyTo?: string
  headers?: Record<string, string>
}

interface Definition<Params extends Record<string, string>> {
  params: z.ZodType<Params>
  compose: (t: TranslateMail, params: Params) => MailContent
  headers?: (params: Params) => MailHeaders
  /** Its link opens something: once the mail is sent, its params are deleted. */
  secret?: true
}

/** A mail template: its params, and how their checked values become a mail. @throws ZodError for any other params */
export function defineTemplate<Params extends Record<string, string>>({
  params: schema,
  compose,
  headers,
  secret,
}: Definition<Params>) {
  return {
    params: schema,
    secret: secret ?? false,
    compose: (params: unknown, translator: (params: Record<string, string>) => TranslateMail): MailContent => {
      const known = schema.parse(params)
      return compose(translator(known), known)
    },
    headers: (params: unknown): MailHeaders => headers?.(schema.parse(params)) ?? {},
  }
}

/** How a paragraph that somebody else wrote begins. */
export const QUOTE = '> '
export const quote = (text: string): string => QUOTE + text
