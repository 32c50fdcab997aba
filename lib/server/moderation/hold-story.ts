import type { Reason } from '@/lib/domain/moderation/check-request'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { notify } from '@/lib/platform/pg-notify'
import { deleteDraft } from '@/lib/server/story-generation/draft'

/** Holds a story for review before a page is written. Its credit stays spent until an administrator has decided. */
export async function holdStory(
  db: Db,
  { storyId, attempt, findings }: { storyId: string; attempt: number; findings: Reason[] },
): Promise<void> {
  await db.$transaction(async (tx) => {
    if (!(await deleteDraft(tx, { storyId, attempt }))) return
    await tx.story.updateMany({
      where: { id: storyId, state: 'writing' },
      data: { state: 'held', failure: 'moderation', heldFor: findings.map(({ field, rule }) => ({ field, rule })) },
    })
    await notify(tx, `story:${storyId}`)
  })
  log.info('story.held', { storyId, count: findings.length })
}
