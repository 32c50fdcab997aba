import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

/**
 * Lays SVG pictures out on one PNG (or, by its name, JPEG), in rows, each `cell` pixels wide, for looking at many
 * together.
 */
export async function contactSheet(
  file: string,
  pictures: readonly string[],
  columns: number,
  cell: number,
): Promise<void> {
  const parts = pictures.map((svg, i) => ({
    input: new Resvg(svg, { fitTo: { mode: 'width', value: cell - 8 } }).render().asPng(),
    left: (i % columns) * cell + 4,
    top: Math.floor(i / columns) * cell + 4,
  }))
  const sheet = sharp({
    create: {
      width: columns * cell,
      height: Math.ceil(pictures.length / columns) * cell,
      channels: 3,
      background: '#ffffff',
    },
  }).composite(parts)
  await (file.endsWith('.jpg') ? sheet.jpeg({ quality: 80, mozjpeg: true }) : sheet.png()).toFile(file)
}
