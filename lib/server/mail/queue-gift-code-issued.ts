import { dateLocale, isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import type { Tx } from '@/lib/platform/db/client'
import { localisedUrl } from './localised-url'
import { queueMail } from './queue-mail'

interface Issued {
  code: { id: string; code: string; recipientEmail: string | null; expiresAt: Date | null }
  language: string
}

/**
 * How the dedupe keys of all mails about one code begin; a code that was bought has a mail of its own (queue-order).
 */
export const giftCodeIssuedKey = (codeId: string): string => `gift-code-issued:${codeId}:`

/**
 * Queues the mail by which the shop itself gives a code. @param sentBefore how many such mails the code had: the same
 * number is not sent twice. @returns whether it is new
 */
export async function queueGiftCodeIssued(
  tx: Tx,
  { code, language, sentBefore }: Issued & { sentBefore: number },
): Promise<boolean> {
  if (!code.recipientEmail) return false
  const until = code.expiresAt
    ? new Intl.DateTimeFormat(isLocale(language) ? dateLocale(language) : language, {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(code.expiresAt)
    : '–'
  return queueMail(tx, {
    template: 'gift-code-issued',
    to: code.recipientEmail,
    language,
    dedupeKey: `${giftCodeIssuedKey(code.id)}${sentBefore}`,
    params: { code: code.code, until, link: localisedUrl(language, paths.createStory({ code: code.code })) },
  })
}
