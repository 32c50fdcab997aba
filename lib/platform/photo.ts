// Pictures from outside, before anything looks at them: their kind by their own bytes, their size from their head, and then made anew.
import sharp from 'sharp'

/** A telephone's largest; a picture that claims more is not unpacked. */
const MAX_PIXELS = 64_000_000
const MAX_SIDE = 1024

/** No SVG, no document: what a camera or a telephone makes. */
const SIGNATURES: ((b: Buffer) => boolean)[] = [
  (b) => b.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (b) => b.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (b) => b.subarray(0, 4).toString('latin1') === 'GIF8',
  (b) => b.subarray(0, 4).toString('latin1') === 'RIFF' && b.subarray(8, 12).toString('latin1') === 'WEBP',
  (b) => b.subarray(4, 12).toString('latin1') === 'ftypavif',
]

/** A JPEG with nothing but the picture: no place, no camera, no name, upright. @returns why not, where it can't be made */
export async function reencodePhoto(bytes: Buffer): Promise<Buffer | 'not-image' | 'too-many-pixels'> {
  if (!SIGNATURES.some((matches) => matches(bytes))) return 'not-image'
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return 'too-many-pixels'
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    // A file that can't be unpacked is no picture, whatever its first bytes say.
    return 'not-image'
  }
}
