// What goes into the zip of a shelf: a folder a book, with its PDF, its EPUB, and all that is kept of it as JSON.
import { setTimeout as sleep } from 'node:timers/promises'
import { titleFileName } from '@/lib/domain/book/file-names'
import type { Viewer } from '@/lib/domain/viewer'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { documentBook } from '@/lib/documents/document-book'
import { DocumentError, makeDocument } from '@/lib/documents/client'
import { editionOf } from '@/lib/documents/epub/edition'
import type { DocumentJob } from '@/lib/documents/job'
import type { ZipFile } from '@/lib/documents/zip-stream'
import { now } from '@/lib/platform/clock'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { readForExport, type Exported } from '@/lib/server/my-stories/read-for-export'

const CREDIT = 'Wagtale Press'
const BUSY_MS = 2_000
const TRIES = 30
const LONGEST_NAME = 60

interface Wanted {
  viewer: Viewer
  ids: readonly string[]
  signal: AbortSignal
}

/** One file at a time, made when the one before has gone out. A book that can't be made leaves its data, and a line in `missing.txt`. */
export async function* exportedFiles(db: Db, { viewer, ids, signal }: Wanted): AsyncGenerator<ZipFile> {
  const missing: string[] = []
  for (const [at, id] of ids.entries()) {
    signal.throwIfAborted()
    const exported = await readForExport(db, { viewer, id })
    if (!exported) continue
    const folder = `${String(at + 1).padStart(3, '0')}_${titleFileName(exported.title || 'Story', '').slice(0, LONGEST_NAME)}`
    yield {
      name: `${folder}/story.json`,
      bytes: new TextEncoder().encode(JSON.stringify(exported.record, null, 2)),
      packed: false,
    }
    for (const [name, job] of await jobsOf(id, exported)) {
      const bytes = await made(job, signal)
      if (bytes) yield { name: `${folder}/${name}`, bytes, packed: true }
      else missing.push(`${folder}/${name}`)
    }
  }
  if (missing.length > 0)
    yield { name: 'missing.txt', bytes: new TextEncoder().encode(missing.join('\n')), packed: false }
}

async function jobsOf(id: string, { book: stored }: Exported): Promise<[name: string, job: DocumentJob][]> {
  if (!stored) return []
  const { manuscript, childName, petNames, dedication, look } = stored
  const phrases = await loadBookPhrases(manuscript.language, { childName, petNames })
  const book = documentBook({ childName, petNames, dedication, credit: CREDIT, phrases, manuscript, look })
  return [
    ['story.pdf', { kind: 'pdf', book, paper: 'square' }],
    ['story.epub', { kind: 'epub', book, ...editionOf(id, now()) }],
  ]
}

/** Null where it can't be made. Many others at work are waited for: the zip is under way already. */
async function made(job: DocumentJob, signal: AbortSignal): Promise<Uint8Array | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await makeDocument(job, signal)
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      if (error.reason !== 'busy') {
        log.error('export.document', { code: error.reason, error })
        return null
      }
      await sleep(BUSY_MS, undefined, { signal })
    }
  }
  return null
}
