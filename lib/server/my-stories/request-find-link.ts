import { createHash } from 'node:crypto'
import type { Language } from '@/lib/domain/story/lists'
import type { Db } from '@/lib/platform/db/client'
import { addJob } from '@/lib/platform/queue/add'
import { consumeAttempt } from '@/lib/platform/rate-limit'

/** However many browsers ask: an address gets three letters an hour. */
const PER_ADDRESS = { most: 3, seconds: 3600 }

/** Notes that somebody asks for the books of an address. The same is done for every address; whether it is known is for the queue to find out. */
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
