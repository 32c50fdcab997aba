import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { titleFileName } from '@/lib/domain/book/file-names'
import { documentBook, PAPERS } from '@/lib/documents/book'
import { DocumentError, makeDocument } from '@/lib/documents/client'
import { route } from '@/lib/http/route'
import { getBook } from '@/lib/server/stories/get-book'

const CREDIT = 'Wagtale Press'
const query = z.object({ format: z.enum(['pdf']).default('pdf'), paper: z.enum(PAPERS).default('square') })

/** The book as a file, made in a worker; a reader who leaves ends the work. */
export const GET = route({ query }, async ({ request, params, query, viewer, db }) => {
  const book = await getBook(db, { viewer, id: params['id'] ?? '' })
  if (!book) throw new AppError('story_not_found')
  if (book === 'unfinished') throw new AppError('story_unfinished')
  const { manuscript, childName, petNames, look } = book
  const job = { kind: 'pdf', paper: query.paper, book: documentBook({ childName, petNames, credit: CREDIT, manuscript, look }) } as const
  const file = await makeDocument(job, request.signal).catch((error: unknown) => {
    if (error instanceof DocumentError && error.reason === 'busy') throw new AppError('documents_busy')
    throw error
  })
  return new Response(new Blob([new Uint8Array(file)]), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.byteLength),
      'content-disposition': `attachment; filename="story.pdf"; filename*=UTF-8''${encodeURIComponent(titleFileName(manuscript.title))}`,
      'cache-control': 'private, no-store',
    },
  })
})
