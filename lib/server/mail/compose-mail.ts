import { createTranslator } from 'use-intl/core'
import { isLanguage, LANGUAGE_FACTS, type Language } from '@/lib/domain/languages'
import { QUOTE, type MailContent, type MailHeaders, type MailMessages, type TranslateMail } from './define-template'
import { layout } from './layout'
import { TEMPLATES, type TemplateName } from './templates'

const loadMailMessages = async (language: Language): Promise<MailMessages> =>
  (await import(`../../../messages/${language}/mail.json`)).default

/**
 * Unicode isolates: a value keeps its own direction in a sentence that reads from the right, its signs included:
 * WT-1, not 1-WT.
 */
const isolate = (value: string): string => `\u2068${value}\u2069`
/** A link must end where it ends. */
const isolated = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value.includes('://') ? value : isolate(value)]),
  )

/**
 * What a mail says in a language; in English where that language is none of ours. What a visitor typed stays text,
 * and can't break a line of the subject. @throws for params that are not the template's, and for a message that is
 * missing or can't be filled in
 */
export async function mailContent(template: TemplateName, language: string, params: unknown): Promise<MailContent> {
  const locale = isLanguage(language) ? language : 'en'
  const messages = await loadMailMessages(locale)
  const t = createTranslator({
    locale,
    messages,
    onError: (error) => {
      throw error
    },
  })
  const translator = (known: Record<string, string>): TranslateMail => {
    const values = LANGUAGE_FACTS[locale].direction === 'rtl' ? isolated(known) : known
    return (key) => t(key, values)
  }
  const content = TEMPLATES[template].compose(params, translator)
  return {
    ...content,
    // Mail programs show it by itself, in one line.
    subject: content.subject.replace(/[\u2068\u2069]/g, '').replace(/\s+/g, ' '),
    paragraphs: content.paragraphs.filter((paragraph) => paragraph !== '' && paragraph !== QUOTE),
    facts: (content.facts ?? []).filter(([, value]) => value !== ''),
  }
}

/** A mail as it is delivered: subject, both bodies, and headers of its own. @throws as `mailContent` does */
export async function composeMail(
  template: TemplateName,
  language: string,
  params: unknown,
): Promise<MailHeaders & { subject: string; html: string; text: string }> {
  const content = await mailContent(template, language, params)
  const { html, text } = layout(content, isLanguage(language) ? language : 'en')
  return { ...TEMPLATES[template].headers(params), subject: content.subject, html, text }
}
