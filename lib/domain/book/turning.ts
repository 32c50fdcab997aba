// Where a reader is in a book, and the turn under way. Pages count from 1.
export const TURN_MS = 300

export interface Turning {
  page: number
  total: number
  /** The page being left while it turns. */
  leaving: number | null
  /** The last page has been reached, now or before. */
  finished: boolean
}

export const openBook = (total: number): Turning => ({ page: 1, total, leaving: null, finished: total <= 1 })

/** Goes to a page; beyond the ends, to the same page, or during a turn nothing happens. */
export function turnTo(book: Turning, page: number): Turning {
  if (book.leaving !== null || page === book.page || page < 1 || page > book.total) return book
  return { ...book, page, leaving: book.page, finished: book.finished || page === book.total }
}

/** Opens a closed book at a page, without a turn; the first page when it has no such one. */
export const openAt = (book: Turning, page: number): Turning => (page > 1 && page < book.total ? { ...book, page, leaving: null } : book)

export const settle = (book: Turning): Turning => (book.leaving === null ? book : { ...book, leaving: null })

/** The pages that are in the document, three at most: the one at hand, the next and the one before. A turn to one of them changes nothing here until it has settled: what it shows is there, and nothing new stands in its way. */
export function mounted({ page, total, leaving }: Turning): number[] {
  const from = leaving ?? page
  return (Math.abs(page - from) <= 1 ? [from - 1, from, from + 1] : [from, page].sort((a, b) => a - b)).filter((one) => one >= 1 && one <= total)
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
