import { FAMILY_VOICE } from '../domain/book/narration/book-voices'
import type { Narration } from '../domain/book/narration/narrated-book'
import { spokenPages } from '../domain/book/narration/spoken-pages'
import type { DocumentBook } from './document-book'
import { drawBook } from './draw-book'
import { makeEpub } from './epub/make-epub'
import type { DocumentJob, Reading } from './job'
import { makeMp3 } from './mp3/make-mp3'
import { makePrint } from './print/make-print'
import { createPrintProof } from './print-proof'
import { makeColouring } from './pdf/make-colouring'
import { makePdf } from './pdf/make-pdf'

/** Runs one job. `fonts` is the folder of inflated TrueType files. */
export async function createDocument(job: DocumentJob, fonts: string): Promise<Uint8Array> {
  if (!('book' in job)) {
    // Loaded when the first paper is asked for: most workers only make books.
    const { makePaper } = await import('./papers/make-paper')
    return makePaper(job, fonts)
  }
  if (job.kind === 'mp3') return makeMp3(job.book, await narrationOf(job.book, job.reading))
  const book = drawBook(job.book)
  switch (job.kind) {
    case 'pdf':
      return makePdf(book, job.paper, fonts)
    case 'colouring':
      return makeColouring(book, job.paper, fonts)
    case 'epub':
      return makeEpub(book, job, fonts, job.reading && (await narrationOf(job.book, job.reading)))
    case 'proof':
      return createPrintProof(book, job, fonts)
    case 'interior':
    case 'cover':
    case 'preflight':
      return makePrint(book, job.kind, job, fonts)
  }
}

async function narrationOf(book: DocumentBook, reading: Reading): Promise<Narration> {
  if (reading.voice === FAMILY_VOICE) return reading.narration
  if (reading.narration) return reading.narration
  // The synthesiser is loaded with the first book that is read aloud.
  const [{ narrateBook }, { VOICES }] = await Promise.all([
    import('./narration/narrate-page'),
    import('./narration/voices'),
  ])
  return narrateBook(spokenPages(book), book.language, VOICES[reading.voice])
}
