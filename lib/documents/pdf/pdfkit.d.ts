import type { Font } from 'fontkit'

declare global {
  namespace PDFKit {
    // pdfkit also accepts an opened font, which its types lack.
    interface PDFDocument {
      font: (face: Font, family: string, size: number) => this
    }
  }
}
