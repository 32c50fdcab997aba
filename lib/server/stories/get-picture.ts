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

interface Wanted { viewer: Viewer; id: string; page: number }
interface Shown { version: number; isPublic: boolean }
export interface Picture extends Shown { svg: string }

/** One picture of a story, drawn from what is stored; page 0 is the cover. Null as for a story that isn't there. */
export async function getPicture(db: Db, wanted: Wanted): Promise<Picture | null> {
  const drawn = await drawPicture(db, wanted)
  return drawn && { svg: toSvg(drawn.scene, { title: drawn.title }), version: drawn.version, isPublic: drawn.isPublic }
}

/** The same before it is printed. */
export async function drawPicture(db: Db, { viewer, id, page }: Wanted): Promise<(Shown & { scene: Scene; title: string }) | null> {
  const row = await db.story.findFirst({
    where: { AND: [{ id, state: 'ready' }, visibleTo(viewer)] },
    select: { manuscript: true, ...lookColumns, version: true, featured: true, approved: true, title: true },
  })
  const manuscript = row && manuscriptOf(row)
  if (!row || !manuscript) return null
  const book = bookLook(row)
  const { cover, illustrate } = engine(book.engineVersion)
  const shown = { version: row.version, isPublic: row.featured && row.approved }
  const first = manuscript.pages[0]
  if (page === COVER_PAGE) return first ? { scene: cover(book, manuscript.title, first.direction), title: manuscript.title, ...shown } : null
  const told = manuscript.pages.find((p) => p.pageNumber === page)
  return told ? { scene: illustrate(book, told).scene, title: told.alt, ...shown } : null
}
