import { getEngine } from '@/lib/domain/illustration/engine'
import type { BookLook } from '@/lib/domain/illustration/book-look'
import type { Manuscript } from '@/lib/domain/story/manuscript'

/** The manuscript of a book with this cast, with the shot of each page planned. */
export const withShots = (manuscript: Manuscript, look: Omit<BookLook, 'pages'>): Manuscript => ({
  ...manuscript,
  pages: getEngine(look.engineVersion).planPages(look, manuscript.pages),
})
