// Many files as one zip while they are being made: one file at a time in memory, and nothing made that nobody waits for.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipFile {
  name: string
  bytes: Uint8Array
  /** PDF and EPUB are compressed already. */
  packed: boolean
}

/** Bytes taken in at a time, so that no other request waits for a large book's checksum. */
const PIECE = 128 * 1024

interface ZipOptions {
  modified: Date
  /** Nobody reads any more: what is being made for it can end at once. */
  onLeave: () => void
}

/** The zip's bytes, as fast as they are read. Whoever stops reading ends `files`. */
export function zipStream(
  files: AsyncIterable<ZipFile>,
  { modified, onLeave }: ZipOptions,
): ReadableStream<Uint8Array> {
  const parts = zipped(files, modified)
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { value, done } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        onLeave()
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* zipped(files: AsyncIterable<ZipFile>, modified: Date): AsyncGenerator<Uint8Array, undefined> {
  const out: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    out.push(part)
  })
  for await (const { name, bytes, packed } of files) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = modified
    zip.add(file)
    for (let at = 0, last = false; !last; at += PIECE) {
      last = at + PIECE >= bytes.byteLength
      file.push(bytes.subarray(at, at + PIECE), last)
      yield* out.splice(0)
    }
  }
  zip.end()
  yield* out.splice(0)
  return undefined
}
