import { paths } from '@/lib/paths'
import type { Db, Tx } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'
import { localisedUrl } from '@/lib/server/mail/localised-url'
import { queueMail } from '@/lib/server/mail/queue-mail'

/** When every try has failed: the story says so, and what it cost can be spent again by the same visitor. */
export async function failStory(db: Db, { storyId, failure }: { storyId: string; failure: string }): Promise<void> {
  await db.$transaction((tx) => endStory(tx, { storyId, from: 'writing', failure }))
}

interface Ending {
  storyId: string
  from: 'writing' | 'held'
  failure: string
  notes?: string
}

/** No book will come of it: the credit goes back, and whoever gave an address is told. @returns false for a story that is not in that state (any more) */
export async function endStory(tx: Tx, { storyId, from, failure, notes }: Ending): Promise<boolean> {
  const [ended] = await tx.story.updateManyAndReturn({
    where: { id: storyId, state: from },
    data: { state: 'failed', failure, ...(notes ? { moderationNotes: notes } : {}) },
    select: { email: true, language: true },
  })
  if (!ended) return false
  await returnCredit(tx, storyId)
  if (ended.email) {
    await queueMail(tx, {
      template: 'story-failed',
      to: ended.email,
      language: ended.language,
      dedupeKey: `story-failed:${storyId}`,
      params: { link: localisedUrl(ended.language, paths.story(storyId)) },
    })
  }
  await notify(tx, `story:${storyId}`)
  return true
}

/** Units of a credit are numbered without gaps, so the last one takes the number of the one that is free again. */
export async function returnCredit(tx: Tx, storyId: string): Promise<void> {
  const spend = await tx.creditSpend.findUnique({ where: { storyId } })
  if (!spend) return
  const { creditId, unit } = spend
  // The row's lock comes first: nobody spends of this credit in between.
  const { spent } = await tx.credit.update({
    where: { id: creditId },
    data: { spent: { decrement: 1 } },
    select: { spent: true },
  })
  await tx.creditSpend.delete({ where: { storyId } })
  await tx.creditSpend.updateMany({ where: { creditId, unit: spent + 1 }, data: { unit } })
}
