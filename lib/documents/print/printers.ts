/**
 * What printers accept for a square book of 8.5 x 8.5 in. Lengths are points (72 an inch), from the upper left corner
 * of the page. KDP paperback: kdp.amazon.com/help, "Paperback submission guidelines" (bleed, gutter, spine of premium
 * colour paper). Lulu: its book creation guide (perfect bound from 32 pages; below that a casewrap, with its wrap of
 * 0.875 in and spine of 0.25 in).
 */
import type { Box } from '../../domain/illustration/scene'

const INCH = 72
const TRIM = 8.5 * INCH
export const PRINTERS = ['kdp', 'lulu'] as const
export type Printer = (typeof PRINTERS)[number]
export const PAGE_COUNTS = [24, 32] as const
export type PageCount = (typeof PAGE_COUNTS)[number]

const BLEED = 0.125 * INCH
/** Smallest type that printers accept. */
export const SMALLEST_TYPE = 7

export interface Sheet {
  width: number
  height: number
  /** Trim box. */
  trim: Box
  /** Safe area: text and faces must not lie outside. */
  safe: Box
}

const inset = (box: Box, left: number, top: number, right: number, bottom: number): Box => ({
  x: box.x + left,
  y: box.y + top,
  width: box.width - left - right,
  height: box.height - top - bottom,
})

/**
 * Trim and safe area of an interior page, from 1. Odd pages lie right of the spine (left of it in right-to-left books).
 */
export function insidePage(printer: Printer, page: number, rtl: boolean): Sheet {
  const spineAtLeft = (page % 2 === 1) !== rtl
  if (printer === 'lulu') {
    const trim = { x: BLEED, y: BLEED, width: TRIM, height: TRIM }
    const [margin, gutter] = [0.5 * INCH, 0.7 * INCH]
    return {
      width: TRIM + 2 * BLEED,
      height: TRIM + 2 * BLEED,
      trim,
      safe: inset(trim, spineAtLeft ? gutter : margin, margin, spineAtLeft ? margin : gutter, margin),
    }
  }
  // No bleed on the gutter side.
  const trim = { x: spineAtLeft ? 0 : BLEED, y: BLEED, width: TRIM, height: TRIM }
  const margin = 0.375 * INCH
  return { width: TRIM + BLEED, height: TRIM + 2 * BLEED, trim, safe: inset(trim, margin, margin, margin, margin) }
}

export interface CoverSheet {
  width: number
  height: number
  spine: Box
  /** Visible parts; around them is bleed, or the wrap around the board. */
  front: Box
  back: Box
  /** Bleed or wrap on each side. */
  around: number
  /** Reserved for the barcode, in the corner of the back. */
  barcode: Box
}

export function spineWidth(printer: Printer, pages: PageCount): number {
  if (printer === 'kdp') return pages * 0.002347 * INCH
  return pages < 32 ? 0.25 * INCH : (pages / 444 + 0.06) * INCH
}

export function coverSheet(printer: Printer, pages: PageCount, rtl: boolean): CoverSheet {
  const around = printer === 'lulu' && pages < 32 ? 0.875 * INCH : BLEED
  const width = spineWidth(printer, pages)
  const side = (at: number): Box => ({ x: at, y: around, width: TRIM, height: TRIM })
  const [left, right] = [side(around), side(around + TRIM + width)]
  const [back, front] = rtl ? [right, left] : [left, right]
  const size = { width: 2 * INCH, height: 1.2 * INCH }
  return {
    width: 2 * around + 2 * TRIM + width,
    height: 2 * around + TRIM,
    spine: { x: around + TRIM, y: around, width, height: TRIM },
    front,
    back,
    around,
    barcode: {
      ...size,
      x: back.x + back.width - size.width - 0.25 * INCH,
      y: back.y + back.height - size.height - 0.25 * INCH,
    },
  }
}
