import { createHash } from 'node:crypto'
import { FIND_MINUTES } from '@/lib/domain/book/my-stories'
import { paths } from '@/lib/paths'
import type { Db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { newId } from '@/lib/platform/ids'
import { queueMail } from '@/lib/server/mail/queue-mail'
import { storiesByEmail } from './stories-by-email'

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The job behind "Find my stories": mails a link to an address with stories, and nothing to any other. Idempotent. */
export async function sendFindLink(db: Db, { linkId, now }: { linkId: string; now: Date }): Promise<void> {
  const request = await db.findLink.findUnique({ where: { id: linkId } })
  if (!request || request.tokenHash !== null) return
  const { email, language } = request
  if ((await storiesByEmail(db, email)).length === 0) {
    await db.findLink.deleteMany({ where: { id: linkId } })
    return
  }
  const token = newId()
  const link = env().APP_URL + (language === 'en' ? '' : `/${language}`) + paths.findStories(token)
  await db.$transaction(async (tx) => {
    const { count } = await tx.findLink.updateMany({
      where: { id: linkId, tokenHash: null },
      data: { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + FIND_MINUTES * 60_000) },
    })
    if (count > 0)
      await queueMail(tx, {
        template: 'find-stories',
        to: email,
        language,
        params: { link, minutes: String(FIND_MINUTES) },
        dedupeKey: `find-stories:${linkId}`,
      })
  })
}
