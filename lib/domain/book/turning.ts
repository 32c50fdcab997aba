// State of the reader: the current page and the turn in progress. Pages count from 1.
export const TURN_MS = 300

export interface Turning {
  page: number
  total: number
  /** The page that is left while the turn runs. */
  leaving: number | null
  /** The mounted pages, three at most: the current one and, once prepared, its neighbours. */
  mounted: readonly number[]
  /** Whether the last page has ever been reached. */
  finished: boolean
}

export const createTurning = (total: number): Turning => ({
  page: 1,
  total,
  leaving: null,
  mounted: [1],
  finished: total <= 1,
})

/**
 * Turns to a page. Beyond the ends it stays where it is; during a turn it does nothing. Turning to a mounted page
 * mounts and unmounts nothing, so that the turn stays smooth.
 */
export function turnTo(book: Turning, page: number): Turning {
  if (book.leaving !== null || page === book.page || page < 1 || page > book.total) return book
  const mounted = book.mounted.includes(page) ? book.mounted : [book.page, page].sort((a, b) => a - b)
  return { ...book, page, leaving: book.page, mounted, finished: book.finished || page === book.total }
}

/** Opens a closed book at a page without a turn; at the first page if there is no such page. */
export const openAt = (book: Turning, page: number): Turning =>
  page > 1 && page < book.total ? { ...book, page, leaving: null, mounted: [page] } : book

export const settle = (book: Turning): Turning => (book.leaving === null ? book : { ...book, leaving: null })

/**
 * Mounts the neighbours of the current page and unmounts others, while no turn runs: a separate step, because the end
 * of a turn is busy enough.
 */
export function prepareTurn(book: Turning): Turning {
  if (book.leaving !== null) return book
  const beside = [book.page - 1, book.page, book.page + 1].filter((one) => one >= 1 && one <= book.total)
  return beside.join() === book.mounted.join() ? book : { ...book, mounted: beside }
}

/** Returns the page that a key goes to, or null. The arrow that points towards the book's end goes forward. */
export function pageForKey(key: string, { page, total }: Pick<Turning, 'page' | 'total'>, rtl: boolean): number | null {
  if (key === 'Home') return 1
  if (key === 'End') return total
  if (key === 'ArrowRight') return rtl ? page - 1 : page + 1
  if (key === 'ArrowLeft') return rtl ? page + 1 : page - 1
  return null
}

const SWIPE_PX = 48

/**
 * Returns by how many pages a swipe turns: swiping left (right in a right-to-left book) goes forward. `dx` and `dy` are
 * CSS pixels.
 */
export function pagesForSwipe(dx: number, dy: number, rtl: boolean): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0
  return dx < 0 === rtl ? -1 : 1
}
