// Sanitises uploaded photos: type by file signature, size by header, then re-encoded.
import sharp from 'sharp'

/** The largest phone cameras; a bigger picture is not decoded. */
const MAX_PIXELS = 64_000_000
const MAX_SIDE = 1024

/** JPEG, PNG, GIF, WebP, AVIF: what cameras and phones make. No SVG, no documents. */
const SIGNATURES: ((b: Buffer) => boolean)[] = [
  (b) => b.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (b) => b.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (b) => b.subarray(0, 4).toString('latin1') === 'GIF8',
  (b) => b.subarray(0, 4).toString('latin1') === 'RIFF' && b.subarray(8, 12).toString('latin1') === 'WEBP',
  (b) => b.subarray(4, 12).toString('latin1') === 'ftypavif',
]

/** Re-encodes as an upright JPEG without metadata (place, camera, names). @returns the reason where that fails */
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
    // A file that can't be decoded is no image, whatever its signature says.
    return 'not-image'
  }
}
