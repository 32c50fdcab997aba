import { z } from 'zod'
import { BOOK_CHANGES, type BookChange } from '@/lib/domain/story/stored-book'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'

export interface ListedVersion {
  version: number
  title: string
  change: BookChange
  endedAt: Date
}

const row = z.object({
  version: z.int(),
  title: z.string().nullable(),
  change: z.enum(BOOK_CHANGES),
  endedAt: z.date(),
})

/** The versions to which the owner can restore a book, newest first. */
export async function listVersions(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<ListedVersion[]> {
  if (viewer.visitorId === null) return []
  // Only the titles: the whole books would be megabytes.
  const rows = await db.$queryRaw<unknown[]>`
    SELECT v.version, v.book #>> '{manuscript,title}' AS title, v.change, v.created_at AS "endedAt"
    FROM story_versions v JOIN stories s ON s.id = v.story_id
    WHERE v.story_id = ${id} AND s.user_id = ${viewer.visitorId} ORDER BY v.version DESC`
  return rows.map((one) => row.parse(one)).map((one) => ({ ...one, title: one.title ?? '' }))
}
