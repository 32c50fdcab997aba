import { LANGUAGE_FACTS, type Language } from '@/lib/domain/languages'
import type { CertificatePaper } from '@/lib/documents/papers/papers'
import { createTranslator } from 'use-intl/core'
import { loadSiteMessages } from '@/lib/i18n/messages'
import { env } from '@/lib/platform/env'
import type { GiftCard } from '@/lib/server/gifts/read-gift-card'

/** A gift's card as one sheet, with the picture and the words that stand on its page. */
export async function giftCertificate(card: GiftCard, token: string, language: Language): Promise<CertificatePaper> {
  const messages = await loadSiteMessages(language)
  const t = createTranslator({ locale: language, messages, namespace: 'giftCard' })
  const { format: day } = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].dateLocale, {
    dateStyle: 'long',
    timeZone: card.timeZone,
    numberingSystem: 'latn',
  })
  return {
    language,
    picture: card.picture ?? token,
    to: t('to', { name: card.recipientName }),
    message: card.message,
    from: t('from', { name: card.senderName }),
    codeLabel: t('codeLabel'),
    code: card.code,
    notes: [
      t('how', { site: new URL(env().APP_URL).host }),
      ...(card.expiresAt === null ? [] : [t('until', { day: day(card.expiresAt) })]),
    ],
  }
}
