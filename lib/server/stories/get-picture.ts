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

/**
 * Who may cache a picture without revalidating: everybody for the shop's samples, the owner for a story. Guests
 * revalidate each time, since the owner may stop sharing.
 */
export type PictureCaching = 'everybody' | 'owner' | 'nobody'
export interface ShownPicture {
  version: number
  keepers: PictureCaching
}
interface PictureRequest {
  viewer: Viewer
  id: string
  page: number
}

/** An existing picture, drawn on demand. `draw` returns null for a page that the story doesn't have. */
export interface FoundPicture extends ShownPicture {
  draw: () => { scene: Scene; title: string } | null
}

/** One picture of a story; page 0 is the cover. Null if the story doesn't exist or the viewer may not read it. */
export async function findPicture(db: Db, { viewer, id, page }: PictureRequest): Promise<FoundPicture | null> {
  const row = await db.story.findFirst({
    where: { AND: [{ id, state: 'ready' }, visibleTo(viewer)] },
    select: { version: true, visitorId: true, featured: true, approved: true, manuscript: true, ...lookColumns },
  })
  if (!row) return null
  const isOwner = row.visitorId !== null && row.visitorId === viewer.visitorId
  return {
    version: row.version,
    keepers: isOwner ? 'owner' : row.visitorId === null && row.featured && row.approved ? 'everybody' : 'nobody',
    draw: () => drawPicture(row, page),
  }
}

function drawPicture(
  row: Parameters<typeof bookLook>[0] & Parameters<typeof manuscriptOf>[0],
  page: number,
): { scene: Scene; title: string } | null {
  const manuscript = manuscriptOf(row)
  const first = manuscript?.pages[0]
  if (!manuscript || !first) return null
  const book = bookLook(row)
  const { drawCover: cover, illustrate } = getEngine(book.engineVersion)
  if (page === COVER_PAGE) return { scene: cover(book, manuscript.title, first.direction), title: manuscript.title }
  const found = manuscript.pages.find((p) => p.pageNumber === page)
  return found ? { scene: illustrate({ ...book, pages: manuscript.pages }, found).scene, title: found.alt } : null
}

/** The picture as an SVG file. */
export function printPicture(found: FoundPicture): string | null {
  const picture = found.draw()
  return picture && toSvg(picture.scene, { title: picture.title })
}
