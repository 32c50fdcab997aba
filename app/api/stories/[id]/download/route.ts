import { z } from 'zod'
import { makeBookDocument } from '@/app/book-documents'
import { asBusy } from '@/app/papers/paper-response'
import { readingGuide } from '@/app/papers/reading-guide'
import { AppError } from '@/lib/domain/errors'
import { titleFileName } from '@/lib/domain/book/file-names'
import { hasBraille } from '@/lib/domain/book/braille/braille-tables'
import { BOOK_VOICES, FAMILY_VOICE, speaks } from '@/lib/domain/book/narration/book-voices'
import type { Narration } from '@/lib/domain/book/narration/narrated-book'
import type { Viewer } from '@/lib/domain/viewer'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { documentBook, PAPERS, type DocumentBook } from '@/lib/documents/document-book'
import { editionOf } from '@/lib/documents/epub/edition'
import type { BookJob, Reading } from '@/lib/documents/job'
import { PAGE_COUNTS, PRINTERS } from '@/lib/documents/print/printers'
import { route } from '@/lib/http/route'
import { findLiblouis } from '@/lib/platform/liblouis'
import { makeBrf } from '@/lib/server/braille/make-brf'
import { loadNarration } from '@/lib/server/narrations/get-narration'
import { scriptOf } from '@/lib/server/narrations/script-of'
import { listRecorders } from '@/lib/server/recordings/list-recordings'
import { loadRecordedNarration } from '@/lib/server/recordings/recorded-narration'
import type { Db } from '@/lib/platform/db/client'
import { getBook, type StoredBook } from '@/lib/server/stories/get-book'
import { noteOpening } from '@/lib/server/stories/note-opening'

const CREDIT = 'Wagtale Press'
/** What can be read aloud, by `voice`. */
const VOICES = [...BOOK_VOICES, FAMILY_VOICE] as const
const WITH_SOUND = ['epub', 'mp3'] as const
const query = z.object({
  format: z.enum(['pdf', ...WITH_SOUND, 'brf', 'colouring', 'guide', 'interior', 'cover', 'preflight']).default('pdf'),
  voice: z.enum(VOICES).optional(),
  /** Of the family, where several have read the book; the first one else. */
  recording: z.string().optional(),
  paper: z.enum(PAPERS).optional(),
  printer: z.enum(PRINTERS).default('kdp'),
  pages: z.string().transform(Number).pipe(z.literal(PAGE_COUNTS)).default(24),
})

const FILE_ENDINGS = {
  pdf: '.pdf',
  epub: '.epub',
  mp3: '.mp3',
  brf: '.brf',
  colouring: '_Colouring.pdf',
  guide: '_Reading_Guide.pdf',
  interior: '_Interior.pdf',
  cover: '_Cover.pdf',
  preflight: '_Preflight.json',
} as const
const CONTENT_TYPES: Partial<Record<keyof typeof FILE_ENDINGS, string>> = {
  epub: 'application/epub+zip',
  mp3: 'audio/mpeg',
  // ASCII, which is all that embossers and displays know; no type is registered for it.
  brf: 'text/plain; charset=us-ascii',
  preflight: 'application/json',
}

type Query = z.output<typeof query>
type BookQuery = Query & { format: Exclude<Query['format'], 'guide' | 'brf'>; reading: Reading | undefined }

const refuse = (name: 'format' | 'voice', choices: readonly string[]): never => {
  throw new AppError('not_offered', { name, choices: choices.join(', ') })
}

/** Colouring pages are for a printer at home: A4 unless Letter is chosen. */
function jobFor({ format, paper, printer, pages, reading }: BookQuery, book: DocumentBook, id: string): BookJob {
  if (format === 'mp3') return { kind: 'mp3', book, reading: reading ?? refuse('voice', VOICES) }
  if (format === 'epub') return { kind: 'epub', book, reading, ...editionOf(id, new Date()) }
  if (format === 'interior' || format === 'cover' || format === 'preflight')
    return { kind: format, book, printer, pages }
  return format === 'colouring'
    ? { kind: 'colouring', book, paper: paper ?? 'a4' }
    : { kind: 'pdf', book, paper: paper ?? 'square' }
}

/** @throws recording_absent where nobody has read the book whom the viewer may hear */
async function familyNarration(
  db: Db,
  { viewer, book, recording }: { viewer: Viewer; book: StoredBook; recording: string | undefined },
): Promise<{ narration: Narration; takes: string }> {
  const id = recording ?? (await listRecorders(db, { viewer, storyId: book.id }))[0]?.id
  const read = id === undefined ? null : await loadRecordedNarration(db, { viewer, id, book })
  if (!read || read.narration.pages.length === 0) throw new AppError('recording_absent')
  return read
}

/** @throws braille_language, braille_absent */
async function brailleOf(book: StoredBook, signal: AbortSignal): Promise<Uint8Array> {
  if (!hasBraille(book.manuscript.language)) throw new AppError('braille_language')
  const program = findLiblouis()
  if (program === null) throw new AppError('braille_absent')
  return makeBrf(book, { program, signal })
}

/** The book as a file, made in a worker; a disconnect stops the work. */
export const GET = route({ query, limit: 'documents' }, async ({ request, params, query, viewer, db, address }) => {
  const { format, voice } = query
  if (voice && !WITH_SOUND.some((one) => one === format)) refuse('format', WITH_SOUND)
  const book = await getBook(db, { viewer, id: params['id'] ?? '' })
  if (!book) throw new AppError('story_not_found')
  if (book === 'unfinished') throw new AppError('story_unfinished')
  const { manuscript, childName, petNames, dedication, look } = book
  if (voice && voice !== FAMILY_VOICE && !speaks(voice, manuscript.language)) throw new AppError('voice_language')
  const readingBy = async (voice: (typeof VOICES)[number], stored: StoredBook): Promise<Reading> => {
    const { id, version } = stored
    if (voice === FAMILY_VOICE)
      return { voice, ...(await familyNarration(db, { viewer, book: stored, recording: query.recording })) }
    const narration = await loadNarration(db, { viewer, id, version, voice, script: await scriptOf(stored) })
    return { voice, narration: narration ?? undefined }
  }
  const makeFile = async () => {
    if (format === 'brf') return brailleOf(book, request.signal)
    const job = await makeJob(format)
    return makeBookDocument(job, { book, address, signal: request.signal }).catch(asBusy)
  }
  const makeJob = async (format: Exclude<Query['format'], 'brf'>) => {
    if (format === 'guide') return { kind: format, guide: await readingGuide(book) }
    const phrases = await loadBookPhrases(manuscript.language, { childName, petNames })
    const whole = documentBook({ childName, petNames, dedication, credit: CREDIT, phrases, manuscript, look })
    return jobFor({ ...query, format, reading: voice && (await readingBy(voice, book)) }, whole, book.id)
  }
  const file = await makeFile()
  void noteOpening(db, { id: book.id, now: new Date() })
  const disposition = format === 'preflight' ? 'inline' : 'attachment'
  const ending = format === 'epub' && voice ? '_With_Voice.epub' : FILE_ENDINGS[format]
  const fileName = encodeURIComponent(titleFileName(manuscript.title, ending))
  return new Response(new Blob([new Uint8Array(file)]), {
    headers: {
      'content-type': CONTENT_TYPES[format] ?? 'application/pdf',
      'content-length': String(file.byteLength),
      'content-disposition': `${disposition}; filename="story${ending}"; filename*=UTF-8''${fileName}`,
      'cache-control': 'private, no-store',
    },
  })
})
