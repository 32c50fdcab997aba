import type { Font } from 'fontkit'

declare global {
  namespace PDFKit {
    // The library takes an opened font as well, which its types don't say.
    interface PDFDocument {
      font: (face: Font, family: string, size: number) => this
    }
  }
}
