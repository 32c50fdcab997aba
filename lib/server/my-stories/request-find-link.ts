import { createHash } from 'node:crypto'
import type { Language } from '@/lib/domain/story/lists'
import type { Db } from '@/lib/platform/db/client'
import { addJob } from '@/lib/platform/queue/add'
import { consumeAttempt } from '@/lib/platform/rate-limit'

/** Three mails an hour to one address, however many browsers request them. */
const PER_ADDRESS = { most: 3, seconds: 3600 }

/**
 * Stores the request for an address and queues a job. Does the same for every address, so that nobody learns which
 * ones have stories; the job finds out.
 */
export async function requestFindLink(
  db: Db,
  { email, language, now }: { email: string; language: Language; now: Date },
): Promise<void> {
  if ((await consumeAttempt(db, 'findStories', PER_ADDRESS, createHash('sha256').update(email).digest('hex'))) > 0)
    return
  await db.$transaction(async (tx) => {
    const { id } = await tx.findLink.create({ data: { email, language, createdAt: now }, select: { id: true } })
    await addJob(tx, 'find-stories', { linkId: id })
  })
}
