// Files of the export's zip: a folder per book with its PDF, its EPUB, an MP3 where it was read aloud, and all its
// data as JSON.
import { setTimeout as sleep } from 'node:timers/promises'
import { makeBookDocument } from '@/app/book-documents'
import { titleFileName } from '@/lib/domain/book/file-names'
import { BOOK_VOICES } from '@/lib/domain/book/narration/book-voices'
import type { Viewer } from '@/lib/domain/viewer'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { documentBook } from '@/lib/documents/document-book'
import { isDocumentError } from '@/lib/documents/client'
import { editionOf } from '@/lib/documents/epub/edition'
import type { BookJob, Reading } from '@/lib/documents/job'
import type { ZipFile } from '@/lib/documents/zip-stream'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { loadNarration } from '@/lib/server/narrations/get-narration'
import { scriptOf } from '@/lib/server/narrations/script-of'
import { exportRecordings } from '@/lib/server/recordings/export-recordings'
import { readForExport } from '@/lib/server/my-stories/read-for-export'
import type { StoredBook } from '@/lib/server/stories/get-book'

const CREDIT = 'Wagtale Press'
const RETRY_MS = 2_000
const MAX_TRIES = 30
const MAX_NAME_LENGTH = 60

interface ExportOptions {
  viewer: Viewer
  ids: readonly string[]
  signal: AbortSignal
  /** The one that asked. */
  address: string
}

/**
 * Yields one file at a time, each made after the previous one was sent. A book whose document can't be made still has
 * its data, and is listed in `missing.txt`.
 */
export async function* exportedFiles(db: Db, { viewer, ids, signal, address }: ExportOptions): AsyncGenerator<ZipFile> {
  const missing: string[] = []
  for (const [index, id] of ids.entries()) {
    signal.throwIfAborted()
    const exported = await readForExport(db, { viewer, id })
    if (!exported) continue
    const name = titleFileName(exported.title || 'Story', '').slice(0, MAX_NAME_LENGTH)
    const folder = `${String(index + 1).padStart(3, '0')}_${name}`
    yield {
      name: `${folder}/story.json`,
      bytes: new TextEncoder().encode(JSON.stringify(exported.record, null, 2)),
      packed: false,
    }
    for await (const { reader, name, page, mp3 } of exportRecordings(db, { viewer, storyId: id }))
      yield { name: `${folder}/recordings/${recorderFolder(reader, name)}/${pageFile(page)}`, bytes: mp3, packed: true }
    const { book } = exported
    if (book === null) continue
    for (const [name, job] of await jobsOf(id, book, await narrationsOf(db, { viewer, book }))) {
      const bytes = await makeWithRetry(() => makeBookDocument(job, { book, address, signal }), signal)
      if (bytes) yield { name: `${folder}/${name}`, bytes, packed: true }
      else missing.push(`${folder}/${name}`)
    }
  }
  if (missing.length > 0)
    yield { name: 'missing.txt', bytes: new TextEncoder().encode(missing.join('\n')), packed: false }
}

/** A name alone need not be unique, nor fit for a folder. */
const recorderFolder = (reader: number, name: string) =>
  `${reader}_${titleFileName(name, '').slice(0, MAX_NAME_LENGTH)}`
const pageFile = (page: number) => `page_${String(page).padStart(2, '0')}.mp3`

/** What voices have read of the book already; nothing is read for an export. */
async function narrationsOf(db: Db, { viewer, book }: { viewer: Viewer; book: StoredBook }): Promise<Reading[]> {
  const { id, version } = book
  const script = await scriptOf(book)
  const found = await Promise.all(
    BOOK_VOICES.map(async (voice) => ({
      voice,
      narration: await loadNarration(db, { viewer, id, version, voice, script }),
    })),
  )
  return found.flatMap(({ voice, narration }) => (narration ? [{ voice, narration }] : []))
}

async function jobsOf(
  id: string,
  stored: StoredBook,
  readings: readonly Reading[],
): Promise<[name: string, job: BookJob][]> {
  const { manuscript, childName, petNames, dedication, look } = stored
  const phrases = await loadBookPhrases(manuscript.language, { childName, petNames })
  const book = documentBook({ childName, petNames, dedication, credit: CREDIT, phrases, manuscript, look })
  return [
    ['story.pdf', { kind: 'pdf', book, paper: 'square' }],
    ['story.epub', { kind: 'epub', book, ...editionOf(id, new Date()) }],
    ...readings.map((reading): [string, BookJob] => [`story_${reading.voice}.mp3`, { kind: 'mp3', book, reading }]),
  ]
}

/** Null when the document can't be made. Waits while the workers are busy: the download is already under way. */
async function makeWithRetry(make: () => Promise<Uint8Array>, signal: AbortSignal): Promise<Uint8Array | null> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      return await make()
    } catch (error) {
      if (!isDocumentError(error)) throw error
      if (error.reason !== 'busy') {
        log.error('export.document', { code: error.reason, error })
        return null
      }
      await sleep(RETRY_MS, undefined, { signal })
    }
  }
  return null
}
