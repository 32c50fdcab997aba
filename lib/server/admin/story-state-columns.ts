import { AppError } from '@/lib/domain/errors'
import type { Story } from '@/lib/domain/story/story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { storyColumns } from '@/lib/server/stories/columns'
import { presentStory } from '@/lib/server/stories/present-story'

/** A story with the fields that only administrators see. */
export interface AdminStory extends Story {
  moderationNotes: string | null
  approvedBy: string | null
  approvedAt: string | null
  declinedAt: string | null
  /** Whether anyone with the link may read it. */
  shared: boolean
  /** Sent back with a decision, together with `version` (optimistic locking). */
  reviewVersion: number
}

export const adminStoryColumns = {
  ...storyColumns,
  moderationNotes: true,
  approvedBy: true,
  approvedAt: true,
  declinedAt: true,
  reviewVersion: true,
} as const satisfies Prisma.StorySelect

export const presentAdminStory = (
  row: Prisma.StoryGetPayload<{ select: typeof adminStoryColumns }>,
  viewer: Viewer,
): AdminStory => ({
  ...presentStory(row, viewer),
  moderationNotes: row.moderationNotes,
  approvedBy: row.approvedBy,
  approvedAt: row.approvedAt?.toISOString() ?? null,
  declinedAt: row.declinedAt?.toISOString() ?? null,
  shared: row.shared,
  reviewVersion: row.reviewVersion,
})

/** @throws story_not_found */
export async function readAdminStory(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<AdminStory> {
  requireAdmin({ viewer })
  const row = await db.story.findUnique({ where: { id }, select: adminStoryColumns })
  if (!row) throw new AppError('story_not_found')
  return presentAdminStory(row, viewer)
}
