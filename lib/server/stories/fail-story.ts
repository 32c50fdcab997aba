import type { Db } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/notify'

/** When every try has failed: the story says so, and what it cost can be spent again by the same visitor. */
export async function failStory(db: Db, { storyId, failure }: { storyId: string; failure: string }): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({ where: { id: storyId, state: 'writing' }, data: { state: 'failed', failure } })
    if (count === 0) return
    const spend = await tx.creditSpend.findUnique({ where: { storyId } })
    if (spend) {
      // The unit is free again, and so is its number: the row that held it goes.
      await tx.creditSpend.delete({ where: { storyId } })
      await tx.credit.update({ where: { id: spend.creditId }, data: { spent: { decrement: 1 } } })
    }
    await notify(tx, `story:${storyId}`)
  })
}
