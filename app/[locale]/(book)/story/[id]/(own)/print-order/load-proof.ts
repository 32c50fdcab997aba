import { headers } from 'next/headers'
import { makeBookDocument } from '@/app/book-documents'
import { documentBook } from '@/lib/documents/document-book'
import { isDocumentError } from '@/lib/documents/client'
import { proof, type ProofPage } from '@/lib/domain/book/proof'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { clientIp } from '@/lib/http/client-ip'
import { readViewer } from '@/lib/http/viewer'
import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { getBook } from '@/lib/server/stories/get-book'

/** How each page of a story is printed. Null where it can't be told: the printer's own files can still be asked for. */
export async function loadPrintProof(id: string): Promise<ProofPage[] | null> {
  const book = await getBook(db(), { viewer: await readViewer(), id })
  if (!book || book === 'unfinished') return null
  const phrases = await loadBookPhrases(book.manuscript.language, book)
  try {
    return proof.parse(
      JSON.parse(
        new TextDecoder().decode(
          await makeBookDocument(
            { kind: 'proof', book: documentBook({ ...book, credit: 'Wagtale Press', phrases }) },
            { book, address: clientIp(await headers()) },
          ),
        ),
      ),
    )
  } catch (error) {
    if (!isDocumentError(error)) throw error
    log.warn('proof.missing', { storyId: id, code: error.reason, error })
    return null
  }
}
