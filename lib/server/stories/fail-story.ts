import { paths } from '@/lib/paths'
import type { Db, Tx } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'
import { localisedUrl } from '@/lib/server/mail/localised-url'
import { queueMail } from '@/lib/server/mail/queue-mail'

/** Marks a story as failed after its last attempt, and returns its credit. */
export async function failStory(db: Db, { storyId, failure }: { storyId: string; failure: string }): Promise<void> {
  await db.$transaction((tx) => endStory(tx, { storyId, from: 'writing', failure }))
}

interface Failure {
  storyId: string
  from: 'writing' | 'held'
  failure: string
  notes?: string
}

/**
 * Ends a story without a book: returns the credit and mails the address given.
 * @returns false if it is no longer in `from`
 */
export async function endStory(tx: Tx, { storyId, from, failure, notes }: Failure): Promise<boolean> {
  const [story] = await tx.story.updateManyAndReturn({
    where: { id: storyId, state: from },
    data: { state: 'failed', failure, ...(notes ? { moderationNotes: notes } : {}) },
    select: { email: true, language: true },
  })
  if (!story) return false
  await returnCredit(tx, storyId)
  if (story.email) {
    await queueMail(tx, {
      template: 'story-failed',
      to: story.email,
      language: story.language,
      dedupeKey: `story-failed:${storyId}`,
      params: { link: localisedUrl(story.language, paths.story(storyId)) },
    })
  }
  await notify(tx, `story:${storyId}`)
  return true
}

/**
 * Returns the unit that the story spent. A credit's units are numbered without gaps: the last unit takes the free
 * number.
 */
export async function returnCredit(tx: Tx, storyId: string): Promise<void> {
  const spend = await tx.creditSpend.findUnique({ where: { storyId } })
  if (!spend) return
  const { creditId, unit } = spend
  // Locks the credit first, so that no unit of it is spent meanwhile.
  const { spent } = await tx.credit.update({
    where: { id: creditId },
    data: { spent: { decrement: 1 } },
    select: { spent: true },
  })
  await tx.creditSpend.delete({ where: { storyId } })
  await tx.creditSpend.updateMany({ where: { creditId, unit: spent + 1 }, data: { unit } })
}
