import { z } from 'zod'
import { makeBookDocument } from '@/app/book-documents'
import { asBusy } from '@/app/papers/paper-response'
import { PRINT_PRODUCTS } from '@/lib/domain/commerce/print-order'
import { AppError } from '@/lib/domain/errors'
import { LONGEST_DEDICATION } from '@/lib/domain/story/lists'
import { documentBook } from '@/lib/documents/document-book'
import { route } from '@/lib/http/route'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { getBook } from '@/lib/server/stories/get-book'
import { cacheHeaders, isNotModified } from '../../../../versioned-response'

const query = z.object({
  book: z.enum(['hardcover_book', 'softcover_book']),
  v: z.string().optional(),
  /** As it is typed in the order. */
  dedication: z.string().trim().max(LONGEST_DEDICATION).optional(),
})
/** 0 is the sheet of the cover. */
const leafNumber = z.string().regex(/^\d{1,2}$/)

/** A page of the book as it is printed. All of them are made at once, and kept for some minutes. */
export const GET = route({ query, allow: requireOwner }, async ({ request, params, query, viewer, db, address }) => {
  const number = leafNumber.safeParse(params['n'])
  if (!number.success) throw new AppError('not_found')
  const book = await getBook(db, { viewer, id: params['id'] ?? '' })
  if (!book) throw new AppError('story_not_found')
  if (book === 'unfinished') throw new AppError('story_unfinished')
  const headers = cacheHeaders({ version: book.version, keepers: 'owner' }, query.v)
  const notModified = isNotModified(request, headers)
  if (notModified) return notModified
  const { pages, printer } = PRINT_PRODUCTS[query.book]
  const phrases = await loadBookPhrases(book.manuscript.language, book)
  const document = documentBook({ ...book, credit: 'Wagtale Press', phrases })
  const dedication = query.dedication || undefined
  const at = Number(number.data)
  const file = await makeBookDocument(
    // What was only typed so far changes one page.
    { kind: 'proof', book: document, printer, pages, ...(dedication ? { dedication, only: at } : {}) },
    { book, address, signal: request.signal },
  ).catch(asBusy)
  const pictures = z.array(z.string()).parse(JSON.parse(new TextDecoder().decode(file)))
  const picture = pictures[dedication ? 0 : at]
  if (picture === undefined) throw new AppError('not_found')
  return new Response(picture, { headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' } })
})
