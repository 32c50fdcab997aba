import { z } from 'zod'
import { getEngine } from '@/lib/domain/illustration/engine'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { Scene } from '@/lib/domain/illustration/scene'
import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import type { Db } from '@/lib/platform/db/client'
import { bookLook, lookColumns } from './book-look'
import { manuscriptOf } from './present-story'
import type { Viewer } from '@/lib/domain/viewer'
import { visibleTo } from './visibility'

export const pictureNumber = z.coerce.number().int().min(COVER_PAGE).max(PAGES_IN_A_STORY)

/** Who may keep a copy without asking again: everybody of the shop's own samples, the owner of a story. A guest asks each time, since the owner may have taken the story back. */
export type PictureCaching = 'everybody' | 'owner' | 'nobody'
export interface ShownPicture {
  version: number
  keepers: PictureCaching
}
interface Wanted {
  viewer: Viewer
  id: string
  page: number
}

/** A picture that is there; it is drawn only when it is asked for. Null for a page that the story doesn't have. */
export interface FoundPicture extends ShownPicture {
  draw: () => { scene: Scene; title: string } | null
}

/** One picture of a story, from what is stored; page 0 is the cover. Null as for a story that isn't there. */
export async function findPicture(db: Db, { viewer, id, page }: Wanted): Promise<FoundPicture | null> {
  const row = await db.story.findFirst({
    where: { AND: [{ id, state: 'ready' }, visibleTo(viewer)] },
    select: { version: true, visitorId: true, featured: true, approved: true, manuscript: true, ...lookColumns },
  })
  if (!row) return null
  const own = row.visitorId !== null && row.visitorId === viewer.visitorId
  return {
    version: row.version,
    keepers: own ? 'owner' : row.visitorId === null && row.featured && row.approved ? 'everybody' : 'nobody',
    draw: () => drawn(row, page),
  }
}

function drawn(
  row: Parameters<typeof bookLook>[0] & Parameters<typeof manuscriptOf>[0],
  page: number,
): { scene: Scene; title: string } | null {
  const manuscript = manuscriptOf(row)
  const first = manuscript?.pages[0]
  if (!manuscript || !first) return null
  const book = bookLook(row)
  const { drawCover: cover, illustrate } = getEngine(book.engineVersion)
  if (page === COVER_PAGE) return { scene: cover(book, manuscript.title, first.direction), title: manuscript.title }
  const told = manuscript.pages.find((p) => p.pageNumber === page)
  return told ? { scene: illustrate(book, told).scene, title: told.alt } : null
}

/** The same as an SVG file. */
export function printPicture(found: FoundPicture): string | null {
  const picture = found.draw()
  return picture && toSvg(picture.scene, { title: picture.title })
}
