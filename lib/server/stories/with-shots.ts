import { getEngine } from '@/lib/domain/illustration/engine'
import type { BookLook } from '@/lib/domain/illustration/book-look'
import { isRightToLeft } from '@/lib/domain/languages'
import type { Manuscript } from '@/lib/domain/story/manuscript'

/** The manuscript of a book with this cast, with the shot of each page planned. */
export const withShots = (manuscript: Manuscript, look: Omit<BookLook, 'pages'>): Manuscript => ({
  ...manuscript,
  pages: getEngine(look.engineVersion).planPages(
    { ...look, rtl: isRightToLeft(manuscript.language) },
    manuscript.pages,
  ),
})
