import { paths } from '@/lib/paths'
import type { Tx } from '@/lib/platform/db/client'
import { localisedUrl } from './localised-url'
import { queueMail } from './queue-mail'

interface Given {
  code: { id: string; code: string; recipientEmail: string | null; expiresAt: Date | null }
  language: string
}

/** What every letter about one code begins with; a code that was bought has a letter of its own (queue-order). */
export const giftCodeIssuedKey = (codeId: string): string => `gift-code-issued:${codeId}:`

/** The letter by which the shop itself gives a code. @param letter how many were sent before: the same again is not sent twice. @returns whether it is new */
export async function queueGiftCodeIssued(
  tx: Tx,
  { code, language, letter }: Given & { letter: number },
): Promise<boolean> {
  if (!code.recipientEmail) return false
  const until = code.expiresAt
    ? new Intl.DateTimeFormat(language === 'en' ? 'en-AU' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        code.expiresAt,
      )
    : '–'
  return queueMail(tx, {
    template: 'gift-code-issued',
    to: code.recipientEmail,
    language,
    dedupeKey: `${giftCodeIssuedKey(code.id)}${letter}`,
    params: { code: code.code, until, link: localisedUrl(language, paths.createStory({ code: code.code })) },
  })
}
