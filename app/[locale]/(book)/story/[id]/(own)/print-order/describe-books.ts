import type { BookSize } from '@/components/book/print/book-choices'
import type { Binding } from '@/components/book/print/print-proof'
import { coverSheet, insidePage, spineWidth } from '@/lib/documents/print/printers'
import { listLeaves } from '@/lib/domain/book/leaves'
import { PRINT_PRODUCTS, type PrintProduct } from '@/lib/domain/commerce/print-order'
import { isRightToLeft, type Language } from '@/lib/domain/languages'

const INCH = 72

type Contents = Parameters<typeof listLeaves>[1]

/** The measures of both books and of their sheets, as their printer has them. */
export function describeBooks(
  contents: Contents,
  language: Language,
): { sizes: Record<PrintProduct, BookSize>; bindings: Record<PrintProduct, Binding> } {
  const [hardcover, softcover] = [
    describe('hardcover_book', contents, isRightToLeft(language)),
    describe('softcover_book', contents, isRightToLeft(language)),
  ]
  return {
    sizes: { hardcover_book: hardcover.size, softcover_book: softcover.size },
    bindings: { hardcover_book: hardcover.binding, softcover_book: softcover.binding },
  }
}

function describe(product: PrintProduct, contents: Contents, rtl: boolean): { size: BookSize; binding: Binding } {
  const { pages, printer } = PRINT_PRODUCTS[product]
  const { width, height, around, spine, front } = coverSheet(printer, pages, rtl)
  const page = insidePage(printer, 1, rtl)
  return {
    size: { side: front.width / INCH, thick: spineWidth(printer, pages) / INCH },
    binding: {
      cover: {
        width,
        height,
        trim: { x: around, y: around, width: width - 2 * around, height: height - 2 * around },
        spine: [spine.x, spine.x + spine.width],
      },
      page: { width: page.width, height: page.height, trim: page.trim },
      leaves: listLeaves(pages, contents),
    },
  }
}
