import { castSchema, type Cast } from '@/lib/domain/illustration/cast'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import type { Db } from '@/lib/platform/db/client'
import type { Viewer } from '@/lib/domain/viewer'
import { manuscriptOf } from './present-story'
import { visibleTo } from './visible'

/** All that a printer of books needs. */
export interface StoredBook { id: string; childName: string; petName: string; manuscript: Manuscript; cast: Cast; seed: string }

/** Null as for a story that isn't there. An unfinished story has no book: its `unfinished` says so. */
export async function getBook(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<StoredBook | 'unfinished' | null> {
  const row = await db.story.findFirst({ where: { AND: [{ id }, visibleTo(viewer)] }, select: { id: true, state: true, childName: true, petName: true, manuscript: true, cast: true, seed: true } })
  if (!row) return null
  const manuscript = manuscriptOf(row)
  if (row.state !== 'ready' || !manuscript) return 'unfinished'
  return { id: row.id, childName: row.childName, petName: row.petName, manuscript, cast: castSchema.parse(row.cast), seed: row.seed }
}
