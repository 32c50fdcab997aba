import type { Viewer } from '@/lib/domain/viewer'
import { PUBLICATION_STATUSES, type PublicationStatus } from '@/lib/domain/publishing/publication'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { afterKey, nextKey } from '@/lib/server/stories/keyset'
import { PUBLISHABLE } from './publishable'

const STORIES_AT_ONCE = 24

export interface PublishableStory {
  id: string
  title: string
  childName: string
  petName: string
  lifeSkill: string
  version: number
  /** Null before any metadata was written. */
  status: PublicationStatus | null
}

/** The stories that may go to KDP, newest first (index `stories_publishable`). */
export async function listPublishableStories(
  db: Db,
  { viewer, after }: { viewer: Viewer; after?: string | undefined },
): Promise<{ stories: PublishableStory[]; next?: string }> {
  requireAdmin({ viewer })
  const rows = await db.story.findMany({
    where: { AND: [PUBLISHABLE, afterKey(after)] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: STORIES_AT_ONCE + 1,
    select: {
      id: true,
      createdAt: true,
      title: true,
      childName: true,
      petName: true,
      lifeSkill: true,
      version: true,
      publication: { select: { status: true, storyVersion: true } },
    },
  })
  return {
    stories: rows.slice(0, STORIES_AT_ONCE).map(({ createdAt: _, publication, ...story }) => ({
      ...story,
      status: publication
        ? (PUBLICATION_STATUSES.find((one) => one === publication.status && publication.storyVersion > 0) ?? null)
        : null,
    })),
    ...nextKey(rows, STORIES_AT_ONCE),
  }
}
