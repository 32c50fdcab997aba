import type { ContactMessage } from '@/lib/domain/contact/contact-message'
import type { Language } from '@/lib/domain/story/lists'
import type { Db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { paths } from '@/lib/paths'
import { queueMail } from '../mail/queue-mail'
import { receivedMailKey } from './mail-keys'

/** Stores a message, mails its sender a receipt and notifies support, all in one transaction. */
export async function sendContactMessage(
  db: Db,
  { language = 'en', ...message }: Omit<ContactMessage, 'language'> & { language?: Language | undefined },
): Promise<void> {
  const { APP_URL, SUPPORT_EMAIL } = env()
  const link = (language === 'en' ? APP_URL : `${APP_URL}/${language}`) + paths.faq
  await db.$transaction(async (tx) => {
    const { id } = await tx.contactMessage.create({ data: { ...message, language }, select: { id: true } })
    await queueMail(tx, {
      template: 'contact-received',
      to: message.email,
      language,
      params: { link },
      dedupeKey: receivedMailKey(id),
    })
    await queueMail(tx, {
      template: 'contact-notice',
      to: SUPPORT_EMAIL,
      language: 'en',
      params: message,
      dedupeKey: `contact-notice:${id}`,
    })
  })
}
