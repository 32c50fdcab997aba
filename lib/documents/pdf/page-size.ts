// Paper sizes in points, and how a story page is divided between picture and text: once per book, so that all pages
// share one template.
import { splitParagraphs } from '../../domain/book/reader-pages'
import type { Paper } from '../document-book'
import { proseLines } from './lines'
import type { Typesetter } from './fonts'

export interface PageSize {
  width: number
  height: number
  margin: number
}

/** 8.5 x 8.5 in; ISO A4; US Letter. */
export const PAGE_SIZES: Record<Paper, PageSize> = {
  square: { width: 612, height: 612, margin: 54 },
  a4: { width: 595.28, height: 841.89, margin: 56 },
  letter: { width: 612, height: 792, margin: 56 },
}

export const LINE_HEIGHT = 1.42
/** Gap between paragraphs, as a fraction of the font size. */
export const PARAGRAPH_GAP = 0.5
const ABOVE_TEXT = 20
const BELOW_TEXT = 42
const LARGEST = 22
const SMALLEST = 16
/** Only a text far longer than ours goes below 16 pt, and never below this. */
const LAST_RESORT = 10

export interface PageTemplate {
  size: number
  /** Height of the picture; it is always as wide as the page. */
  picture: number
}

export const textLines = (type: Typesetter, text: string, size: number, width: number): string[][] =>
  splitParagraphs(text).map((paragraph) => proseLines(paragraph, width, (part) => type.width(part, 'story', size)))

function textHeight(lines: readonly (readonly string[])[], size: number): number {
  const count = lines.reduce((sum, paragraph) => sum + paragraph.length, 0)
  return count * size * LINE_HEIGHT + Math.max(0, lines.length - 1) * size * PARAGRAPH_GAP
}

/**
 * Finds the largest font size that leaves the picture its square on tall paper, two thirds of the page on square paper.
 * With the longest texts the picture shrinks before the type goes below 16 pt.
 */
export function measureTemplate(type: Typesetter, texts: readonly string[], sheet: PageSize): PageTemplate {
  const column = sheet.width - 2 * sheet.margin
  const needed = (size: number) =>
    ABOVE_TEXT + BELOW_TEXT + Math.max(0, ...texts.map((text) => textHeight(textLines(type, text, size, column), size)))
  const wish = Math.min(sheet.width, sheet.height * 0.67)
  for (let size = LARGEST; size >= SMALLEST; size--) {
    const left = sheet.height - needed(size)
    if (left >= wish) return { size, picture: Math.min(sheet.width, left) }
  }
  for (let size = SMALLEST; size > LAST_RESORT; size--) {
    const left = sheet.height - needed(size)
    if (left >= sheet.height * 0.45) return { size, picture: Math.min(sheet.width, left) }
  }
  return {
    size: LAST_RESORT,
    picture: Math.min(sheet.width, Math.max(sheet.height * 0.3, sheet.height - needed(LAST_RESORT))),
  }
}

/**
 * Height of one page's picture: the template's, or taller where that shows every figure whole (`whole`, in points) and
 * this page's text leaves room.
 */
export function pictureHeight(
  { size, picture }: PageTemplate,
  sheet: PageSize,
  lines: readonly (readonly string[])[],
  whole: number,
): number {
  const room = Math.min(sheet.width, sheet.height - ABOVE_TEXT - BELOW_TEXT - textHeight(lines, size))
  return Math.max(picture, Math.min(whole, room))
}
