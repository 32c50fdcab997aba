import { PDFDocument } from '@cantoo/pdf-lib'
import type { Box } from '../../domain/illustration/scene'

/** Writes into each page what is cut off and what is left; `trimOf` counts pages from 1, its box is from the upper left corner. */
export async function withBoxes(file: Uint8Array, trimOf: (page: number) => Box): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  for (const [i, page] of pdf.getPages().entries()) {
    const trim = trimOf(i + 1)
    page.setBleedBox(0, 0, page.getWidth(), page.getHeight())
    page.setTrimBox(trim.x, page.getHeight() - trim.y - trim.height, trim.width, trim.height)
  }
  return await pdf.save({ useObjectStreams: false })
}
