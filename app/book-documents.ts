// Documents of stored books for visitors: with a fair share of the workers for each address, and kept for some minutes.
import { FAMILY_VOICE } from '@/lib/domain/book/narration/book-voices'
import { makeDocument } from '@/lib/documents/client'
import type { BookJob } from '@/lib/documents/job'
import type { PaperJob } from '@/lib/documents/papers/papers'
import { env } from '@/lib/platform/env'
import { FileCache } from '@/lib/platform/file-cache'
import { withSpan } from '@/lib/platform/tracing'

/** Jobs of one address at a time: an export and a download, or two downloads. */
const PER_ADDRESS = 2
/** Some twenty books; short, since a book may be erased meanwhile. */
const CACHE = { bytes: 64 * 1024 * 1024, milliseconds: 10 * 60_000 }

// Stored on globalThis: Next bundles routes separately, and they share one cache.
const shared: typeof globalThis & { wagtaleDocumentCache?: FileCache } = globalThis
const cache = (): FileCache => (shared.wagtaleDocumentCache ??= new FileCache(CACHE))

/** A book in one of its forms, or its reading guide. */
type Made = BookJob | Extract<PaperJob, { kind: 'guide' }>

interface Wanted {
  /** The version names the content: it grows with each change of the book. */
  book: { id: string; version: number }
  address: string
  signal?: AbortSignal
}

/** @throws DocumentError, or the reason of an aborted `signal` */
export function makeBookDocument(job: Made, { book, address, signal }: Wanted): Promise<Uint8Array> {
  const most = Math.ceil(PER_ADDRESS * env().RATE_LIMIT_SCALE)
  const key = [book.id, book.version, ...settingsOf(job)].join(' ')
  const make = (wanted: AbortSignal) =>
    withSpan('document', { kind: job.kind }, () => makeDocument(job, { signal: wanted, client: { address, most } }))
  return cache().get(key, make, { signal })
}

/** What tells documents of one book apart; an EPUB's date of making doesn't. */
function settingsOf(job: Made): (string | number)[] {
  switch (job.kind) {
    case 'pdf':
    case 'colouring':
      return [job.kind, job.paper]
    case 'interior':
    case 'cover':
    case 'preflight':
      return [job.kind, job.printer, job.pages, job.dedication ?? '']
    case 'proof':
      return [job.kind, job.printer, job.pages, job.only ?? '', job.dedication ?? '']
    case 'epub':
    case 'mp3':
      return [job.kind, job.reading?.voice ?? '', job.reading?.voice === FAMILY_VOICE ? job.reading.takes : '']
    case 'guide':
      return [job.kind]
  }
}
