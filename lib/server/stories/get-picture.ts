import { z } from 'zod'
import { decorateBook, drawEndPicture, type CoverFacts } from '@/lib/domain/illustration/cover/book-cover'
import { getEngine } from '@/lib/domain/illustration/engine'
import { bleedFrameOf } from '@/lib/domain/illustration/compose/full-bleed'
import { altOfHalf } from '@/lib/domain/book/gutter-alt'
import { halfOf } from '@/lib/domain/book/gutter-page'
import { isRightToLeft } from '@/lib/domain/languages'
import { printMovingPage, type MovedPage } from '@/lib/domain/illustration/moving/move-picture'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { Scene } from '@/lib/domain/illustration/scene'
import { COVER_PAGE, END_PAGE, type PictureFrame } from '@/lib/domain/book/picture-path'
import type { Db } from '@/lib/platform/db/client'
import { bookLook, lookColumns } from './book-look'
import { keeperColumns, keepersOf, type Keepers } from './keepers'
import { manuscriptOf } from './present-story'
import type { Viewer } from '@/lib/domain/viewer'
import { visibleTo } from './visibility'

export const pictureNumber = z.coerce.number().int().min(COVER_PAGE).max(END_PAGE)

export interface ShownPicture {
  version: number
  keepers: Keepers
}
interface PictureRequest {
  viewer: Viewer
  id: string
  page: number
  /** For a picture that fills its page. */
  frame?: PictureFrame | undefined
}

interface DrawnPicture {
  scene: Scene
  title: string
  /** A page of the story: what its words move in the reader. */
  moves?: MovedPage | undefined
}

/**
 * An existing picture, drawn on demand. `draw` returns null for the cover, and for a page that the story doesn't
 * have.
 */
export interface FoundPicture extends ShownPicture {
  draw: () => DrawnPicture | null
  /** What the cover is drawn from, but for its words in the book's language; null for other pages. */
  cover: () => Omit<CoverFacts, 'withPets'> | null
}

/** One picture of a story; page 0 is the cover. Null if the story doesn't exist or the viewer may not read it. */
export async function findPicture(db: Db, { viewer, id, page, frame }: PictureRequest): Promise<FoundPicture | null> {
  const row = await db.story.findFirst({
    where: { AND: [{ id, state: 'ready' }, visibleTo(viewer)] },
    select: {
      version: true,
      ...keeperColumns,
      manuscript: true,
      ...lookColumns,
      childName: true,
      pets: { orderBy: { position: 'asc' }, select: { name: true } },
    },
  })
  if (!row) return null
  return {
    version: row.version,
    keepers: keepersOf(row, viewer),
    draw: () => drawPicture(row, page, frame),
    cover: () => (page === COVER_PAGE ? coverFacts(row) : null),
  }
}

type PictureRow = Parameters<typeof bookLook>[0] &
  Parameters<typeof manuscriptOf>[0] & { childName: string; pets: readonly { name: string }[] }

function drawPicture(row: PictureRow, page: number, frame?: PictureFrame): DrawnPicture | null {
  const manuscript = manuscriptOf(row)
  if (!manuscript) return null
  const book = bookLook(row)
  const directions = manuscript.pages.map(({ direction }) => direction)
  if (page === END_PAGE) return { scene: drawEndPicture({ look: book, directions }), title: manuscript.title }
  if (frame === 'spot') {
    const scene = decorateBook({ look: book, directions }).spot()
    return scene && { scene, title: '' }
  }
  const { illustrate, illustrateFrame } = getEngine(book.engineVersion)
  const found = manuscript.pages.find((p) => p.pageNumber === page)
  if (!found) return null
  const look = { ...book, pages: manuscript.pages }
  const framed = frame && bleedFrameOf(frame, isRightToLeft(manuscript.language))
  const half = halfOf(found, manuscript.pages, book.customizations)
  const names = [
    { who: 'child', name: row.childName },
    ...row.pets.map(({ name }, i) => ({ who: `pet${i + 1}`, name })),
    ...manuscript.extras,
  ]
  return {
    scene: framed ? illustrateFrame(look, found, framed) : illustrate(look, found).scene,
    title: half === null ? found.alt : altOfHalf(found.alt, half, manuscript.language),
    // A half of a spread is still: whom its words name may be on the other half.
    ...(half === null ? { moves: { ...found, language: manuscript.language, names } } : {}),
  }
}

function coverFacts(row: PictureRow): Omit<CoverFacts, 'withPets'> | null {
  const manuscript = manuscriptOf(row)
  return (
    manuscript && {
      look: bookLook(row),
      title: manuscript.title,
      language: manuscript.language,
      childName: row.childName,
      petNames: row.pets.map(({ name }) => name),
      directions: manuscript.pages.map(({ direction }) => direction),
    }
  )
}

/** The picture of a page as an SVG file; at its end, what the words of the page move in the reader. */
export function printPicture(found: FoundPicture): string | null {
  const picture = found.draw()
  if (!picture) return null
  const { scene, title, moves } = picture
  return moves ? printMovingPage(scene, moves, { title }) : toSvg(scene, { title })
}
