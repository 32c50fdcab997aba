import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { asSeen, whyNot, type Seen } from './decide-story'
import { recordAct } from './record-audit-event'

/** Keeps what administrators note of a story; nobody else ever sees it. @throws story_not_found, review_outdated */
export async function noteStory(
  db: Db,
  { viewer, id, notes, seen, now }: { viewer: Viewer; id: string; notes: string; seen: Seen; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: { id, ...asSeen(seen) },
      data: { moderationNotes: notes || null, reviewVersion: { increment: 1 } },
    })
    if (count === 0) throw await whyNot(tx, { id, seen })
    await recordAct(tx, { actor: admin.username, act: 'story.note', subject: { type: 'story', id }, now })
  })
}
