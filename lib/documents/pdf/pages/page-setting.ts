// What every page of a PDF is laid out with.
import type { DrawnBook } from '../../document-book'
import type { Item, PageModel } from '../page-model'
import type { PageSize } from '../page-size'
import { COLOURS } from '../paper'
import type { Voice } from '../text'

/** Bleed: printed beyond the trim edge and cut off. */
export interface Bleed {
  left: number
  top: number
  right: number
  bottom: number
}
export interface PageParts {
  sheet: PageSize
  bookmark?: string
  colour?: string
  /** Full-bleed items, in coordinates of the whole page with bleed. */
  behind?: (bleed: Bleed) => Item[]
  /** Items within the trim box. */
  items?: readonly Item[]
}
export interface Setting {
  book: DrawnBook
  sheet: PageSize
  voice: Voice
  leaf: (parts: PageParts) => PageModel
  /** Least distance of text from the sides and the foot of the page. */
  edge: { side: number; foot: number }
}
/** No bleed on screens. */
export const READING_EDGE = { side: 26, foot: 13 }

export const NO_BLEED: Bleed = { left: 0, top: 0, right: 0, bottom: 0 }

/** A page for screens and home printers: as large as its paper, with its bookmark. */
export const readingPage = ({
  sheet: { width, height },
  bookmark,
  colour = COLOURS.paper,
  behind,
  items = [],
}: PageParts): PageModel => ({
  width,
  height,
  colour,
  ...(bookmark === undefined ? {} : { bookmark }),
  items: [...(behind?.(NO_BLEED) ?? []), ...items],
})
