import { isRightToLeft } from '../domain/languages'
import type { DrawnBook } from './document-book'
import { typesetter } from './pdf/fonts'
import { setCover } from './print/cover'
import { leavesOf, setLeaf } from './print/interior'
import { leafSvg } from './print/leaf-svg'
import type { PageCount, Printer } from './print/printers'

interface Wanted {
  printer: Printer
  pages: PageCount
  dedication?: string | undefined
  only?: number | undefined
}

/**
 * A printed book to look through: its cover sheet (0) and each page of its interior (from 1) as SVG pictures, in one
 * JSON list of texts. They are what the printer's files are, with what is cut off. `only`: a list of this one.
 */
export async function createPrintProof(book: DrawnBook, wanted: Wanted, fonts: string): Promise<Uint8Array> {
  const voice = { type: await typesetter(fonts, book.language), rtl: isRightToLeft(book.language) }
  const { only, ...bound } = wanted
  const sheets = [
    () => setCover(book, bound, voice),
    ...leavesOf(book, bound.pages).map((leaf, i) => () => setLeaf(book, { ...bound, leaf, number: i + 1 }, voice)),
  ]
  const wantedSheets = only === undefined ? sheets : sheets.slice(only, only + 1)
  return new TextEncoder().encode(JSON.stringify(wantedSheets.map((set) => leafSvg(set(), voice))))
}
