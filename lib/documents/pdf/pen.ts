import type { Font } from 'fontkit'

/** What sets text on a page: pdfkit's document, or an SVG picture of the page. */
export interface Pen {
  fillColor: (colour: string) => unknown
  font: (face: Font, family: string, size: number) => Pen
  text: (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions) => unknown
  save: () => unknown
  translate: (x: number, y: number) => unknown
  rotate: (angle: number) => unknown
  restore: () => unknown
}
