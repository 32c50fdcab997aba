import { z } from 'zod'
import { makeBookDocument } from '@/app/book-documents'
import { asBusy } from '@/app/papers/paper-response'
import { readingGuide } from '@/app/papers/reading-guide'
import { AppError } from '@/lib/domain/errors'
import { titleFileName } from '@/lib/domain/book/file-names'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { documentBook, PAPERS, type DocumentBook } from '@/lib/documents/document-book'
import { editionOf } from '@/lib/documents/epub/edition'
import type { BookJob } from '@/lib/documents/job'
import { PAGE_COUNTS, PRINTERS } from '@/lib/documents/print/printers'
import { route } from '@/lib/http/route'
import { getBook } from '@/lib/server/stories/get-book'
import { noteOpening } from '@/lib/server/stories/note-opening'

const CREDIT = 'Wagtale Press'
const query = z.object({
  format: z.enum(['pdf', 'epub', 'colouring', 'guide', 'interior', 'cover', 'preflight']).default('pdf'),
  paper: z.enum(PAPERS).optional(),
  printer: z.enum(PRINTERS).default('kdp'),
  pages: z.string().transform(Number).pipe(z.literal(PAGE_COUNTS)).default(24),
})

const FILE_ENDINGS = {
  pdf: '.pdf',
  epub: '.epub',
  colouring: '_Colouring.pdf',
  guide: '_Reading_Guide.pdf',
  interior: '_Interior.pdf',
  cover: '_Cover.pdf',
  preflight: '_Preflight.json',
} as const
const CONTENT_TYPES: Partial<Record<keyof typeof FILE_ENDINGS, string>> = {
  epub: 'application/epub+zip',
  preflight: 'application/json',
}

type BookQuery = z.output<typeof query> & { format: Exclude<z.output<typeof query>['format'], 'guide'> }

/** Colouring pages are for a printer at home: A4 unless Letter is chosen. */
function jobFor({ format, paper, printer, pages }: BookQuery, book: DocumentBook, id: string): BookJob {
  if (format === 'epub') return { kind: 'epub', book, ...editionOf(id, new Date()) }
  if (format === 'interior' || format === 'cover' || format === 'preflight')
    return { kind: format, book, printer, pages }
  return format === 'colouring'
    ? { kind: 'colouring', book, paper: paper ?? 'a4' }
    : { kind: 'pdf', book, paper: paper ?? 'square' }
}

/** The book as a file, made in a worker; a disconnect stops the work. */
export const GET = route({ query, limit: 'documents' }, async ({ request, params, query, viewer, db, address }) => {
  const book = await getBook(db, { viewer, id: params['id'] ?? '' })
  if (!book) throw new AppError('story_not_found')
  if (book === 'unfinished') throw new AppError('story_unfinished')
  void noteOpening(db, { id: book.id, now: new Date() })
  const { manuscript, childName, petNames, dedication, look } = book
  const { format } = query
  const makeJob = async () => {
    if (format === 'guide') return { kind: format, guide: await readingGuide(book) }
    const phrases = await loadBookPhrases(manuscript.language, { childName, petNames })
    const whole = documentBook({ childName, petNames, dedication, credit: CREDIT, phrases, manuscript, look })
    return jobFor({ ...query, format }, whole, book.id)
  }
  const file = await makeBookDocument(await makeJob(), { book, address, signal: request.signal }).catch(asBusy)
  const disposition = query.format === 'preflight' ? 'inline' : 'attachment'
  const ending = FILE_ENDINGS[query.format]
  const fileName = encodeURIComponent(titleFileName(manuscript.title, ending))
  return new Response(new Blob([new Uint8Array(file)]), {
    headers: {
      'content-type': CONTENT_TYPES[query.format] ?? 'application/pdf',
      'content-length': String(file.byteLength),
      'content-disposition': `${disposition}; filename="story${ending}"; filename*=UTF-8''${fileName}`,
      'cache-control': 'private, no-store',
    },
  })
})
