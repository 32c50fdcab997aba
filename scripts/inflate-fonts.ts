// fonts/book has WOFF files; a PDF needs TrueType. Inflating them at build time saves seconds on every Chinese or
// Japanese book.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { z } from 'zod'

const faces = z.array(z.object({ id: z.string(), file: z.string() }))

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** WOFF 1.0 to the TrueType or OpenType file that it wraps (https://www.w3.org/TR/WOFF/). */
function inflateWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = WOFF_HEADER + i * WOFF_ENTRY
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(data) : data,
    }
  })
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  const power = Math.floor(Math.log2(count))
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const parts: Uint8Array[] = [header]
  let offset = header.length
  tables.forEach(({ tag, checksum, data }, i) => {
    const at = SFNT_HEADER + i * SFNT_ENTRY
    tag.copy(header, at)
    checksum.copy(header, at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    const padding = (4 - (data.length % 4)) % 4
    parts.push(Buffer.from(data), Buffer.alloc(padding))
    offset += data.length + padding
  })
  return Buffer.concat(parts)
}

/** Writes every font of lib/documents/fonts/faces.json into `folder` as `{id}.ttf`; existing files stay. */
export function inflateFonts(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { id, file } of faces.parse(
    JSON.parse(readFileSync(join(root, 'lib/documents/fonts/faces.json'), 'utf8')),
  )) {
    const target = join(folder, `${id}.ttf`)
    if (existsSync(target)) continue
    const font = inflateWoff(readFileSync(join(root, 'fonts/book', file)))
    // Renamed when complete, so that another process never reads half a font.
    writeFileSync(`${target}.${process.pid}`, font)
    renameSync(`${target}.${process.pid}`, target)
  }
}
