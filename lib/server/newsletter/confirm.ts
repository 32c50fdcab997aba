import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { LANGUAGES } from '@/lib/domain/story/lists'
import type { Db } from '@/lib/platform/db/client'
import { queueMail } from '../mail/queue-mail'
import { newsletterLinks } from './newsletter-links'

const rows = z.array(z.object({ id: z.string(), email: z.string(), language: z.enum(LANGUAGES).catch('en') }))

/**
 * Confirms a subscription; repeating it changes nothing.
 * @throws link_not_valid for an unknown token, or one whose owner has unsubscribed
 */
export async function confirmSubscription(db: Db, { token, now }: { token: string; now: Date }): Promise<void> {
  await db.$transaction(async (tx) => {
    const [subscriber] = rows.parse(
      await tx.$queryRaw`
        UPDATE newsletter_subscribers SET confirmed_at = ${now}
        WHERE token = ${token} AND confirmed_at IS NULL AND unsubscribed_at IS NULL
        RETURNING id::text, email, language`,
    )
    if (subscriber) {
      const { id, email, language } = subscriber
      await queueMail(tx, {
        template: 'newsletter-welcome',
        to: email,
        language,
        params: newsletterLinks(token, language),
        dedupeKey: `newsletter-welcome:${id}:${token.slice(0, 6)}`,
      })
    } else if ((await tx.newsletterSubscriber.count({ where: { token, unsubscribedAt: null } })) === 0) {
      throw new AppError('link_not_valid')
    }
  })
}
