import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Subscription } from '@/lib/domain/newsletter/subscription'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import type { Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { queueMail } from '../mail/queue-mail'
import { newsletterLinks } from './newsletter-links'

const row = z.tuple([z.object({ id: z.string(), token: z.string(), confirmed: z.boolean() })])

/**
 * Stores an address and mails its owner a confirmation link. The answer never tells whether it was known. At most one
 * such mail per address and hour, whoever submits it. Whoever had unsubscribed starts over: earlier links are dead.
 */
export async function subscribe(db: Db, { email, language, now }: Subscription & { now: Date }): Promise<void> {
  await db.$transaction(async (tx) => {
    const inserted = await tx.$queryRaw`
      INSERT INTO newsletter_subscribers AS s (id, email, language, token, created_at)
      VALUES (${randomUUID()}::uuid, ${email}, ${language}, ${newId()}, ${now})
      ON CONFLICT (email) DO UPDATE SET
        language = CASE WHEN s.confirmed_at IS NULL OR s.unsubscribed_at IS NOT NULL
          THEN excluded.language ELSE s.language END,
        token = CASE WHEN s.unsubscribed_at IS NULL THEN s.token ELSE excluded.token END,
        confirmed_at = CASE WHEN s.unsubscribed_at IS NULL THEN s.confirmed_at END,
        created_at = CASE WHEN s.confirmed_at IS NULL OR s.unsubscribed_at IS NOT NULL
          THEN excluded.created_at ELSE s.created_at END,
        unsubscribed_at = NULL
      RETURNING id::text, token, confirmed_at IS NOT NULL AS confirmed`
    const [{ id, token, confirmed }] = row.parse(inserted)
    if (confirmed) return
    const hour = now.toISOString().slice(0, 13)
    await queueMail(tx, {
      template: 'newsletter-confirm',
      to: email,
      language,
      params: { ...newsletterLinks(token, language), days: String(RETENTION_DAYS.newsletter) },
      dedupeKey: `newsletter-confirm:${id}:${token.slice(0, 6)}:${hour}`,
    })
  })
}
