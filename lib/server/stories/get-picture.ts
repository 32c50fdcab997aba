import { z } from 'zod'
import { engine } from '@/lib/domain/illustration/engine'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { Scene } from '@/lib/domain/illustration/scene'
import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import type { Db } from '@/lib/platform/db/client'
import { bookLook, lookColumns } from './book-look'
import { manuscriptOf } from './present-story'
import type { Viewer } from '@/lib/domain/viewer'
import { visibleTo } from './visible'

export const pictureNumber = z.coerce.number().int().min(COVER_PAGE).max(PAGES_IN_A_STORY)

/** Who may keep a copy without asking again: everybody of the shop's own samples, the owner of a story. A guest asks each time, since the owner may have taken the story back. */
export type Keepers = 'everybody' | 'owner' | 'nobody'
export interface Shown { version: number; keepers: Keepers }
interface Wanted { viewer: Viewer; id: string; page: number }

/** A picture's version, without drawing it. Null as for a story that isn't there. */
export async function findPicture(db: Db, { viewer, id }: Pick<Wanted, 'viewer' | 'id'>): Promise<Shown | null> {
  const row = await db.story.findFirst({ where: { AND: [{ id, state: 'ready' }, visibleTo(viewer)] }, select: { version: true, visitorId: true, featured: true, approved: true } })
  if (!row) return null
  const own = row.visitorId !== null && row.visitorId === viewer.visitorId
  return { version: row.version, keepers: own ? 'owner' : row.visitorId === null && row.featured && row.approved ? 'everybody' : 'nobody' }
}

/** One picture of a story, drawn from what is stored; page 0 is the cover. Null as for a story that isn't there. */
export async function getPicture(db: Db, wanted: Wanted): Promise<string | null> {
  const drawn = await drawPicture(db, wanted)
  return drawn && toSvg(drawn.scene, { title: drawn.title })
}

/** The same before it is printed. */
export async function drawPicture(db: Db, { viewer, id, page }: Wanted): Promise<{ scene: Scene; title: string } | null> {
  const row = await db.story.findFirst({ where: { AND: [{ id, state: 'ready' }, visibleTo(viewer)] }, select: { manuscript: true, ...lookColumns } })
  const manuscript = row && manuscriptOf(row)
  if (!row || !manuscript) return null
  const book = bookLook(row)
  const { cover, illustrate } = engine(book.engineVersion)
  const first = manuscript.pages[0]
  if (page === COVER_PAGE) return first ? { scene: cover(book, manuscript.title, first.direction), title: manuscript.title } : null
  const told = manuscript.pages.find((p) => p.pageNumber === page)
  return told ? { scene: illustrate(book, told).scene, title: told.alt } : null
}
