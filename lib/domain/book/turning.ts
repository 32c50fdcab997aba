// Where a reader is in a book, and the turn under way. Pages count from 1.
export const TURN_MS = 300

export interface Turning {
  page: number
  total: number
  /** The page being left while it turns. */
  leaving: number | null
  /** The pages that are in the document, three at most: the one at hand and, once they are laid ready, those beside it. */
  mounted: readonly number[]
  /** The last page has been reached, now or before. */
  finished: boolean
}

export const openBook = (total: number): Turning => ({
  page: 1,
  total,
  leaving: null,
  mounted: [1],
  finished: total <= 1,
})

/**
 * Goes to a page; beyond the ends, to the same page, or during a turn nothing happens. A turn to a page that lies ready brings nothing into the document
 * and takes nothing out: what it shows is there, and nothing new stands in its way.
 */
export function turnTo(book: Turning, page: number): Turning {
  if (book.leaving !== null || page === book.page || page < 1 || page > book.total) return book
  const mounted = book.mounted.includes(page) ? book.mounted : [book.page, page].sort((a, b) => a - b)
  return { ...book, page, leaving: book.page, mounted, finished: book.finished || page === book.total }
}

/** Opens a closed book at a page, without a turn; the first page when it has no such one. */
export const openAt = (book: Turning, page: number): Turning =>
  page > 1 && page < book.total ? { ...book, page, leaving: null, mounted: [page] } : book

export const settle = (book: Turning): Turning => (book.leaving === null ? book : { ...book, leaving: null })

/** Lays the pages beside the one at hand ready, and others away, while the book lies still: a step of its own, since the end of a turn has enough to do. */
export function prepareTurn(book: Turning): Turning {
  if (book.leaving !== null) return book
  const beside = [book.page - 1, book.page, book.page + 1].filter((one) => one >= 1 && one <= book.total)
  return beside.join() === book.mounted.join() ? book : { ...book, mounted: beside }
}

/** What a key asks for: a page, or nothing. The arrow that points towards the book's end goes on. */
export function pageForKey(key: string, { page, total }: Pick<Turning, 'page' | 'total'>, rtl: boolean): number | null {
  if (key === 'Home') return 1
  if (key === 'End') return total
  if (key === 'ArrowRight') return rtl ? page - 1 : page + 1
  if (key === 'ArrowLeft') return rtl ? page + 1 : page - 1
  return null
}

const SWIPE_PX = 48

/** What a finger's way across the page asks for, in pages: towards the book's start it goes on. */
export function pagesForSwipe(dx: number, dy: number, rtl: boolean): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0
  return dx < 0 === rtl ? -1 : 1
}
