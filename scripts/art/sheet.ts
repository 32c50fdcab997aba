import sharp from 'sharp'

/** Lays SVG pictures out in rows on one PNG (or, by the file's ending, JPEG); each cell is `cell` pixels wide. */
export async function contactSheet(
  file: string,
  pictures: readonly string[],
  columns: number,
  cell: number,
): Promise<void> {
  const parts = await Promise.all(
    pictures.map(async (svg, i) => ({
      input: await sharp(Buffer.from(svg))
        .resize(cell - 8)
        .png()
        .toBuffer(),
      left: (i % columns) * cell + 4,
      top: Math.floor(i / columns) * cell + 4,
    })),
  )
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
