import type { BookLook } from '@/lib/domain/illustration/book-look'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import type { Db } from '@/lib/platform/db/client'
import type { Viewer } from '@/lib/domain/viewer'
import { bookLook, lookColumns } from './book-look'
import { manuscriptOf } from './present-story'
import { visibleTo } from './visibility'

/** Everything that a PDF or EPUB is made from. */
export interface StoredBook {
  id: string
  /** Grows with each change of the book. */
  version: number
  childName: string
  petNames: string[]
  dedication: string | null
  manuscript: Manuscript
  look: BookLook
}

/** Null if the story doesn't exist or the viewer may not read it. */
export async function getBook(
  db: Db,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<StoredBook | 'unfinished' | null> {
  const row = await db.story.findFirst({
    where: { AND: [{ id }, visibleTo(viewer)] },
    select: {
      id: true,
      version: true,
      state: true,
      childName: true,
      dedication: true,
      manuscript: true,
      ...lookColumns,
      pets: { orderBy: { position: 'asc' }, select: { name: true } },
    },
  })
  if (!row) return null
  const manuscript = manuscriptOf(row)
  if (row.state !== 'ready' || !manuscript) return 'unfinished'
  return {
    id: row.id,
    version: row.version,
    childName: row.childName,
    petNames: row.pets.map((pet) => pet.name),
    dedication: row.dedication,
    manuscript,
    look: bookLook(row),
  }
}
