// Streams many files as one zip: one file in memory at a time, and none that nobody waits for.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipFile {
  name: string
  bytes: Uint8Array
  /** Stored, not compressed: PDF and EPUB are compressed already. */
  packed: boolean
}

/** Chunk size, so that a large book's checksum doesn't block other requests. */
const PIECE = 128 * 1024

interface ZipOptions {
  modified: Date
  /** The reader is gone: stop making the current file. */
  onLeave: () => void
}

/** Bytes of the zip, at the reader's pace. A reader that stops ends `files`. */
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
